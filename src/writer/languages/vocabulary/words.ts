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
