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
