// Places, measures, and what language models like to add to a home, in the same form.
export const PLACES_AND_INVENTIONS = `
minute*, min, mins | minuto*, min | minute*, min | minute*, min, gehminute*, autominute*, fussminute*, fahrminute*, minutig* | minut*, min | minuto*, min
hour*, hr, hrs | hora* | heure* | stunde*, stundig* | or*, ora, ore | hora*
second*, secs | segundo* | seconde* | sekunde* | second* | segundo*
day, days | dia* | jour*, journee* | tag, tage*, tagen, tags, tagsuber | giorn* | dia*
night*, overnight, at night | noche* | nuit*, nuitee* | nacht*, nachte*, ubernachtung* | nott* | noite*
week*, weekend* | semana*, fin de semana, fines de semana | semaine*, week end* | woche*, wochenend* | settiman*, weekend, fine settimana | semana*, fim de semana, fins de semana
month* | mes, meses, mensual* | mois | monat* | mes* | mes, meses
year*, years | ano* | an, ans, annee* | jahr* | ann* | ano*
mile*, mi | milla* | mile* | meile* | migli* | milha*
kilometer*, kilometre*, km | kilometro*, km | kilometre*, km | kilometer*, km | chilometr*, km | quilometro*, km
meter*, metre*, m | metro*, m | metre*, m | meter*, m | metr*, m | metro*, m
foot, feet, ft | pie, pies | pied* | fuss, ft | pied* | pe, pes
square feet, square foot, sq ft, sqft | pies cuadrados | pieds carres | quadratfuss, sq ft | piedi quadrati | pes quadrados
square meter*, square metre*, sqm, m2 | metros cuadrados, m2 | metres carres, m2 | quadratmeter*, qm, m2 | metri quadrati, m2, mq | metros quadrados, m2
inch, inches | pulgada* | pouce* | zoll* | pollic* | polegada*
acre* | acre*, hectarea* | acre*, hectare* | acre*, hektar* | acr*, ettar* | acre*, hectare*
block, blocks | cuadra*, manzana*, calle* | rue*, patés, pates de maisons, pate de maisons | hauserblock*, block*, strasse*, blocke*, blocken | isolat*, blocc* | quarteirao, quarteiroes, quadra*
mbps, megabit* | mbps, megas, mbit* | mbps, mbit*, mb | mbps, mbit*, megabit* | mbps, megabit | mbps, megas, mega
percent | por ciento | pour cent | prozent | per cento | por cento
dollar*, usd | dolar*, dolares | dollar* | dollar* | dollar* | dolar, dolares
euro*, eur | euro* | euro* | euro* | euro | euro*
walk*, walking, on foot, walking distance, stroll* | a pie, andando, caminando, camin*, pase* | a pied, marche*, promen*, balade* | zu fuss, fussweg*, gehminute*, laufen, gehen, spaziergang*, fussminute*, fusslaufig*, spazier*, lauf, geht | a piedi, camminat*, camminar*, passeggiat* | a pe, caminh*, andando, passei*
drive, drives, driving, by car | en coche, en carro, en auto, conduc*, en vehiculo | en voiture, route, conduire, trajet en voiture | mit dem auto, autominute*, autofahrt*, fahrt*, fahrminute*, fahren, mit dem wagen | in auto, in macchina, di auto, di macchina, guid* | de carro, dirig*, conduz*
bus, buses, bus stop*, bus line* | bus*, autobus*, parada* de autobus, parada* de bus, buses, autobuses | bus, arret* de bus, autobus, autocar* | bus, busse*, bushaltestelle*, buslinie*, busse, bushalt* | autobus, fermat* dell'autobus, fermat* del bus, bus, pullman | onibus, autocarro*, ponto de onibus, parada* de onibus, ponto* de onibus
train*, station, stations, train station*, railway* | tren*, estacion* de tren, estacion*, ferrocarril* | train*, gare* | zug*, zuge*, bahnhof*, bahn*, bahnhofe* | tren*, stazion*, ferrovi* | trem, trens, comboio*, estacao, estacoes, estacao de trem
metro*, subway*, underground, tube, light rail | metro*, subte*, tren ligero, estacion* de metro | metro*, tramway* | u bahn*, metro*, stadtbahn* | metro*, metropolitan* | metro*, estacao de metro
tram*, streetcar* | tranvia* | tram*, tramway* | strassenbahn*, tram* | tram | bonde*, electrico*, eletrico*
stop, stops | parada*, para, paran | arret*, s'arrete, s'arretent | haltestelle*, halt, halten, halt* | fermat*, ferma, fermano | parada*, ponto*, para, param
airport* | aeropuerto* | aeroport* | flughafen*, flughafen | aeroport* | aeroporto*
ferry, ferries | ferry*, transbordador* | ferry*, ferries, bac | fahre* | traghett* | balsa*, ferry*, barca*
highway*, freeway*, motorway*, interstate* | autopista*, autovia* | autoroute* | autobahn*, schnellstrasse* | autostrad* | rodovia*, autoestrada*
taxi*, cab, cabs | taxi* | taxi* | taxi*, taxis | taxi | taxi*
public transport*, public transit, transit | transporte publico | transports en commun, transport* public*, transports publics | offentliche verkehrsmittel, nahverkehr*, offentlichen verkehrsmittel*, offis, opnv, verkehrsmittel* | mezzi pubblici, trasport* pubblic* | transporte* publico*, transportes publicos
downtown, city center*, city centre*, town center*, town centre*, center, centre, old town | centro*, casco antiguo, casco historico, centro historico | centre*, centre ville, vieille ville, centre historique | zentrum*, innenstadt*, stadtzentrum*, altstadt*, stadtmitte | centr*, centro storico, citta vecchia | centro*, centro historico, cidade velha, cidade antiga
neighborhood*, neighbourhood*, district*, area, areas, surroundings | barrio*, zona*, distrito*, vecindario*, alrededor*, area* | quartier*, secteur*, alentours, environs, voisinage, zone* | viertel*, stadtteil*, nachbarschaft*, umgebung*, gegend*, bezirk*, bereich* | quartier*, zon*, dintorn*, rione, vicinat*, aree | bairro*, zona*, regiao, vizinhanca*, arredores, area*
village*, town, towns | pueblo*, aldea*, ciudad*, villa | village*, ville*, bourg* | dorf*, dorfer*, ort, orte*, ortschaft*, stadt* | villagg*, paes*, borg*, cittadin* | vila*, aldeia*, vilarejo*, cidade*
countryside, country | campo, pais, campina | campagne*, pays | land, lande, landschaft*, landlich* | campagn*, paes* | campo, interior, pais
square, plaza* | plaza*, cuadrad* | place*, carre* | platz*, platze* | piazz*, piazza | praca*, quadrad*
corner, corners | esquina*, rincon* | coin* de la rue, coin*, angle* | ecke*, eck, um die ecke | angol* | esquina*, canto*
bridge* | puente* | pont* | brucke* | pont* | ponte*
restaurant*, places to eat | restaurante* | restaurant*, restos | restaurant*, gaststatte*, lokal* | ristorant* | restaurante*
cafe*, coffee shop* | cafeteria*, cafe* | cafe*, salon* de the | cafe*, cafes | caffe, bar, caffetteri* | cafe*, cafeteria*
bar, bars, pub, pubs | bar, bares, pub, pubs | bar*, pub* | bar, bars, kneipe*, pub* | bar, pub | bar, bares, pub, pubs
bakery, bakeries | panaderia*, pasteleria* | boulangerie*, patisserie* | backerei*, backer* | panetteri*, panifici*, forn*, pasticceri* | padaria*, confeitaria*
shop, shops, store, stores, shopping, boutique* | tienda*, compra*, comercio*, negocio* | magasin*, boutique*, commerce*, achats, courses, shopping | geschaft*, geschafte*, laden, laden*, einkauf*, einkaufen, einkaufsmoglichkeit*, boutique* | negoz*, shopping, botteg*, acquist*, spes* | loja*, compra*, comercio*
supermarket*, grocery, grocery store*, groceries, convenience store* | supermercado*, tienda* de comestibles, tienda* de alimentacion, comestibles, compra*, ultramarinos, abarrotes | supermarche*, epicerie*, superette*, courses, magasin* d'alimentation, magasin* | supermarkt*, supermarkte*, lebensmittelgeschaft*, lebensmittel*, lebensmittelladen | supermercat*, alimentar*, negozio di alimentari, spesa | supermercado*, mercearia*, mercado*, mantimentos, compras
market*, farmers market* | mercado*, mercadillo* | marche*, marches | markt*, markte*, wochenmarkt* | mercat*, mercatin* | mercado*, feira*
museum*, gallery, galleries | museo*, galeria* | musee*, galerie* | museum*, museen, galerie* | muse*, galleri* | museu*, galeria*
theater*, theatre* | teatro* | theatre* | theater* | teatr* | teatro*
church* | iglesia* | eglise* | kirche* | chies* | igreja*
bell, bells | campana* | cloche* | glocke*, glocken | campan* | sino*, sinos
university*, college*, school*, campus | universidad*, escuela*, colegio*, campus | universite*, ecole*, lycee*, campus | universitat*, schule*, hochschule*, campus | universita, scuol*, campus | universidade*, escola*, faculdade*, campus
hospital* | hospital*, hospitales | hopital*, hopitaux | krankenhaus*, klinik* | ospedal* | hospital, hospitais
stadium*, arena* | estadio*, arena* | stade*, arene* | stadion*, stadien, arena* | stadi*, aren* | estadio*, arena*
zoo, aquarium* | zoo, zoologico*, acuario* | zoo, aquarium* | zoo, aquarium*, tierpark* | zoo, acquari* | zoologico*, aquario*, zoo
waterfall* | cascada*, catarata* | cascade*, chute* d'eau | wasserfall*, wasserfalle* | cascat* | cachoeira*, cascata*, queda* d'agua
winery*, brewery*, distillery* | bodega*, cerveceria*, destileria* | cave* viticole*, domaine* viticole*, brasserie*, distillerie* | weingut*, weinguter*, brauerei*, brennerei* | cantin*, birrific*, distilleri* | vinicola*, cervejaria*, destilaria*, adega*
casino* | casino* | casino* | casino*, kasino*, spielbank* | casino | cassino*, casino*
theme park*, amusement park* | parque* tematico*, parque* de atracciones | parc* d'attractions, parc* a theme* | freizeitpark*, vergnugungspark* | parc* divertiment* | parque* tematico*, parque* de diversoes
helipad*, helicopter* | helipuerto*, helicoptero* | heliport*, helistation*, helicoptere*, heliplateforme* | hubschrauber*, hubschrauberlandeplatz*, helikopter*, heliport*, landeplatz*, landeplatze* | eliport*, elisuperfici*, elicotter*, eliporto, piazzola di atterraggio | heliponto*, heliporto*, helicoptero*
butler*, chef*, maid* | mayordomo*, chef*, cocinero*, mucama*, criada* | majordome*, chef*, cuisinier*, femme de chambre | butler*, koch, koche*, chefkoch*, zimmermadchen, hausmadchen | maggiordom*, chef, cuoc*, domestic* | mordomo*, chef*, cozinheiro*, empregada*, arrumadeira*
spa, spas, wellness, massage* | spa*, bienestar, masaje* | spa*, bien etre, massage* | spa*, wellness*, massage* | spa, benesser*, massagg*, centro benessere | spa*, bem estar, massagem, massagens
helicopter tour*, limousine*, shuttle*, transfer* | limusina*, traslado*, lanzadera*, transfer* | limousine*, navette*, transfert* | limousine*, shuttle*, transfer*, abholservice* | limousin*, navett*, transfer, trasferiment* | limusine*, traslado*, transfer*, van
room service, minibar* | servicio de habitaciones, minibar* | service en chambre, minibar*, room service, service d'etage | zimmerservice*, minibar* | servizio in camera, minibar, servizio camere | servico de quarto, frigobar*, minibar*
wine cellar* | bodega* | cave* a vin | weinkeller* | cantin* | adega*
wine | vino* | vin, vins | wein, weine*, weinen | vin* | vinho*
champagne*, welcome basket*, fruit basket* | champan*, cava, cesta* de bienvenida, cesta* | champagne*, panier* de bienvenue, panier*, corbeille* | champagner*, sekt, begrussungskorb*, obstkorb*, willkommenskorb* | champagne, prosecco, cest* di benvenuto, cest* | champanhe*, espumante*, cesta* de boas vindas, cesta*
tower*, lighthouse*, windmill* | torre*, faro*, molino* | tour, tours, phare*, moulin* | turm*, turme*, leuchtturm*, windmuhle*, muhle* | torr*, far*, mulin* | torre*, farol*, moinho*
horse*, stable*, riding | caballo*, establo*, equitacion, cuadra* | cheval*, chevaux, ecurie*, equitation | pferd*, stall*, stalle*, reiten | cavall*, stall*, scuderi*, equitazion* | cavalo*, estabulo*, equitacao, hipismo
yacht*, sailboat* | yate*, velero* | yacht*, voilier* | jacht*, yacht*, segelboot* | yacht, barc* a vela | iate*, veleiro*
private beach*, private island* | playa* privada*, isla* privada* | plage* privee*, ile* privee* | privatstrand*, privatinsel* | spiagg* privat*, isol* privat* | praia* privativa*, praia* particular*, ilha* particular*
cinema club, nightclub*, disco* | discoteca*, club nocturno | boite de nuit, discotheque* | disko*, nachtclub*, diskothek* | discotec*, locale notturno | boate*, discoteca*, balada
greenhouse*, winter garden*, conservatory, sunroom* | invernadero*, jardin de invierno, solarium*, solario | serre*, jardin d'hiver, veranda*, solarium* | wintergarten*, gewachshaus*, solarium* | serr*, giardino d'inverno, solari* | estufa*, jardim de inverno, solario*
fountain*, pond*, koi | fuente*, estanque* | fontaine*, etang*, bassin* | brunnen*, springbrunnen*, teich* | fontan*, laghett*, stagn* | fonte*, chafariz*, lago ornamental, tanque*
statue*, gargoyle* | estatua*, gargola* | statue*, gargouille* | statue*, wasserspeier* | statu*, gargoyle, doccion* | estatua*, gargula*
orchard*, olive grove*, olive tree*, fruit tree* | huerto*, olivar*, olivo*, arbol* frutal* | verger*, olivier*, oliveraie*, arbre* fruitier* | obstgarten*, olivenhain*, olivenbaum*, obstbaum*, olivenbaume*, obstbaume* | frutteto, olivet*, uliv*, oliv* | pomar*, olival, oliveira*
tree, trees | arbol*, arboles | arbre* | baum*, baume* | alber* | arvore*
flower* | flor*, flores | fleur* | blume* | fior* | flor*, flores
robe*, slipper* | bata*, albornoz*, zapatilla*, pantufla* | peignoir*, chausson* | bademantel*, hausschuh*, pantoffel* | accappatoi*, pantofol*, ciabatt* | roupao, roupoes, chinelo*, pantufa*
trampoline*, swing, swings, slide, slides, treehouse*, sandbox* | trampolin*, columpio*, tobogan*, casa* del arbol, arenero* | trampoline*, balancoire*, toboggan*, cabane* dans les arbres, bac a sable | trampolin*, schaukel*, rutsche*, baumhaus*, sandkasten* | trampolin*, altalen*, scivol*, casa sull'albero, sabbier* | trampolim, balanco*, escorregador*, casa* na arvore, caixa de areia
generator*, solar panel* | generador*, panel* solar* | groupe electrogene, panneau* solaire*, panneaux solaires | generator*, solaranlage*, solarpanel*, photovoltaik* | generator*, pannell* solar* | gerador*, painel solar, paineis solares
art, artwork*, painting* | arte*, cuadro*, obra* de arte, pintura* | art, oeuvre* d'art, tableau*, peinture* | kunst*, gemalde*, kunstwerk*, bild, bilder* | art*, quadr*, oper* d'arte, dipint* | arte*, quadro*, obra* de arte, pintura*
marble | marmol | marbre | marmor* | marmo | marmore
chandelier* | arana*, candelabro* | lustre* | kronleuchter* | lampadar* | lustre*, candelabro*
lamp, lamps, light, lights, lighting | lampara*, luz*, luces, iluminacion | lampe*, lumiere*, eclairage* | lampe*, licht*, lichter*, beleuchtung* | lampad*, luc*, illuminazion* | lampada*, luz*, luzes, iluminacao, luminaria*
summer* | verano*, estival* | ete, etes, estival* | sommer* | estat*, estiv* | verao, veroes
winter* | invierno* | hiver* | winter* | invern* | inverno*
spring | primavera* | printemps | fruhling*, fruhjahr* | primaver* | primavera*
autumn, fall | otono* | automne* | herbst* | autunn* | outono*
morning* | manana* | matin*, matinee* | morgen*, vormittag*, morgens | mattin* | manha, manhas, matin*
afternoon* | tarde* | apres midi | nachmittag* | pomerigg* | tarde*
evening* | tarde*, noche* | soir*, soiree* | abend*, abends | ser*, serat* | noite*, fim de tarde, tarde*
sunrise*, dawn | amanecer*, salida del sol, alba | lever* du soleil, lever de soleil, aube, levers de soleil | sonnenaufgang*, sonnenaufgange*, morgendammerung | alba, sorgere del sole | nascer do sol, amanhecer*, alvorada
sunset*, dusk | atardecer*, puesta* de sol, ocaso | coucher* du soleil, coucher de soleil, couchers de soleil | sonnenuntergang*, sonnenuntergange* | tramont* | por do sol, entardecer
sun | sol, soleado* | soleil*, ensoleille* | sonne*, sonnig* | sole, soleggiat* | sol, ensolarad*
snow | nieve* | neige* | schnee* | nev* | neve*
rain | lluvia* | pluie* | regen* | piogg* | chuva*
`;
// Words that a translation may use where the English sentence has one of theirs, in the same form. Losing one is no harm.
export const WORDS = `
large, big, spacious, roomy, generous, wide, long | grande*, gran, ampli*, espacios*, larg* | grand*, spacieux*, spacieuse*, vaste*, large*, long* | gross*, geraumig*, weit*, breit*, lang* | grand*, ampi*, spazios*, larg*, lung* | grande*, ampl*, espacos*, larg*, long*, comprid*
small, compact, little, tiny | pequen*, compact*, poc*, chic* | petit*, compact*, peu | klein*, kompakt*, wenig* | piccol*, compatt*, poc* | pequen*, compact*, pouc*
high, tall, vaulted | alt* | haut*, eleve* | hoch*, hohe* | alt* | alt*
low | baj* | bas, basse* | niedrig*, tief* | bass* | baix*
narrow | estrech*, angost* | etroit* | eng, enge*, schmal* | strett* | estreit*
new, newly, brand new | nuev*, recien, estren* | neuf*, neuve*, nouveau*, nouvel*, recemment | neu, neue*, neuen | nuov*, recente* | nov*, recem
old, antique, older | antigu*, viej* | ancien*, vieux, vieil* | alt, alte*, antik*, alter* | antic*, vecchi*, d'epoca | antig*, velh*
original* | original* | origin*, d'epoque | original*, urspruglich* | original* | original*, originais
renovated, remodeled, refurbished, restored, renovation*, redone | renov*, restaur*, reform* | renov*, renove*, restaure*, refait*, renovation* | renoviert*, saniert*, restauriert*, umgebaut* | ristruttur*, rinnov*, restaur* | renov*, restaur*, reform*
modern, contemporary | modern*, contemporane* | modern*, contemporain* | modern*, zeitgenossisch* | modern*, contemporane* | modern*, contemporane*
historic, historical, century | historic*, siglo* | historique*, siecle* | historisch*, jahrhundert* | storic*, secol* | historic*, seculo*
bright, sunny, airy, sunlit, natural light | luminos*, solead*, luz natural, clar* | lumineu*, lumineux, lumineuse*, ensoleill*, clair* | hell*, sonnig*, lichtdurchflutet*, luftig* | luminos*, soleggiat*, arios* | luminos*, ensolarad*, clar*, arejad*
quiet, calm, peaceful, tranquil, silent | tranquil*, silencios*, calm*, sereno* | calme*, tranquill*, paisible* | ruhig*, still*, friedlich* | tranquill*, silenzios*, calm* | tranquil*, silencios*, calm*, sossegad*
lively, busy, vibrant | animad*, concurrid*, bullicios* | anime*, vivant* | lebhaft*, belebt*, lebendig* | vivac*, animat*, trafficat* | animad*, movimentad*, agitad*
warm, cozy, cosy | calid*, acogedor*, calient*, templad* | chaleureu*, chaleureux, chaleureuse*, chaud*, cosy, douillet* | warm*, gemutlich* | cald*, accoglient*, intim* | acolhedor*, quent*, aconchegant*
comfortable, comfy, comfort | comod*, confortable*, comodidad* | confortable*, confort, commode* | bequem*, komfortabel*, gemutlich*, komfort* | comod*, confortevol*, comfort | confortave*, confortavel, confortaveis, comod*, conforto
beautiful, lovely, pretty, charming | bonit*, hermos*, bell*, precios*, encantador*, lind* | beau*, belle*, bel, joli*, charmant* | schon*, hubsch*, charmant*, reizend* | bell*, graziose, grazios*, affascinant*, bei | bonit*, bel*, lind*, charmos*, encantador*
clean | limpi* | propre* | sauber* | pulit* | limp*
equipped, well equipped, fully equipped, stocked, furnished | equipad*, amueblad*, complet* | equipe*, equipee*, meuble*, amenage*, complet* | ausgestattet*, eingerichtet*, moblier*, bestuckt*, voll | attrezzat*, arredat*, accessoriat*, complet* | equipad*, mobiliad*, complet*
full, fully, complete*, completely | complet*, plen*, total* | complet*, plein*, entier*, entierement | voll*, komplett*, vollstandig* | complet*, pien*, total* | complet*, total*, plen*, integral
dedicated | dedicad*, especific*, propi*, exclusiv* | dedie*, reserve* | eigen*, separat*, fest* | dedicat*, riservat*, apposit* | dedicad*, propri*, exclusiv*
separate, independent | separad*, independient*, aparte | separe*, independant*, a part | separat*, getrennt*, eigen*, unabhangig* | separat*, indipendent*, a parte | separad*, independente*
open plan, open | diafan*, abiert*, abre*, abri* | ouvert*, ouvr* | offen*, offn*, geoffnet*, auf | apert*, apr*, open space | abert*, abr*, integrad*, funcion*
close, closed, closes | cerrad*, cierr*, cerr*, cerc* | ferme*, ferm*, proche* | geschlossen*, schliess*, nah* | chius*, chiud*, vicin* | fechad*, fech*, pert*
across the street, across the road, over the road, opposite | enfrente, al otro lado de la calle, frente, al cruzar la calle, otro lado | en face, de l'autre cote de la rue, traverse* | gegenuber*, auf der anderen strassenseite, anderen strassenseite, strassenseite* | di fronte, dall'altra parte della strada, dall'altro lato della strada, fronte | em frente, do outro lado da rua, frente
by | antes, hasta, junto, al lado, cerca | avant, jusqu, pres, a cote | bis, neben, bei, spatestens, vor | entro, prima, vicin*, accanto, presso | antes, ate, pert*, junto, ao lado
near, nearby, next to, next door, close to, close by, around the corner, steps away, beside, adjacent, right outside, at the door, not far, never far | cerca, cercan*, junto, al lado, proxim*, contigu*, a pocos pasos, vuelta de la esquina, lado | pres, proche*, a cote, voisin*, a deux pas, proximite, cote | nah*, neben*, nebenan, nahe, in der nahe, direkt, um die ecke, neben | vicin*, accanto, nei pressi, a due passi, prossim*, presso, fianco, dietro l'angolo | pert*, proxim*, ao lado, junto, vizinh*, lado
across, opposite, over the road | enfrente, frente, otro lado, cruzar, cruzando | en face, de l'autre cote, traverse* | gegenuber*, uber, anderen seite | di fronte, dall'altra parte, dirimpetto, fronte | em frente, do outro lado, frente, atraves*
far, away, distance | lejos, distancia*, de distancia, a | loin, distance* | entfernt*, weit*, weg, entfernung* | lontan*, distan* | longe, distan*
direct, directly, straight, right on | direct*, mism* | direct*, tout droit, meme | direkt*, geradewegs, unmittelbar* | dirett*, propri* | diret*, direct*, logo, mesm*
behind, back, rear | detras, atras, traser*, posterior* | derriere, arriere | hint*, hinter*, ruck* | dietro, retro, posterior* | atras, fundos, tras*
front, facing, face, faces | delante, delanter*, frente, orientad*, mira* | devant, avant, face, oriente*, expose* | vor*, vorder*, front*, zeigt, ausgerichtet | davanti, fronte, espost* | frente, diante*, virad*
under, below, beneath | baj*, debajo | sous, dessous | unter*, unterhalb | sotto | sob, embaixo, debaixo
above, over, on top | sobre, encima, arriba, por encima | au dessus, sur, dessus | uber*, oberhalb, auf | sopra | acima, sobre, em cima
between | entre | entre | zwischen | tra, fra | entre
around, surrounded | alrededor, rodead* | autour, entoure* | um, rund, umgeben* | intorno, attorno, circondat* | em volta, redor, cercad*, rodead*
side | lado*, lateral* | cote* | seite* | lat* | lado*
edge | borde*, orilla*, limite* | bord*, lisiere* | rand*, rande | bord*, margin*, ciglio | borda*, beira*, margem
end, ends | final*, fin, extremo, termin*, acab* | fin, bout*, termin* | ende*, endet | fin*, termin*, fond* | fim, final*, termin*, acab*
start, starts, begin, begins | empez*, empiez*, comenz*, comienz*, inic*, part* | commenc*, debut*, part* | beginn*, anfang*, start*, los | inizi*, cominc*, part* | comec*, inici*, part*
swim, swimming | nadar*, nad*, ban*, darte un bano, chapuz* | nager*, nag*, baign*, baignade* | schwimm*, bade*, baden | nuot*, bagno, bagn* | nadar*, nad*, banho*, mergulh*
cook, cooks, cooking, cooked, prepare, meals, meal | cocin*, prepar*, comida*, guis* | cuisin*, prepar*, repas, plat, plats | koch*, kochen, zubereit*, mahlzeit*, essen | cucin*, prepar*, past*, cuocer* | cozinh*, prepar*, refei*, comida*
eat, eating, dine, dining, dinner*, supper*, lunch | com*, cen*, almorz*, almuerz* | manger, mang*, din*, diner*, repas, dejeun* | essen, ess*, abendessen, mittagessen, speis* | mangi*, cen*, pranz* | com*, jant*, almoc*, refei*
sleep, sleeps, slept, sleeping, fall asleep, falls asleep, falling asleep | duerm*, dorm*, aloj*, acog*, para, capacidad | dorm*, couchage*, accueil*, loge*, heberg* | schlaf*, platz, platze, beherberg* | dorm*, ospit*, post* letto, accogli* | dorm*, acomod*, acolh*
sit, seat, seats, seating | sent*, asient* | assis, asseo*, assieds, asseyez, place* assise*, siege* | sitz*, sitzen, sitzplatz*, sitzplatze* | sed*, sieder*, post* a sedere | sent*, assent*, lugar*
relax, rest | relaj*, descans* | detend*, repos*, relax* | entspann*, ausruh*, erhol* | rilass*, ripos* | relax*, descans*
work, works, working, workday* | dia* de trabajo, trabaj*, jornada*, funcion*, laboral* | journee* de travail, travail*, travaill*, fonctionn* | arbeit*, arbeiten, arbeitstag*, funktionier* | giornat* di lavoro, lavor*, funzion*, lavorativ* | dia* de trabalho, trabalh*, funcion*
laptop* | portatil*, ordenador*, computador* | ordinateur*, portable* | laptop*, notebook*, rechner* | portatil*, computer, laptop | notebook*, laptop*, computador*, portatil
call, calls, video call* | llam*, videollamad* | appel*, visio*, visioconference* | ruf*, anruf*, videoanruf*, videocall* | chiam*, videochiamat* | lig*, cham*, chamad*, videochamad*
play, plays | jug*, juegu* | jou* | spiel*, spielen | gioc* | brinc*, jog*
read, reading | le*, lectura | lire, lis*, lecture | les*, lesen | legg*, lettur* | ler, leitura
watch, see, look, looks | ve*, ver, ves, mir*, observ* | voi*, voir, regard* | seh*, sieh*, schau*, blick* | ved*, guard* | ve*, ver, olh*, assist*
live, lives, living | viv*, resid* | viv*, vis, vit, habit*, resid* | wohn*, leb*, wohnen | viv*, abit* | viv*, mor*, resid*
stay, stays, visit* | estanci*, estadi*, alojamiento*, qued*, hosped*, aloj*, visit* | sejour*, visit*, rest* | aufenthalt*, bleib*, besuch*, ubernacht*, urlaub* | soggiorn*, permanenz*, rest*, visit* | estadia*, estad*, hospedagem, fic*, visit*
arrive, arrives, come, comes | lleg*, vien*, ven*, arrib* | arriv*, ven*, vien* | ankomm*, komm*, kommt, anreis*, ankunft* | arriv*, ven*, vien* | cheg*, vem, vir*
leave, leaves | dej*, sal*, march* | laiss*, part*, quitt* | lass*, verlass*, abreis* | lasci*, part* | deix*, sa*, part*
bring, brings, take, takes, carry, reach, leads, lead, get to | tra*, llev*, tom*, alcanz*, lleg*, conduc* | apport*, prend*, emmen*, port*, men*, rejoind*, all*, accede* | bring*, nehm*, mitbring*, fuhr*, erreich*, gelang*, trag*, dauert*, braucht* | port*, prend*, raggiung*, conduc*, arriv* | lev*, traz*, traga*, peg*, cheg*, alcanc*
meet, meets, greet, greets, run into | recib*, encontr*, conoc*, cruz*, cruc*, salud*, coincid* | accueil*, rencontr*, crois*, salu* | begruss*, treff*, empfang*, begegn*, uber den weg | accogli*, incontr*, saluta*, incroci* | receb*, encontr*, cruz*, cumpriment*
help, helps | ayud* | aid* | helf*, hilf* | aiut* | ajud*
build, built | constru*, construy* | constru*, bati* | gebaut*, erbaut*, bau*, errichtet* | costru* | constru*
paint, painted | pint* | peint*, peind* | gestrichen*, streich*, gemalt* | dipint*, vernic*, pittur*, tinteggi* | pint*
keep, keeps, kept | manten*, guard*, mantien*, conserv* | gard*, conserv*, tien*, ten* | halt*, behalt*, bewahr*, aufbewahr* | tien*, ten*, mantien*, manten*, conserv* | manten*, guard*, mantem, mantenh*, mantiv*, conserv*
store, storage, storing | guard*, almacen*, almacenamiento | rang*, stock*, rangement* | stau*, aufbewahr*, lager*, abstell* | deposit*, ripost*, conserv* | guard*, armazen*
fit, fits, hold, holds, room for | cab*, espacio* | rentr*, tient, tiennent, place* | pass*, platz*, fasst | entr*, posto, spazio, contien* | cab*, espaco*
share | compart* | partag* | teil* | condivid* | compartilh*, partilh*
use, uses, used | us*, utiliz* | utilis*, usage* | nutz*, benutz*, verwend*, nutzung* | us*, utilizz* | us*, utiliz*
record, recorded, records, recording | grab* | enregistr*, film* | aufnehm*, aufgenommen*, aufzeichn*, nimmt, nehmen | registr*, riprend* | grav*, film*
monitor, monitors, monitoring, measure*, cover, covers | control*, vigil*, mid*, cubr*, enfoc* | surveill*, mesur*, couvr*, film* | uberwach*, mess*, erfass*, deck* | monitor*, controll*, misur*, inquadr*, copr* | monitor*, control*, med*, cobr*, film*
ring, rings | suen*, tocan, tañen | sonn* | laut*, klingel* | suon* | toc*, soam
stop, stops | par*, deten* | arret* | halt* | ferm* | par*
grow, grows, shade | crec*, sombra* | pouss*, ombre*, ombrage* | wachs*, schatt* | cresc*, ombr* | cresc*, sombra*
friend, friends | amig* | ami* | freund* | amic* | amig*
grandfather, grandmother, father, mother | abuel*, padre*, madre* | grand pere, grand mere, pere, mere | grossvater*, grossmutter*, vater*, mutter*, opa, oma | nonn*, padre, madre | avo, avos, pai, mae
owner*, owners | propietari*, duen* | proprietaire* | eigentumer*, besitzer* | proprietari* | proprietari*, don*
trip, trips, travel*, holiday*, vacation* | viaj*, vacacion*, escapada* | voyage*, vacances, sejour* | reise*, urlaub*, ferien*, ausflug* | viagg*, vacanz* | viag*, ferias
pack, packing | mete*, hac*, equipaje, maleta*, empac* | emport*, prend*, prevo*, valise* | pack*, einpack*, mitnehm* | mett*, port*, valigi* | lev*, arrum*, mala*
clothes, laundry, clothing | ropa*, colada* | vetement*, linge*, lessive* | kleid*, kleidung*, wasch*, wasche | vestit*, bucat*, abiti | roupa*
wash, washing | lav* | lav* | wasch* | lav* | lav*
wood fire, fire, fires | fuego*, lumbre | feu, feux | feuer* | fuoc* | fogo*
glass | vidri*, cristal* | verre*, vitre* | glas* | vetr* | vidr*
stone, brick | piedra*, ladrillo* | pierre*, brique* | stein*, ziegel*, backstein* | pietr*, matton* | pedra*, tijolo*
stained glass | vidriera* | vitrail*, vitraux | buntglas*, buntglasfenster*, bleiglas* | vetrat* colorat*, vetrat* | vitral, vitrais
tile, tiles, tiled | azulejo*, baldosa*, teja* | carrel*, carreau*, tuile* | fliese*, kachel*, gefliest* | piastrell*, maiolic* | azulejo*, ladrilho*
floorboard*, hardwood, wood floor* | parque*, tarima*, suelo* de madera | parquet*, plancher* | dielen*, parkett*, holzboden* | parquet, legno | assoalho*, piso* de madeira
white, blue, green, red, black, yellow, color*, colour* | blanc*, azul*, verde*, roj*, negr*, amarill*, color* | blanc*, blanche*, bleu*, vert*, rouge*, noir*, jaune*, couleur* | weiss*, blau*, grun*, rot, rote*, schwarz*, gelb*, farb* | bianc*, blu, azzurr*, verd*, ross*, ner*, giall*, color* | branc*, azul, azuis, verde*, vermelh*, pret*, amarel*, cor, cores
time, times, hour*, late, early, late arrival* | tiempo*, hora*, tarde, tardi*, tempran* | temps, heure*, tard*, tardif*, tardive*, tot | zeit*, uhr*, spat*, fruh* | temp*, or*, tard*, prest* | tempo*, hora*, tard*, cedo
build in, install*, installed, put in | instal*, coloc*, construy* | install*, pos* | eingebaut*, einbau*, install* | install*, mess* | instal*, coloc*
first, second, third, fourth, fifth | primer*, segund*, tercer*, cuart*, quint* | premier*, premiere*, deuxieme*, troisieme*, quatrieme*, cinquieme* | erst*, zweit*, dritt*, viert*, funft* | prim*, second*, terz*, quart*, quint* | primeir*, segund*, terceir*, quart*, quint*
half | medi*, mitad | demi*, moitie* | halb*, anderthalb* | mezz*, meta | mei*, metade
both | amb*, dos | deux | beid* | entramb* | amb*, dois, duas
each, every | cada, tod* | chaque, chacun*, tous, toutes, tout* | jede*, jeweils, je | ogni, ciascun*, tutt* | cada, tod*
other, others, another | otr*, demas | autre*, autrui | ander*, weiter* | altr* | outr*
few, several, some, many, plenty | algun*, vari*, much*, poc*, unos, unas | quelque*, plusieurs, beaucoup, peu | einig*, mehrer*, viel*, wenig*, paar | alcun*, divers*, molt*, poc*, qualche | algun*, vari*, muit*, pouc*
everything, all, anywhere, everywhere, year round, throughout | tod*, enter*, complet* | tout*, tous, toute*, partout, entier* | all*, alles, ganz*, gesamt*, uberall | tutt*, inter*, ovunque | tud*, tod*, inteir*
extra, additional, more | extra*, adicional*, mas | supplementaire*, en plus, plus | zusatzlich*, extra*, mehr, weiter* | extra, aggiuntiv*, in piu, piu | extra*, adicional, adicionais, mais
long stay*, longer, extended | larg*, prolongad* | long*, prolonge* | lang*, langer* | lung*, prolungat* | long*, prolongad*
local, locals | local*, vecin* | local*, locaux, habitant* | lokal*, einheimisch*, ortlich* | local*, del posto | local, locais
rule*, rules | norma*, regla* | regle*, reglement | regel*, hausregel* | regol* | regra*
please | por favor, rogamos, te pedimos, pedimos | merci de, s'il vous plait, veuillez, priere | bitte* | per favore, si prega, ti chiediamo, vi preghiamo, chiediamo | por favor, pedimos
available | disponible* | disponible*, disposition | verfugbar*, verfugung | disponibil*, disposizione | disponive*, disponivel, disponiveis, disposicao
possible, can, may | posibl*, pued*, pod* | possible*, peut, peuvent, pouvez | moglich*, konn*, kann* | possibil*, puo, poss* | possive*, pod*
premises, site, on site, property | recinto*, finca*, propiedad*, instalacion*, alojamiento*, in situ, mism* | place, sur place, propriete*, terrain* | grundstuck*, gelande*, vor ort, anlage*, unterkunft* | loco, in loco, sul posto, proprieta, struttur* | local, propriedade*, terreno*, no local
plan, plans | plan*, planes | plan*, projet* | plan*, plane* | pian*, programm* | plan*, programa*
door to door | puerta a puerta | porte a porte | tur zu tur | porta a porta | porta a porta
pedestrian* | peatonal* | pieton* | fussganger* | pedonal* | pedestre*, pedonal
pastry, pastries, bread | bolleria, pan, dulces, pastel* | patisserie*, viennoiserie*, pain* | gebak*, brot*, kuchen | dolc*, cornett*, pane, paste | doces, pao, paes, massas
ice cream | helad* | glac* | eis, eisdiele*, eiscreme* | gelat* | sorvet*, gelado*
pets live, live here, resident | viv* | viv*, habit* | leb*, wohn* | viv* | mor*, viv*
weather, dry, wet | tiempo, sec*, humed* | temps, sec, seche*, humide* | wetter*, trocken*, nass* | temp*, asciutt*, secc*, bagnat* | tempo, clima, sec*, molhad*
serve, serves, served, included, include* | sirv*, serv*, inclu* | serv*, servi*, inclus*, compris* | servier*, inbegriffen*, enthalten*, inklusive | serv*, inclus*, compres* | serv*, inclu*
fresh, cool | fresc* | frais, fraiche* | frisch*, kuhl* | fresc* | fresc*
safe, secure | segur* | sur, sure, securise* | sicher* | sicur* | segur*
strong, slippery, uneven, careful, care, mind | fuert*, resbaladiz*, irregular*, cuidado | fort*, glissant*, inegal*, attention, irregulier* | stark*, rutschig*, uneben*, vorsicht* | fort*, scivolos*, irregolar*, attenzion* | fort*, escorregadi*, irregular*, cuidado
security | segurid*, vigilanci* | securite, surveillance | sicherheit*, uberwachung* | sicurezz*, sorveglianz* | seguranc*, vigilanci*
in use, running | en uso, funcionamiento, activ* | en service, en marche, activ*, utilis*, fonctionnement | in betrieb, betrieb, aktiv*, im einsatz, einsatz | in uso, in funzione, funzione, attiv* | em uso, funcionamento, ativ*
himself, herself, themselves, by yourself | mism*, sol* | lui meme, elle meme, eux memes, seul* | selbst, allein* | da sol*, stess* | mesm*, sozinh*
from, since | desde, part*, a partir | depuis, part*, a partir, des, de | von, ab, aus, seit, entfernt* | da, dal*, part*, distan* | desde, part*, a partir
sleep, sleeps, party, more, for | persona*, huesped*, plaza*, mas, cabida | personne*, voyageur*, place*, plus | person*, gast*, gaste*, weiter*, mehr | person*, ospit*, post*, piu | pessoa*, hospede*, lugar*, mais
look, looks, see, over, overlook, overlooks | vista*, ve, ven, ver, domin*, asom* | vue*, voi*, etend*, regard*, domin* | blick*, sehen, schau*, uberblick* | sguard*, vist*, ved*, affacc*, domin*, oltre | veem, ve, ver, vista*, avist*, domin*
hot, heat, heats, warm up | calient*, calor, calent* | chaud*, chauff*, rechauff* | heiss*, warm*, aufwarm*, erwarm* | cald*, scald*, riscald* | quent*, esquent*, aquec*
takes, take, get, gets | tard*, sal* | met, mettent, mettr*, prend* | brauch*, dauer* | mett*, vuole, vogliono, impieg* | demor*, lev*
to the, as far as, background | fondo, hasta | fond, jusqu | hintergrund*, bis | fondo, fino | fundo, ate
own, your own, its own, of your own | propi*, privad* | propre*, prive*, a vous | eigen*, selbst, privat* | propri*, privat* | propri*, privativ*, privad*
one, single, same | unic*, mism*, sol* | unique*, seul*, meme* | einzig*, selb* | unic*, stess*, sol* | unic*, mesm*, so
warm up, warm yourself | entra* en calor, entra en calor, calient*, calent* | rechauff* | aufwarm*, warm* | riscald*, scald* | aquec*, esquent*
then, afterwards | despues, luego, entonces | puis, ensuite, apres | dann, danach | poi, dopo, quindi | depois, entao
bottom | abaj*, inferior* | bas, inferieur*, fond* | unter*, unten | inferior*, bass*, fondo | baix*, inferior*, fundo*
go, goes, run, runs | va, van, lleva, llevan, ir, conect* | va, vont, mene, menent, conduit, relie* | fahrt, fahren, geht, gehen, fuhrt | va, vanno, porta, portano, arriva | vai, vao, leva, levam
`;
