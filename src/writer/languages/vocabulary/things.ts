// Outdoors, arriving, rules and safety, in the same form.
export const OUTDOOR_THINGS = `
balcony, balconies | balcon* | balcon* | balkon* | balcon* | varanda*, sacada*, balcao
patio*, courtyard* | patio*, terraza*, patios | patio*, cour*, terrasse* | terrasse*, innenhof*, hof, patio* | pati*, cortil*, terrazz* | patio*, terraco*, quintal
terrace* | terraza* | terrasse* | terrasse* | terrazz* | terraco*, varanda*
roof terrace*, rooftop terrace*, roof deck*, rooftop deck* | terraza* en la azotea, azotea*, terraza* en el tejado, terraza* | toit* terrasse*, terrasse* sur le toit, rooftop* | dachterrasse* | terrazz* sul tetto, terrazz* panoramic*, terrazz* | terraco* na cobertura, terraco*, rooftop
deck, decks, decking, sun deck* | terraza*, terraza* de madera, deck* | terrasse*, terrasse* en bois, deck* | terrasse*, holzterrasse*, deck*, holzdeck* | terrazz*, deck, pedan*, terrazz* in legno | deck*, terraco*
porch*, veranda*, verandah*, lanai* | porche*, veranda*, galeria* | veranda*, porche*, perron* | veranda*, vordach* | portic*, verand* | varanda*, alpendre*, portico*
gazebo*, pergola* | cenador*, pergola*, glorieta* | gloriette*, pergola*, tonnelle* | pavillon*, pergola*, gartenlaube* | gazebo, pergol* | gazebo*, pergola*, caramanchao
garden*, backyard*, yard, yards, lawn* | jardin*, patio*, cesped | jardin*, cour*, pelouse* | garten*, garten, hinterhof*, rasen*, hof | giardin*, cortil*, prat* | jardim, jardins, quintal, quintais, gramado*
garage* | garaje*, cochera*, garage* | garage* | garage*, tiefgarage* | garage, box auto, autorimess* | garagem, garagens
carport* | cochera*, marquesina* | carport*, abri voiture | carport* | tettoia per auto, posto auto coperto | garagem coberta, telheiro*, carport
driveway* | entrada* para coches, entrada*, acceso*, camino de entrada | allee* | einfahrt*, auffahrt* | vialett*, vial* d'accesso, vialetto | entrada de carros, entrada*, garagem
parking, park, parking spot*, parking space*, parking lot*, car park* | aparcamiento*, estacionamiento*, parking*, aparcar*, estacionar*, aparc*, estacion*, plaza* de garaje, plaza* de aparcamiento, parqueadero*, parque* | parking*, stationn*, garer, garez, place* de parking, se garer, parc, parcs | parkplatz*, parkplatze*, stellplatz*, stellplatze*, parken*, parkmoglichkeit*, park, parks, parkt | parchegg*, post* auto, parcheggi*, parco, parchi | estacionamento*, estacion*, vaga*, parque*, lugar* de estacionamento, lugar para estacionar
street*, road* | calle*, via publica, carretera*, camino* | rue*, voirie, route*, chemin, chemins | strasse*, strassen*, weg, gasse* | strad*, via, vie | rua*, via publica, estrada*, caminho*
car, cars, vehicle* | coche*, carro*, auto*, vehiculo* | voiture*, vehicule* | auto*, wagen, pkw, fahrzeug* | auto, macchin*, veicol* | carro*, automovel, veiculo*
ev charger*, ev charging, electric car charger*, charging station*, car charger* | cargador* para coche* electrico*, cargador*, punto* de carga, cargador* electrico*, cargador* para vehiculo* electrico*, cargador* de coche* electrico*, estacion* de carga, cargador* de vehiculo* electrico* | borne* de recharge*, borne* electrique*, chargeur*, recharg*, borne* | ladestation* fur elektroautos, ladestation* fur e autos, ladestation* fur elektrofahrzeuge, ladestation*, wallbox*, ladesaule*, e auto ladestation, e ladestation, lademoglichkeit* | colonnin* di ricarica, colonnin*, ricaric*, caricator*, stazion* di ricarica | carregador* para carro* eletrico*, carregador* de veiculo* eletrico*, carregador* para veiculo* eletrico*, carregador*, ponto* de carregamento, estacao de carregamento
outdoor furniture, patio furniture, garden furniture, outdoor seating | muebles de exterior, mobiliario de exterior, muebles de jardin, muebles exteriores, muebles de terraza, asientos al aire libre | mobilier de jardin, salon de jardin, mobilier d'exterieur, mobilier exterieur | gartenmobel*, aussenmobel*, terrassenmobel*, sitzplatz im freien, sitzplatze im freien | arredi da esterno, mobili da giardino, mobili da esterno, arredi esterni, arredo da giardino | moveis de jardim, moveis externos, moveis de exterior, mobiliario de jardim, mobiliario de exterior, moveis de area externa
outdoor dining | comedor exterior, comer al aire libre, comedor al aire libre | repas en plein air, coin repas exterieur, manger dehors, repas dehors | essbereich im freien, essplatz im freien, im freien essen, draussen essen, aussenessbereich | zona pranzo esterna, pranzo all'aperto, mangiare all'aperto, zona pranzo all'aperto | refeicoes ao ar livre, area de refeicoes externa, comer ao ar livre
hammock* | hamaca* | hamac* | hangematte* | amac* | rede*, redes
sun lounger*, sunbed*, lounger*, sun chair* | tumbona*, hamaca* de sol, camastro* | transat*, chaise* longue*, bain* de soleil | sonnenliege*, liege*, liegestuhl*, liegestuhle* | lettin* prendisole, sdrai*, lettin* | espreguicadeira*
beach chair*, beach essentials, beach gear, beach umbrella*, beach towel* | silla* de playa, articulos de playa, sombrilla*, toalla* de playa, equipo de playa | chaise* de plage, affaires de plage, parasol*, serviette* de plage, accessoires de plage, equipement de plage | strandstuhl*, strandstuhle*, strandausrustung*, sonnenschirm*, strandtuch*, strandtucher*, strandutensilien | sedi* da spiaggia, attrezzatura da spiaggia, ombrellon*, tel* da spiaggia, articoli da spiaggia, tel* mare | cadeira* de praia, itens de praia, guarda sol, guarda sois, toalha* de praia, artigos de praia
bike*, bicycle*, cycling | bici*, bicicleta* | velo*, bicyclette* | fahrrad*, fahrrader*, rad, rader* | bici, biciclett* | bicicleta*, bike*
bike path*, cycle path*, bike lane*, bike trail* | carril bici, ciclovia*, carriles bici | piste* cyclable* | radweg*, fahrradweg* | pist* ciclabil*, ciclabil* | ciclovia*, ciclofaixa*
kayak*, kayaking | kayak*, piragua* | kayak* | kajak* | kayak | caiaque*
canoe*, canoeing | canoa* | canoe* | kanu* | cano*, canoe | canoa*
paddleboard*, paddle board*, sup board* | tabla* de paddle surf, paddle surf, tabla* de sup, tabla* de paddle | paddle*, planche* de paddle, stand up paddle | stand up paddle*, sup board*, sup boards, stehpaddel* | sup, tavol* sup, stand up paddle, paddle | prancha* de stand up paddle, stand up paddle, stand up, prancha* de sup, paddle
boat*, boat slip*, mooring* | barco*, bote*, lancha*, amarre*, embarcacion* | bateau*, bateaux, barque*, mouillage | boot*, bootsliegeplatz*, liegeplatz* | barc*, barche, ormegg* | barco*, lancha*, ancoradouro*
dock, docks, jetty, pier, piers | muelle*, embarcadero* | ponton*, embarcadere*, quai*, jetee* | steg, stegs, bootssteg*, anlegestelle*, anleger* | pontil*, molo, imbarcader* | pier*, cais, deque*, embarcadouro*, doca*
beach* | playa* | plage* | strand*, strande* | spiagg* | praia*
beach access, beachfront, beach front | acceso* a la playa, primera linea de playa, frente a la playa, acceso* directo* a la playa | acces a la plage, acces direct a la plage, bord de plage, front de mer | strandzugang*, zugang zum strand, direkt am strand | access* alla spiaggia, fronte spiaggia, access* dirett* alla spiaggia, fronte mare | acesso a praia, acesso direto a praia, a beira mar, frente para a praia, pe na areia
lake* | lago*, lagos | lac, lacs | see, seen, sees | lago, laghi | lago*, lagoa*
lake access, lakefront, lake front | acceso* al lago, frente al lago, a orillas del lago, acceso* directo* al lago | acces au lac, bord du lac, acces direct au lac, bord de lac | seezugang*, zugang zum see, direkt am see, seeufer* | access* al lago, fronte lago, access* dirett* al lago | acesso ao lago, acesso direto ao lago, a beira do lago, frente para o lago
waterfront, water's edge, by the water | frente al agua, junto al agua, a orillas del agua, primera linea, ribera | bord de l'eau, front de mer, bord d'eau | am wasser, wasserlage, ufer*, direkt am wasser | sull'acqua, lungomare, lungofiume, fronte acqua, riva | a beira d'agua, beira d'agua, orla, beira da agua
river*, creek*, stream, streams | rio*, arroyo* | riviere*, fleuve*, ruisseau* | fluss*, flusse*, bach, baches | fium*, torrent*, ruscell* | rio*, riacho*, corrego*
sea, seas, ocean* | mar*, oceano* | mer, mers, ocean* | meer*, ozean*, nordsee, ostsee | mar*, oceano | mar*, oceano*
water | agua* | eau, eaux | wasser* | acqu* | agua*
hot water | agua caliente | eau chaude | warmwasser, warmes wasser, heisses wasser | acqua calda | agua quente
bay, bays | bahia* | baie* | bucht* | bai* | baia*
harbor*, harbour*, marina*, port, ports | puerto*, marina* | port*, marina* | hafen*, hafen, jachthafen* | port*, porto, marina, porticciol* | porto*, marina*
canal* | canal*, canales | canal*, canaux | kanal*, kanale* | canal* | canal, canais
island* | isla* | ile*, iles | insel* | isol* | ilha*
mountain*, hill, hills | montana*, colina*, sierra*, cerro* | montagne*, colline* | berg*, hugel* | montagn*, mont*, collin* | montanha*, colina*, serra*, morro*
valley*, canyon* | valle*, canon* | vallee*, canyon* | tal, tals, taler*, schlucht* | vall*, canyon | vale*, canion
forest*, woods, woodland* | bosque*, selva* | foret*, bois | wald*, walder*, walde | bosc*, forest* | floresta*, bosque*, mata*
vineyard* | vinedo*, vina* | vignoble*, vigne* | weinberg*, weingut*, weinreben | vignet*, vigne, vigna | vinhedo*, vinha*
golf, golf course*, golf view* | golf*, campo* de golf | golf*, parcours de golf, terrain* de golf | golf*, golfplatz* | golf, camp* da golf | golfe*, campo* de golfe
mini golf, miniature golf | minigolf | mini golf | minigolf* | minigolf | minigolfe, mini golfe
desert* | desierto* | desert* | wuste* | desert* | deserto*
city, cities | ciudad* | ville*, citadin* | stadt*, stadte* | citta | cidade*
skyline | horizonte*, perfil*, skyline | skyline, horizon | skyline* | skyline, profil* | skyline, horizonte*
view*, panorama*, overlook*, looks out, look out, looking out | vista*, panoramica*, dan al, da al, da a, dan a, mira*, mirador* | vue*, panorama*, donne sur, donnent sur, panoramique* | blick*, ausblick*, aussicht* | vist*, panoram*, affaccia, affacciano, affacci* | vista*, panoram*, dao para
resort* | resort*, complejo* | complexe*, resort*, residence* | resort*, anlage* | resort, villaggi* | resort*, complexo*
park | parque* | parc* | park, parks, parkanlage* | parc* | parque*
trail*, hike*, hiking | sendero*, senderismo, caminata*, ruta*, excursion* | sentier*, randonnee* | wanderweg*, wandern, wanderung*, pfad*, trail* | sentier*, escursion*, trekking | trilha*, caminhada*, trilho*
ski*, ski in ski out, skiing | esqui*, esquiar, ski, pie de pista | ski*, skis, pistes, au pied des pistes | ski*, skifahren, piste, skipiste* | sci, sciare, piste da sci, sulle piste | esqui*, esquiar, ski, pistas
slope* | pista*, ladera*, pendiente* | piste*, pente* | piste*, hang, hange | pist*, pendi* | pista*, encosta*
gym*, fitness center*, fitness room* | gimnasio*, sala* de fitness | salle* de sport, salle* de fitness, gym | fitnessraum*, fitnessstudio*, fitnesscenter* | palestr*, sala fitness | academia*, ginasio*, sala* de ginastica
exercise equipment, fitness equipment, workout equipment, treadmill*, exercise bike* | equipo* de ejercicio, aparatos de gimnasia, maquinas de ejercicio, cinta de correr, bicicleta* estatica*, equipamiento deportivo, aparatos de ejercicio | appareils de fitness, equipement de sport, tapis de course, velo* d'appartement, equipement de fitness, appareils de sport, equipements sportifs | fitnessgerat*, fitnessgerate*, trainingsgerate*, laufband*, heimtrainer* | attrezzi per il fitness, attrezzatura da palestra, tapis roulant, cyclette, attrezzi ginnici, attrezzatura fitness | equipamentos de ginastica, aparelhos de ginastica, esteira*, bicicleta* ergometrica*, equipamento de exercicio, equipamentos de exercicio
tennis court*, tennis | pista* de tenis, cancha* de tenis, tenis | court* de tennis, terrain* de tennis, tennis | tennisplatz*, tennis* | camp* da tennis, tennis | quadra* de tenis, tenis, campo* de tenis
basketball*, basketball court* | baloncesto, basquet*, cancha* de baloncesto | basket*, terrain* de basket | basketball* | basket, pallacanestro | basquete*, quadra* de basquete
pickleball* | pickleball | pickleball | pickleball* | pickleball | pickleball
bowling* | bolos, bolera*, boliche | bowling* | kegelbahn*, bowling* | bowling | boliche, bowling
climbing wall* | rocodromo*, muro* de escalada, pared de escalada | mur d'escalade | kletterwand* | paret* da arrampicata | parede de escalada
elevator*, lift, lifts | ascensor*, elevador* | ascenseur* | aufzug*, aufzuge*, fahrstuhl*, lift* | ascensor* | elevador*
stair*, staircase*, stairway*, stairs | escalera*, escalon*, peldano* | escalier*, marche*, marches | treppe*, treppenhaus*, stufe* | scal*, gradin*, scalin* | escada*, degrau*
step, steps | escalon*, escalones, peldano*, pasos, paso | marche* | stufe*, schritt* | gradin*, scalin*, pass* | degrau*, passos, passo
ladder* | escalera* de mano, escalera* | echelle* | leiter* | scal* a pioli, scalett* | escada* de mao, escada*
floor, floors, level*, story, storey*, stories | planta*, piso*, nivel*, suelo* | etage*, niveau*, sol, sols, plancher* | etage*, stock, stockwerk*, stockwerke*, ebene*, geschoss*, boden, boden* | pian*, livell*, paviment* | andar*, piso*, nivel, niveis, chao, pavimento*
ground floor*, first floor | planta baja, primera planta, primer piso, bajo | rez de chaussee, premier etage | erdgeschoss*, parterre, erster stock, ersten stock | pian* terra, pianterreno, prim* pian* | terreo, res do chao, rés do chão, primeiro andar, andar terreo
top floor* | ultima planta, ultimo piso, planta superior, piso superior | dernier etage | oberste etage, oberstes stockwerk, obersten stock*, oberste* etage, dachgeschoss* | ultimo piano | ultimo andar
upstairs, upper floor | arriba, planta de arriba, piso de arriba, planta superior | a l'etage, en haut, etage superieur | oben, obergeschoss*, oberen | al piano di sopra, piano superiore, di sopra, piano di sopra | no andar de cima, andar de cima, em cima, andar superior
downstairs, lower floor | abajo, planta de abajo, planta inferior, piso inferior | en bas, etage inferieur | unten, untergeschoss*, unteren | al piano di sotto, piano inferiore, di sotto | no andar de baixo, andar de baixo, embaixo, andar inferior
entrance*, entry | entrada*, acceso* | entree*, acces | eingang*, eingange*, zugang* | ingress*, entrat* | entrada*, acesso*
gate, gates | verja*, porton*, puerta*, cancela* | portail*, portillon*, grille* | tor, tore, tors, pforte* | cancell* | portao, portoes
fence* | valla*, cerca* | cloture*, barriere* | zaun*, zaune* | recinzion*, staccionat* | cerca*, vedacao
self check in, let yourself in, self checkin, check yourself in | entrada autonoma, llegada autonoma, check in autonomo, autocheck in, entrar por tu cuenta, registro autonomo, entras por tu cuenta, llegada independiente, entrada independiente, entras solo, entras tu solo, autonomo, autonoma | arrivee autonome, entree autonome, check in autonome, entrer seul, en autonomie, autonome* | selbst einchecken, self check in, selbstandiger check in, selbststandig*, eigenstandig*, selbst ein, check in in eigenregie, schlusselloser check in, selbstandig* | check in autonomo, self check in, ingresso autonomo, in autonomia, autonom* | self check in, check in autonomo, entrada autonoma, entrar por conta propria, autonom*, sem ajuda
check in*, arrival*, check into | check in, llegada*, entrada*, registro* | arrivee*, check in, enregistrement | check in, anreise*, einchecken, ankunft* | check in, arriv* | check in, chegada*, entrada*
check out*, checkout*, departure* | check out, salida*, checkout | depart*, check out | check out, abreise*, auschecken | check out, partenz*, checkout | check out, saida*, checkout
lockbox*, key safe*, key box* | caja* de llaves, caja* de seguridad para llaves, guardallaves | boite* a cle*, coffre* a cle*, boite* a clef* | schlusselbox*, schlusseltresor*, schlusselsafe*, schlusselkasten | cassett* portachiavi, key box, cassett* di sicurezza per le chiavi, lockbox, cassett* per le chiavi, cassettin* | cofre* de chaves, caixa* de chaves, cofre* com chave*, cofre* para chave*
keypad*, door code*, entry code* | teclado*, codigo*, teclado numerico | digicode*, clavier a code, code*, pave numerique, clavier* | tastenfeld*, turcode*, zahlencode*, code, zahlenschloss* | tastierin*, codice*, codic* | teclado*, codigo*, senha*
smart lock* | cerradura* inteligente*, cerradura* electronica* | serrure* connectee*, serrure* intelligente*, serrure* electronique* | smart lock*, smartes schloss, elektronisches turschloss, smartlock*, intelligentes schloss, turschloss* | serratur* intelligent*, smart lock, serratur* elettronic*, serratur* smart | fechadura* inteligente*, fechadura* eletronica*
key, keys | llave* | cle, cles, clef* | schlussel* | chiav* | chave*
lock, locks | cerradura*, cerrojo*, pestillo*, candado*, cierra con llave | serrure*, verrou*, ferme a cle, verrouill* | schloss*, abschliessbar*, verriegel*, abschliess* | serratur*, lucchett*, chius* a chiave, chiudibil* a chiave | fechadura*, tranca*, trancar
host, hosts | anfitrion*, anfitriona* | hote*, hotes, proprietaire* | gastgeber*, vermieter* | host, padron* di casa, proprietari*, ospitant* | anfitriao, anfitria, anfitrioes
doorman*, concierge*, porter*, front desk | portero*, conserje*, recepcion* | concierge*, portier*, gardien*, reception* | portier*, concierge*, rezeption*, pfortner* | portier*, portiner*, concierge, reception* | porteiro*, concierge*, portaria*, recepcao
building staff, staff | personal | personnel | personal, hauspersonal, mitarbeiter* | personale | funcionarios, equipe*, pessoal
building* | edificio*, inmueble* | immeuble*, batiment*, residence* | gebaude*, haus, wohnhaus* | edifici*, palazz*, stabil*, fabbricat* | predio*, edificio*
intercom*, buzzer* | portero automatico, interfono*, videoportero* | interphone* | gegensprechanlage*, sprechanlage* | citofon* | interfone*
luggage*, bags, suitcase* | equipaje*, maleta* | bagage*, valise* | gepack*, koffer* | bagagl*, valig* | bagagem, bagagens, mala*, malas
pet, pets | mascota*, animal*, animales | animal*, animaux, animaux de compagnie | haustier*, tier*, tiere* | animal*, animali domestici | animal, animais, pet, pets, animais de estimacao
dog, dogs | perro* | chien* | hund* | can*, cani | cachorro*, cao, caes
cat, cats | gato* | chat, chats | katze* | gatt* | gato*
smoking, smoke, smokes, smoker*, cigarette*, non smoking | fumar*, fumador*, humo*, fuma* | fumer, fumeur*, fume* | rauchen*, raucher*, rauch*, nichtraucher*, geraucht | fumar*, fumator*, fuma, fumo | fumar*, fumante*, fumador*, fumo, fuma
party, parties, event*, wedding* | fiesta*, evento*, boda*, celebracion* | fete*, evenement*, soiree*, mariage* | party, partys, feier*, veranstaltung*, hochzeit*, feste* | fest*, event*, matrimon* | festa*, evento*, casamento*
quiet hours, quiet | horas de silencio, horario de silencio, silencio*, tranquil*, sin ruido, horario de descanso, descanso | heures calmes, calme*, silence*, tranquill* | ruhezeit*, ruhe*, ruhig*, leise*, nachtruhe* | ore di silenzio, silenzi*, tranquill*, orari di silenzio, quiet* | horario de silencio, silencio*, tranquil*, sossego, horas de silencio
noise, noisy, noises, sounds, traffic, hear, heard | ruido*, trafico*, oir*, oye*, oig*, escuch*, se oye, se oyen, oir | bruit*, bruyant*, circulation*, trafic*, entend*, entendr* | larm*, gerausch*, verkehr*, strassenlarm*, horen*, horbar*, hort, verkehrslarm*, laut* | rumor*, traffic*, sent*, sentir*, udir* | barulho*, ruido*, transito*, trafego*, ouv*, ouvir*
noise monitor*, decibel monitor*, noise decibel monitor*, noise sensor* | medidor* de ruido, sensor* de ruido, monitor* de ruido, sonometro*, detector* de ruido, sensor* de sonido, medidor* de decibelios, sonometros | capteur* de bruit, sonometre*, detecteur* de bruit, capteur* de decibels, controleur* de bruit | larmmesser*, gerauschmelder*, larmsensor*, gerauschsensor*, dezibelmesser*, larmmessgerat*, larmmelder*, larmpegelmesser*, gerauschpegelmesser*, larmmessgerate*, gerauschmessgerat*, larmpegel* | sensor* di rumore, rilevator* di rumore, fonometr*, misurator* di rumore, sensor* del rumore, rilevator* di decibel, monitor acustic* | sensor* de ruido, medidor* de ruido, monitor* de ruido, decibelimetro*, sensores de ruido, medidor* de decibeis, detector* de ruido, monitores de ruido
camera*, security camera*, exterior camera*, outdoor camera*, doorbell camera* | camara*, camara* de seguridad, videovigilancia, camara* exterior* | camera*, camera* de surveillance, camera* de securite, videosurveillance | kamera*, uberwachungskamera*, sicherheitskamera*, videouberwachung*, turklingelkamera* | telecamer*, videocamer*, telecamer* di sorveglianza, telecamer* di sicurezza, videosorveglianza | camera*, camara*, camera* de seguranca, camera* de vigilancia, videovigilancia
smoke alarm*, smoke detector* | detector* de humo*, alarma* de humo* | detecteur* de fumee* | rauchmelder* | rilevator* di fumo, allarm* antifumo | detector* de fumaca, alarme* de fumaca, detector* de fumo
carbon monoxide alarm*, carbon monoxide detector*, co alarm* | detector* de monoxido de carbono, alarma* de monoxido de carbono | detecteur* de monoxyde de carbone | kohlenmonoxidmelder*, co melder* | rilevator* di monossido di carbonio, rilevator* di monossido | detector* de monoxido de carbono, alarme* de monoxido de carbono
fire extinguisher* | extintor* | extincteur* | feuerloscher* | estintor* | extintor*
first aid kit*, first aid | botiquin*, primeros auxilios | trousse* de premiers secours, premiers secours, kit de premiers secours | erste hilfe set, erste hilfe kasten, verbandskasten*, erste hilfe* | cassett* del pronto soccorso, pronto soccorso, kit di pronto soccorso | kit de primeiros socorros, primeiros socorros
safe, safe box* | caja* fuerte* | coffre* fort*, coffre | safe*, tresor* | cassafort*, casseforti | cofre*
wheelchair*, step free, roll in shower*, accessible | silla* de ruedas, sin escalones, accesible* | fauteuil* roulant*, plain pied, accessible*, sans marche* | rollstuhl*, stufenlos*, barrierefrei*, rollstuhlgerecht*, stufenfrei*, ebenerdig* | sedi* a rotelle, senza gradini, accessibil*, senza scalini | cadeira* de rodas, sem degraus, acessivel, acessiveis
grab bar*, grab rail*, shower chair*, handheld shower* | barra* de apoyo, asidero*, silla* de ducha, ducha* de mano | barre* d'appui, siege* de douche, douchette* | haltegriff*, duschstuhl*, handbrause*, duschhocker* | maniglion*, sedi* da doccia, doccett* | barra* de apoio, cadeira* de banho, ducha* manual, chuveirinho*
cleaning, housekeeping, cleaned | limpieza*, limpi* | menage*, nettoyage*, nettoye* | reinigung*, putz*, gereinigt, endreinigung* | pulizi*, puli* | limpeza*, faxina*, limp*
trash*, garbage, trash compactor* | basura* | poubelle*, dechets, ordures | mull*, abfall* | spazzatur*, rifiut*, immondizi* | lixo*
child, children, kid, kids, baby, babies, toddler*, family, families, child's | nino*, nina*, bebe*, familia*, infantil*, hijo* | enfant*, bebe*, famille*, familial* | kind*, kinder*, baby*, familie*, kleinkind* | bambin*, neonat*, famigl*, figl*, bimb* | crianca*, bebe*, familia*, infantil, infantis, filho*
couple, couples | pareja* | couple* | paar*, paare* | coppi* | casal, casais
neighbor*, neighbour* | vecino*, vecina* | voisin* | nachbar* | vicin* di casa, vicin* | vizinho*, vizinha*
skate ramp*, hockey rink* | rampa* de skate, pista* de hockey | rampe* de skate, patinoire* | skaterampe*, eishockeyfeld*, eisbahn* | ramp* da skate, pist* da hockey | rampa* de skate, pista* de hoquei, rinque*
well lit path*, lit path* | camino iluminado | allee eclairee, chemin eclaire | beleuchteter weg, beleuchteten weg | vialetto illuminato, percorso illuminato | caminho iluminado
host greets, greeting, greets you, greet you, greeted | te recib*, recib*, bienvenida | accueil*, vous accueill* | begruss*, empfang* | accogli*, accoglienza | receb*, recepcion*
safety card* | ficha* de seguridad, tarjeta* de seguridad | fiche* de securite | sicherheitskarte*, sicherheitshinweis* | sched* di sicurezza | ficha* de seguranca, cartao de seguranca
`;
// What stands in and around homes, one thing a line: English | Spanish | French | German | Italian | Portuguese.
// A star stands for the endings of a language. What a sentence names here, its translation names, and the other way round.
export const HOME_THINGS = `
bedroom*, br, sleeping room* | dormitorio*, habitacion*, recamara*, cuarto* | chambre* | schlafzimmer*, sz | camer* da letto, camer*, stanz* da letto | quarto*, dormitorio*
bed, beds | cama* | lit* | bett* | lett* | cama*
bathroom*, bath, baths | cuarto* de bano, bano* | salle* de bain*, salle* d'eau | badezimmer*, bad, bader, badern | bagn* | banheiro*, casa* de banho, banho*
half bath*, half bathroom* | medio bano, aseo* | toilettes, wc, demi salle de bain* | gaste wc, gastetoilette*, gastewc | mezzo bagno, bagno di servizio | lavabo*, meio banheiro, banheiro* social
guest*, people, person*, adult*, traveler*, traveller*, visitor* | persona*, huesped*, viajero*, invitado*, adulto* | personne*, voyageur*, hote*, vacancier*, visiteur*, adulte* | person*, gast, gaste*, gasten, reisende*, erwachsene*, leute* | person*, ospit*, viaggiator*, adult* | pessoa*, hospede*, visitante*, viajante*, adulto*
room, rooms | habitacion*, sala*, cuarto*, estancia*, pieza* | piece*, chambre*, salle* | zimmer*, raum*, raume* | stanz*, camer*, local* | quarto*, comodo*, sala*, divis*
apartment*, flat, flats, rental unit* | apartamento*, piso*, departamento* | appartement* | wohnung*, apartment*, ferienwohnung*, appartement* | appartament* | apartamento*, apart
condo*, condominium* | apartamento*, condominio*, condo, piso*, departamento* | appartement*, copropriete | eigentumswohnung*, wohnung*, apartment*, condo* | appartament*, condomin* | apartamento*, condominio*
house, houses, home, homes | casa*, vivienda*, hogar* | maison*, logement* | im haus, haus, hauser*, hause*, zuhause, heim*, unterkunft*, unterkunfte* | casa, case, abitazion* | casa*, moradia*, lar
townhouse*, townhome*, row house* | casa* adosada*, adosado*, casa*, casa* de ciudad | maison* de ville, maison* mitoyenne*, maison* | reihenhaus*, stadthaus*, haus* | casa a schiera, villett* a schiera, palazzin*, casa | casa* geminada*, sobrado*, casa*
cottage* | casita*, casa* de campo, cabana*, cottage*, casa* | cottage*, maisonnette*, chaumiere*, maison* | cottage*, ferienhaus*, hauschen, landhaus* | cottage, casett*, casa di campagna, casa | chale*, casa* de campo, casinha*, cottage*, casa*
cabin*, cabin's | cabana* | chalet*, cabane* | hutte*, blockhutte*, holzhutte*, blockhaus*, holzhaus* | baita, baite, capann*, chalet, cottage | cabana*, chale*
villa* | villa*, chalet* | villa* | villa, villen | villa, ville | vila*, mansao
bungalow* | bungalow*, bungalo* | bungalow*, pavillon* | bungalow* | bungalow | bangalo*, bungalow*
chalet* | chalet*, chale* | chalet* | chalet*, hutte* | chalet, baita | chale*, chalet*
loft* | loft*, altillo*, buhardilla* | loft*, mezzanine* | loft*, galerie*, dachboden* | loft, soppalc*, mansard* | loft*, mezanino*
studio* | estudio*, monoambiente* | studio* | studio*, einzimmerwohnung* | monolocal*, studio | estudio*, quitinete*, studio*
penthouse* | atico*, penthouse* | penthouse*, appartement* terrasse | penthouse* | attic*, penthouse | cobertura*, penthouse*
duplex* | duplex | duplex | duplex*, maisonette*, doppelhaus* | duplex, bifamiliar* | duplex
mansion* | mansion* | manoir*, demeure* | herrenhaus*, villa, anwesen | villa padronale, magione | mansao, mansoes, palacete*
farmhouse*, farm, farms, farm stay | granja*, casa* de campo, finca*, cortijo* | ferme*, corps de ferme | bauernhaus*, bauernhof*, farmhaus*, hof | casale, casali, fattori*, agriturism*, cascin* | fazenda*, quinta*, sitio*, casa* de fazenda, granja*
barn* | granero*, establo* | grange* | scheune* | fienil*, granai*, stalla | celeiro*
guesthouse*, guest house* | casa* de huespedes, casa* de invitados | maison* d'hotes, gite* | gastehaus*, pension* | guesthouse, dependance, casa degli ospiti | casa* de hospedes, pousada*
guest suite*, suite* | suite* | suite* | suite*, einliegerwohnung* | suite | suite*
tiny house*, tiny home* | minicasa*, tiny house | tiny house*, mini maison* | tiny house*, minihaus* | mini casa, tiny house | minicasa*, tiny house
houseboat*, boat home | casa* flotante*, casa* barco | peniche*, maison* flottante*, bateau | hausboot* | casa galleggiante, house boat | casa* flutuante*
camper*, rv, motorhome*, caravan* | autocaravana*, caravana*, camper* | camping car*, caravane* | wohnmobil*, wohnwagen* | camper, roulotte | motorhome*, trailer*, autocaravana*
tent, tents, yurt*, dome* | tienda*, carpa*, yurta*, domo* | tente*, yourte*, dome* | zelt*, jurte*, kuppel* | tend*, yurt*, cupol* | tenda*, barraca*, yurt*, domo*
lodge* | lodge*, refugio* | lodge*, pavillon* | lodge*, landhaus* | lodge, rifugio | lodge*, pousada*
castle* | castillo* | chateau* | schloss*, burg, burgen | castell* | castelo*
hotel*, hostel*, motel*, inn, inns | hotel*, hostal*, motel*, posada* | hotel*, auberge*, motel* | hotel*, hostel*, motel*, gasthof*, herberge* | hotel, ostell*, motel, locand* | hotel*, hostel*, motel*, pousada*, hoteis
living room*, sitting room*, lounge, living area*, family room* | salon*, sala* de estar, sala*, cuarto* de estar, estar | salon*, sejour*, salle* de sejour, piece* a vivre | wohnzimmer*, wohnbereich*, wohnraum* | soggiorn*, salott*, zona giorno, salone | sala* de estar, sala*, salas
dining room* | comedor* | salle* a manger | esszimmer* | sala da pranzo, zona pranzo | sala* de jantar
dining table*, dining area* | mesa* de comedor, mesa* para comer, zona de comedor, comedor* | table* a manger, coin repas, table* de salle a manger, espace repas | esstisch*, essbereich*, essplatz* | tavol* da pranzo, zona pranzo | mesa* de jantar, mesa* para refeicoes, area de refeicoes
table, tables | mesa* | table* | tisch* | tavol*, tavolin* | mesa*
kitchen* | cocina* | cuisine* | kuche*, kuchen | cucin* | cozinha*
kitchenette* | cocina* americana, cocineta*, minicocina*, cocina* pequena, kitchenette* | kitchenette*, cuisinette*, coin cuisine | kochnische*, kleine kuche, kuchenzeile*, miniküche | angol* cottura, cucinin*, cucinott* | cozinha* compacta*, kitchenette*, copa*
outdoor kitchen* | cocina* exterior*, cocina* al aire libre | cuisine* exterieure*, cuisine* d'ete | aussenkuche*, outdoorkuche* | cucin* estern*, cucin* all'aperto | cozinha* externa*, cozinha* ao ar livre
office*, study, home office | oficina*, despacho*, estudio* | bureau* | buro*, arbeitszimmer* | uffici*, studio | escritorio*
laundry room*, laundry, utility room* | lavadero*, lavanderia*, cuarto* de lavado | buanderie*, lingerie, laverie* | waschkuche*, hauswirtschaftsraum*, waschraum* | lavanderi* | lavanderia*
laundromat*, launderette* | lavanderia* | laverie*, lavomatique* | waschsalon* | lavanderia a gettoni, lavanderi* | lavanderia*
basement*, cellar* | sotano*, bodega* | sous sol, cave* | keller*, untergeschoss* | seminterrat*, cantin*, scantinat* | porao, poroes, cave*, subsolo*
attic* | atico*, desvan*, buhardilla* | grenier*, combles | dachboden*, dachgeschoss* | mansard*, soffitt*, sottotett* | sotao, atico
hallway*, foyer*, corridor* | pasillo*, vestibulo*, recibidor* | couloir*, entree*, vestibule | flur*, diele* | corridoi*, ingress* | corredor*, hall
closet*, wardrobe*, dresser*, clothing storage, storage for clothes, chest of drawers | armario*, vestidor*, comoda*, ropero*, closet* | placard*, armoire*, penderie*, commode*, rangement* | schrank*, schranke*, kleiderschrank*, kommode* | armadi*, comò, cassettier*, guardarob* | armario*, guarda roupa*, roupeiro*, comoda*, closet*
pantry* | despensa* | garde manger, cellier* | speisekammer*, vorratskammer* | dispens* | despensa*
kitchen island | isla de cocina, isla de la cocina, isla | ilot | kucheninsel*, kochinsel* | isola | ilha
sofa*, couch* | sofa* | canape*, sofa* | sofa*, couch* | divan*, sofa | sofa*
armchair* | sillon*, butaca* | fauteuil* | sessel* | poltron* | poltrona*
chair* | silla* | chaise* | stuhl*, stuhle* | sedi* | cadeira*
sofa bed*, sofabed*, sleeper sofa*, pull out couch*, pull out sofa*, pull out sofa bed* | sofa* cama*, sofacama*, sofas cama | canape* lit*, canape* convertible*, clic clac | schlafsofa*, schlafcouch*, bettsofa* | divan* lett* | sofa* cama*
king bed*, king size bed*, king, kings | cama* king*, cama* extragrande*, king, king size | lit* king*, king size, grand lit king*, king | kingsize bett*, king size bett*, kingsize*, kingsizebett*, king size, king | lett* king*, king size, king | cama* king*, king size, king
queen bed*, queen size bed*, queen, queens | cama* queen*, queen, queen size | lit* queen*, queen size, queen | queensize bett*, queen size bett*, queensize*, queensizebett*, queen size, queen | lett* queen*, queen size, queen | cama* queen*, queen size, queen
double bed*, full bed*, double | cama* doble*, cama* de matrimonio, doble* | lit* double*, double* | doppelbett* | lett* matrimonial*, lett* doppi*, matrimonial* | cama* de casal, cama* dupla*
twin bed*, twin, twins, single bed*, singles | cama* individual*, cama* gemela*, individual*, cama* sencilla* | lit* simple*, lit* jumeau*, lits jumeaux, lit* une place, lit* individuel* | einzelbett* | lett* singol*, lett* gemell*, singol* | cama* de solteiro, camas gemeas, solteiro
bunk bed*, bunk* | litera* | lit* superpose* | etagenbett*, stockbett*, hochbett* | lett* a castello | beliche*
daybed*, day bed*, futon*, trundle* | divan*, futon*, cama* nido, cama* de dia | banquette* lit*, futon*, lit* gigogne*, meridienne* | tagesbett*, futon*, ausziehbett* | dormeus*, futon, lett* estraibil* | futon*, bicama*, sofa* cama*
air mattress*, airbed* | colchon* inflable*, colchon* hinchable* | matelas gonflable* | luftmatratze* | materass* gonfiabil* | colchao inflavel, colchoes inflaveis
mattress* | colchon* | matelas | matratze* | materass* | colchao, colchoes
murphy bed*, wall bed* | cama* abatible*, cama* plegable* | lit* escamotable*, lit* rabattable* | klappbett*, schrankbett* | lett* a scomparsa, lett* a muro | cama* retratil, cama* embutida*
claw foot tub*, clawfoot tub*, bathtub*, bath tub*, soaking tub*, tub, tubs | banera* con patas, banera*, tina* | baignoire* sur pieds, baignoire* | badewanne*, wanne* | vasc* con i piedini, vasc* da bagno, vasc* | banheira* com pes, banheira*
hot tub*, jacuzzi*, whirlpool*, spa tub* | jacuzzi*, banera* de hidromasaje, hidromasaje*, bano* de burbujas | jacuzzi*, bain* a remous, bain* bouillonnant*, spa, jacuzzis | whirlpool*, jacuzzi*, hot tub* | vasc* idromassaggio, idromassaggi*, jacuzzi, vasc* con idromassaggio | jacuzzi*, hidromassagem, banheira* de hidromassagem, ofuro*
shower*, walk in shower*, rain shower* | ducha*, regadera* | douche* | dusche*, regendusche* | docc* | chuveiro*, ducha*, duche*
outdoor shower* | ducha* exterior*, ducha* al aire libre | douche* exterieure* | aussendusche*, gartendusche* | docc* estern*, docc* all'aperto | chuveiro* externo*, ducha* externa*, duche* exterior*
toilet*, powder room*, restroom* | aseo*, inodoro*, retrete*, bano* | toilette*, wc | toilette*, wc | bagno di servizio, wc, water, toilette | lavabo*, vaso sanitario, sanitario*, casa* de banho
bidet* | bide*, bidet* | bidet* | bidet* | bidet | bide*
sauna* | sauna* | sauna* | sauna* | saun* | sauna*
steam room*, hammam* | bano* turco*, bano* de vapor, hammam | hammam*, bain* de vapeur | dampfbad*, hamam* | bagn* turc*, hammam | sauna* a vapor, banho* turco*, hammam
pool, pools, swimming pool* | piscina*, alberca*, pileta* | piscine* | pool*, schwimmbad*, schwimmbecken*, swimmingpool* | piscin* | piscina*
pool table*, billiard*, snooker table* | billar*, mesa* de billar | billard* | billard*, billardtisch*, poolbillard* | biliard* | mesa* de sinuca, sinuca, bilhar*, mesa* de bilhar
ping pong*, table tennis | ping pong, tenis de mesa | ping pong, tennis de table | tischtennis* | ping pong, tennis da tavolo | pingue pongue, ping pong, tenis de mesa
foosball*, table football | futbolin* | baby foot | tischfussball*, kicker* | calcio balilla, biliardino | pebolim, matraquilhos, totó
air hockey | air hockey, hockey de aire | air hockey | air hockey, airhockey* | air hockey | aero hockey, air hockey
board game*, games | juego* de mesa, juego* | jeu* de societe, jeux de societe, jeux, jeu | brettspiel*, gesellschaftsspiel*, spiele* | gioch* da tavolo, gioch*, gioc* di societa | jogo* de tabuleiro, jogo*
life size game*, giant game* | juego* gigante* | jeux geants | xxl spiele*, riesenspiele* | gioch* gigant* | jogo* gigante*
game console*, games console*, video game*, console* | consola*, videoconsola*, videojuego* | console*, jeux video | spielkonsole*, konsole*, videospiel* | consol*, videogioc* | console*, videogame*, consola*
arcade* | arcade*, recreativa* | arcade*, borne* d'arcade | arcade*, spielautomat* | arcade, sala giochi | fliperama*, arcade*
game room*, games room*, playroom* | sala* de juegos, cuarto* de juegos | salle* de jeux | spielzimmer*, spieleraum*, spielraum* | sala giochi, stanza dei giochi | sala* de jogos, brinquedoteca*, sala* de brinquedos
movie theater*, home theater*, cinema*, movie room*, projector* | cine*, sala* de cine, proyector* | home cinema, cinema*, salle* de cinema, projecteur*, videoprojecteur* | heimkino*, kino*, beamer*, projektor* | cinema, home cinema, sala cinema, proiettor* | cinema*, sala* de cinema, projetor*
playground*, play area* | parque infantil, zona de juegos, area de juegos, parques infantiles | aire* de jeux | spielplatz*, spielplatze* | parco giochi, area giochi | parquinho*, parque infantil, playground*
piano* | piano* | piano* | klavier*, flugel | pianofort*, piano | piano*
record player*, turntable* | tocadiscos | platine*, tourne disque* | plattenspieler* | giradisch* | toca discos, gira discos, vitrola*
sound system*, soundbar*, speaker*, stereo* | equipo* de sonido, equipo* de musica, altavo*, altavoces, barra de sonido, estereo | enceinte*, chaine hi fi, systeme* audio, barre de son, haut parleur* | musikanlage*, stereoanlage*, soundsystem*, lautsprecher*, soundbar* | impiant* stereo, impiant* audio, altoparlant*, casse, soundbar, stereo | sistema* de som, caixa* de som, som, coluna*, soundbar
books, book, bookshelf*, library | libro*, biblioteca*, estanteria* | livre*, bibliotheque* | bucher*, buch, bibliothek*, bucherregal* | libr*, biblioteca, libreri* | livro*, biblioteca*, estante*
toys, toy, children's books and toys | juguete* | jouet* | spielzeug*, spielsachen | giocattol* | brinquedo*
crib*, baby cot*, cot, cots, travel crib*, pack n play, baby bed* | cuna* | lit* bebe*, lit* pour bebe*, lit* parapluie*, berceau* | babybett*, kinderbett*, reisebett*, gitterbett* | culla, culle, lettino*, lettin* | berco*
high chair*, highchair* | trona*, silla* alta* | chaise* haute* | hochstuhl*, hochstuhle*, kinderstuhl*, kinderhochstuhl* | seggiolon*, sediolin* | cadeirao, cadeira* alta*, cadeira* de alimentacao, cadeiroes
changing table* | cambiador* | table* a langer | wickeltisch*, wickelkommode* | fasciatoi* | trocador*, fraldario*
baby bath | banera* de bebe, banera* para bebe* | baignoire* bebe* | babybadewanne*, babywanne* | vaschett* | banheira* de bebe
baby monitor* | vigilabebes, monitor de bebe | babyphone*, ecoute bebe | babyfon*, babyphon* | baby monitor | baba eletronica, monitor de bebe
safety gate*, stair gate*, baby gate*, window guard*, corner guard*, outlet cover*, fireplace guard* | barrera* de seguridad, protector*, proteccion* | barriere* de securite, protege*, protection*, cache prise* | treppenschutzgitter*, schutzgitter*, kantenschutz*, steckdosenschutz*, fensterschutz*, kamingitter* | cancellett*, paraspigol*, protezion*, copripres* | grade* de seguranca, portao de seguranca, protetor*, protecao, protecoes
babysitter*, babysitting | ninera*, canguro* | baby sitter*, garde d'enfants | babysitter* | babysitter, baby sitter | baba, babas, babysitter
tv, tvs, television*, hdtv* | tv, television*, tele, televisor*, tv's | tele*, tv, televiseur*, television* | fernseher*, tv, fernsehen, fernsehgerat* | tv, television*, televisor* | tv, televisao, televisor*, televisoes
cable tv, cable | cable, television por cable | cable | kabelfernsehen, kabel* | tv via cavo, cavo | tv a cabo, cabo
wifi, wi fi, wireless internet | wifi, wi fi, internet | wifi, wi fi, internet | wlan*, wifi, wi fi, internet* | wifi, wi fi, internet | wifi, wi fi, internet
internet, online, broadband | internet, wifi, en linea, banda ancha | internet, wifi, en ligne, haut debit | internet*, wlan*, online, breitband* | internet, wifi, online, banda larga | internet, wifi, online, banda larga
ethernet, wired internet, wired connection | ethernet, cable | ethernet, filaire* | ethernet*, lan*, kabelgebunden* | ethernet, cablat* | ethernet, cabo, cabeada*
workspace*, work space*, workstation*, place to work, desk, desks, work area* | zona* de trabajo, espacio* de trabajo, espacio* para trabajar, escritorio*, lugar para trabajar, area* de trabajo, mesa* de trabajo | espace* de travail, bureau*, coin bureau, espace* pour travailler, poste* de travail | arbeitsplatz*, arbeitsplatze*, arbeitsbereich*, schreibtisch*, platz zum arbeiten | postazion* di lavoro, scrivani*, spazi* di lavoro, spazi* per lavorare, area lavoro, angolo lavoro | espaco* de trabalho, escrivaninha*, mesa* de trabalho, espaco* para trabalhar, secretaria*, area* de trabalho, escritorio*
monitor* | monitor*, pantalla* | ecran*, moniteur* | monitor*, bildschirm* | monitor, scherm* | monitor*, tela*
washer dryer*, washer dryer combo* | lavadora secadora, lavasecadora* | lave linge sechant* | waschtrockner* | lavasciug* | lava e seca, maquina* de lavar e secar
washer*, washing machine* | lavadora*, lavarropas | lave linge*, machine* a laver | waschmaschine* | lavatric* | maquina* de lavar, lavadora*, maquina* de lavar roupa
dryer*, tumble dryer* | secadora*, secarropas | seche linge*, sechoir* | trockner*, waschetrockner* | asciugatric* | secadora*, maquina* de secar
hair dryer*, hairdryer* | secador* de pelo, secador* | seche cheveux | fon, fohn*, haartrockner* | asciugacapelli, phon, fon | secador* de cabelo, secador*
drying rack*, clothesline*, clothes airer* | tendedero* | etendoir*, sechoir*, fil a linge | waschestander*, wascheleine* | stendin*, stendibiancheria, stenditoi* | varal, varais, estendal
dishwasher* | lavavajillas, lavaplatos | lave vaisselle* | geschirrspuler*, spulmaschine*, geschirrspulmaschine* | lavastoviglie | lava loucas, maquina* de lavar louca*, lava louca
microwave* | microondas | micro onde* | mikrowelle* | microonde, forno a microonde | micro ondas, microondas
refrigerator*, fridge*, mini fridge* | frigorifico*, nevera*, refrigerador*, heladera*, minibar* | refrigerateur*, frigo*, mini frigo* | kuhlschrank*, kuhlschranke* | frigorifer*, frigo*, frigobar | geladeira*, frigorifico*, frigobar*
freezer* | congelador* | congelateur* | gefrierfach*, gefrierschrank*, tiefkuhl* | congelator*, freezer | congelador*, freezer*
oven*, toaster oven* | horno* | four* | ofen, backofen*, ofen, minibackofen | forn*, fornett* | forno*
pizza oven* | horno* de pizza* | four* a pizza* | pizzaofen* | forn* per pizz*, forno da pizza | forno* de pizza*
stove*, cooktop*, hob, hobs, burner* | fogon*, placa*, cocina*, vitroceramica*, hornilla*, estufa* | plaque* de cuisson, cuisiniere*, plaque*, rechaud*, gaziniere* | herd*, kochfeld*, herdplatte*, kochplatte* | fornell*, piano cottura, pian* cottura | fogao, fogoes, cooktop*, placa*
wood stove*, wood burning stove*, log burner* | estufa* de lena | poele* a bois | holzofen*, kaminofen*, schwedenofen* | stuf* a legna | fogao a lenha, salamandra*, lareira* a lenha
fireplace*, hearth* | chimenea*, hogar | cheminee*, atre, insert | kamin*, offener kamin, feuerstelle | camin*, caminett* | lareira*
fire pit*, firepit*, campfire* | brasero*, fogata*, hoguera*, pozo de fuego, fogon* exterior*, foso de fuego | brasero*, foyer*, feu de camp | feuerstelle*, feuerschale*, lagerfeuer*, feuergrube* | bracier*, falo, fuoco all'aperto, braciere | fogueira*, braseiro*, fogo de chao, lareira* externa*, fire pit
bbq*, barbecue*, grill* | barbacoa*, parrilla*, asador* | barbecue*, grill*, plancha*, griller, grillades | grill*, grillplatz*, grillen | barbecue, griglia, grigliat*, griglie | churrasqueira*, grelha*, churrasco*, barbecue
coffee maker*, coffee machine*, coffeemaker* | cafetera*, maquina* de cafe | cafetiere*, machine* a cafe | kaffeemaschine* | macchin* per il caffe, macchin* del caffe, caffettier*, macchinett* del caffe | cafeteira*, maquina* de cafe
nespresso*, espresso machine*, espresso maker* | nespresso, cafetera* espresso, cafetera* expres, maquina de espresso, cafetera* | nespresso, machine* a expresso, machine* a espresso, machine* | nespresso*, espressomaschine*, siebtragermaschine* | nespresso, macchin* per espresso, macchin* espresso, macchina | nespresso, maquina* de espresso, maquina* de cafe espresso, cafeteira* de espresso, cafeteira* expresso, maquina
coffee | cafe* | cafe* | kaffee* | caffe | cafe*
tea, teas | te, tes | the, thes | tee, tees | te, the, tisan* | cha, chas
kettle* | hervidor*, tetera*, pava* | bouilloire* | wasserkocher* | bollitor* | chaleira*
toaster* | tostadora*, tostador* | grille pain | toaster* | tostapane | torradeira*
blender* | licuadora*, batidora* | blender*, mixeur* | mixer*, standmixer* | frullator* | liquidificador*
air fryer* | freidora* de aire | friteuse* a air, airfryer | heissluftfritteuse*, airfryer* | friggitric* ad aria | fritadeira*, air fryer, airfryer
rice cooker*, rice maker*, bread maker* | arrocera*, panificadora* | cuiseur* a riz, machine* a pain | reiskocher*, brotbackautomat* | cuociriso, macchin* del pane | panela* de arroz, panificadora*
dishes, silverware, cutlery, tableware, crockery, plates | vajilla*, cubiertos, platos, utensilios | vaisselle*, couverts, assiettes | geschirr*, besteck*, teller* | stoviglie, posate, piatti | loucas, louca, talheres, pratos
pots, pans, cooking basics | ollas, sartenes, basicos de cocina, utensilios de cocina, olla, sarten | casseroles, poeles, ustensiles de cuisine, base pour cuisiner, ustensiles | topfe, pfannen, kochutensilien, kochgrundausstattung | pentole, padelle, utensili da cucina, utensili | panelas, frigideiras, itens basicos de cozinha, utensilios de cozinha, utensilios
wine glass* | copa* de vino, copa* | verre* a vin | weinglas*, weinglaser* | calic*, bicchier* da vino | taca* de vinho, taca*, copo* de vinho
baking sheet* | bandeja* de horno | plaque* de four | backblech* | teglia da forno, teglie | assadeira*, forma*
breakfast* | desayuno*, desayun* | petit dejeuner*, petits dejeuners | fruhstuck* | colazion* | cafe da manha, pequeno almoco, pequenos almocos
heating, heater*, radiator*, central heating | calefaccion*, calefactor*, radiador* | chauffage*, radiateur* | heizung*, zentralheizung*, heizkorper*, heizlufter* | riscaldament*, termosifon*, stuf* elettric* | aquecimento*, aquecedor*, calefacao
underfloor heating, heated floor*, radiant heating | suelo radiante, calefaccion por suelo, piso radiante | chauffage au sol, plancher* chauffant*, sol chauffant | fussbodenheizung* | riscaldamento a pavimento | piso aquecido, aquecimento por piso, chao aquecido, piso radiante
air conditioning, air con, aircon, ac, air conditioner*, central air | aire acondicionado, aire, aires acondicionados, climatizacion, climatizad* | climatisation*, clim, climatise* | klimaanlage*, klimatisiert*, klimatisierung | aria condizionata, climatizzator*, condizionator*, climatizzat* | ar condicionado, ares condicionados, climatiz*
ceiling fan*, fan, fans, portable fan* | ventilador* | ventilateur* | ventilator*, deckenventilator* | ventilator* | ventilador*
mosquito net* | mosquitera*, mosquitero* | moustiquaire* | moskitonetz* | zanzarier* | mosquiteiro*
blackout curtain*, blackout blind*, room darkening shade*, blackout shade* | cortina* opaca*, estores opacos, cortinas blackout, persianas opacas | rideaux occultants, stores occultants, occultant* | verdunkelungsvorhang*, verdunkelungsvorhange*, verdunkelungsrollo*, verdunklungs* | tend* oscurant*, oscurant* | cortina* blackout, blackout, cortinas opacas
curtain*, blind, blinds, shutter* | cortina*, persiana*, contraventana* | rideau*, rideaux, store*, volet* | vorhang*, vorhange*, jalousie*, rollladen, fensterladen, laden | tend*, tapparell*, persian*, impost* | cortina*, persiana*, portada*
linen*, bed linen*, bedding, sheets, bed sheets | ropa de cama, sabana*, ropa blanca | linge de lit, draps, drap, literie | bettwasche, bettzeug, laken, bettlaken | biancheria da letto, biancheria, lenzuol* | roupa* de cama, lencol, lencois
towel* | toalla* | serviette*, linge de toilette, linge de bain | handtuch*, handtucher* | asciugaman* | toalha*
pillow*, blanket*, duvet*, comforter* | almohada*, manta*, edredon*, frazada* | oreiller*, couverture*, couette* | kissen*, decke, decken, bettdecke* | cuscin*, copert*, piumon*, guancial* | travesseiro*, almofada*, cobertor*, edredom, edredons, manta*
hanger* | percha* | cintre* | kleiderbugel*, bugel | grucc*, appendiabit*, stampell* | cabide*
iron, ironing board* | plancha*, tabla de planchar | fer a repasser, planche a repasser | bugeleisen*, bugelbrett* | ferr* da stiro, asse da stiro | ferro de passar, tabua de passar, ferro* de engomar
shampoo*, conditioner* | champu*, acondicionador* | shampoing*, apres shampoing* | shampoo*, spulung* | shampoo, balsam* | xampu*, shampoo, champo, condicionador*
soap*, shower gel*, body wash | jabon*, gel de ducha, gel | savon*, gel douche | seife*, duschgel* | sapon*, bagnoschium*, docciaschium* | sabonete*, gel de banho, gel
toiletries, essentials, toilet paper, basics | articulos de aseo, imprescindibles, papel higienico, basicos, articulos basicos, esenciales, lo esencial, lo basico | articles de toilette, essentiels, papier toilette, equipements de base, essentiel, necessaire | toilettenartikel, grundausstattung, toilettenpapier, notigste, pflegeprodukte | prodotti da bagno, essenziali, carta igienica, necessario, articoli da toeletta, l'essenziale, essenziale | artigos de higiene, itens essenciais, essenciais, papel higienico, itens basicos, essencial
cleaning product*, cleaning supplies | productos de limpieza | produits d'entretien, produits menagers | putzmittel, reinigungsmittel | prodotti per la pulizia, detersiv* | produtos de limpeza
diaper* | panal, panales | couche* | windel* | pannolin* | fralda*
mirror* | espejo* | miroir* | spiegel* | specchi* | espelho*
door*, doorway* | puerta* | porte*, entree* | tur, turen, tureingang | port*, ingress* | porta*
window* | ventana*, ventanal* | fenetre*, baie* vitree* | fenster* | finestr*, vetrat* | janela*
ceiling* | techo* | plafond* | decke, decken, zimmerdecke | soffitt* | teto*
wall, walls | pared*, muro* | mur, murs | wand, wande, wanden, mauer* | paret*, mur* | parede*, muro*
roof*, rooftop* | tejado*, azotea*, techo*, terraza* | toit*, toit terrasse, toiture* | dach, daches, dacher*, dachterrasse* | tett* | telhado*, terraco*, cobertura*
`;
