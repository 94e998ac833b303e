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
