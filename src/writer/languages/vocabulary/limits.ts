// What narrows a thing or limits its use, in the same form. It stands on both sides, and beside the same thing.
export const LIMITS = `
private, privately | privad*, propi*, particular*, privativ*, exclusiv* | prive*, privatif*, privative*, a vous, propre*, privatis* | privat*, eigen*, exklusiv* | privat*, propri*, esclusiv*, riservat* | privad*, privativ*, proprio*, propria*, particular*, exclusiv*
share, shares, sharing | compart* | partag*, commun* | teil*, gemeinsam*, geteilt*, mitbenutz* | condivi* | compartilh*, partilh*
shared, communal, common | compartid*, compart*, comun*, comunes, comunitari* | partage*, commun*, communs, collectif*, collective*, partag* | gemeinschaft*, geteilt*, gemeinsam*, teilen*, teilt, mitbenutz*, mitbenutzung | condivis*, condivi*, comun*, in comune | compartilhad*, compartilh*, partilhad*, comum, comuns, partilh*
free, for free, for nothing, at no charge, free of charge, complimentary, at no cost, no extra charge | gratis, gratuit*, sin coste, sin costo, sin cargo | gratuit*, gratuitement, sans frais, offert*, sans supplement | kostenlos*, gratis, kostenfrei*, umsonst, ohne aufpreis, unentgeltlich* | gratuit*, gratis, senza costi, senza costi aggiuntivi, senza supplemento | gratis, gratuit*, sem custo*, de graca, sem custo adicional
paid, for a fee, extra charge, extra cost, costs extra, fee, fees, is extra, surcharge, pay, you pay | de pago, tarifa*, suplemento*, coste extra, costo adicional, cargo extra, cuesta*, paga*, pagar, pagas, coste adicional, pagand* | payant*, frais, supplement*, en sus, payer, moyennant, payez, paie*, tarif* | kostenpflichtig*, gebuhr*, gegen aufpreis, aufpreis*, bezahl*, kostet*, zahlen, zahlt | a pagamento, tariff*, supplement*, costo aggiuntivo, costo extra, pagar*, pagat*, si paga, cost* | pag*, tarifa*, taxa*, custo extra, custo adicional, cobrad*, suplemento*
heated | climatizad*, calefactad*, con calefaccion, templad* | chauffe*, chauffee* | beheizt*, geheizt*, heizbar*, beheizbar* | riscaldat* | aquecid*, climatizad*
indoor, indoors, inside | interior*, cubiert*, dentro, adentro, interiores | interieur*, couvert*, a l'interieur, dedans | innen*, drinnen, hallen*, im haus, innerhalb, indoor | intern*, copert*, all'interno, dentro, al chiuso, interno, indoor | intern*, cobert*, dentro, interior*, coberta, no interior, indoor
outdoor, outdoors, outside, exterior | exterior*, al aire libre, fuera, afuera, exteriores | exterieur*, en plein air, dehors, a l'exterieur, plein air | aussen*, draussen, im freien, ausserhalb, outdoor, freien | estern*, all'aperto, fuori, all'esterno, esterno | extern*, ao ar livre, fora, exterior*, la fora, do lado de fora, area externa
seasonal, in season, seasonally | de temporada, en temporada, estacional*, temporada* | saisonnier*, saisonniere*, en saison, saison* | saisonal*, saison*, in der saison | stagional*, in stagione, stagion* | sazonal, sazonais, na temporada, temporada*, na estacao
on request, upon request, by request | a peticion, bajo peticion, previa solicitud, bajo solicitud, a pedido, si lo pides, si la pides | sur demande, a la demande | auf anfrage, auf wunsch, auf nachfrage | su richiesta | sob pedido, a pedido, mediante solicitacao, sob solicitacao, mediante pedido
fenced, fully fenced, enclosed | vallad*, cercad*, cerrad*, delimitad* | cloture*, clos, close, cloturee* | eingezaunt*, umzaunt* | recintat*, recint* | cercad*, vedad*, murad*
covered | cubiert*, techad* | couvert* | uberdacht* | copert* | cobert*
entire, whole, all yours, to yourself, to yourselves, all of it yours | enter*, tod* para ti, sol* para ti, complet*, tod*, tuy*, para ti, para vosotros, integr* | entier*, entiere*, entierement, tout*, toute*, rien qu'a vous, a vous, pour vous, integralite | gesamt*, ganz*, komplett*, allein*, ganze*, fur sich | inter*, tutt*, complet*, tua, tuo, tutto per te, esclusiv*, solo tua, solo tuo | inteir*, tod*, so para voce, so sua, so seu, exclusiv*, tudo para voce, complet*, seu, sua
only, just | solo, unicamente, solamente, sola | seulement, uniquement, ne que, que, seul*, seulement | nur, lediglich, ausschliesslich, blos | solo, soltanto, solamente, unicamente | so, somente, apenas, unicamente
before | antes, anterior* | avant | vor, vorher, bevor, davor | prima | antes
after | despues, tras, desde, a partir | apres, a partir, des, depuis | nach, ab, danach, nachdem | dopo, dalle, dall, partire | depois, apos, a partir, das
until, till | hasta | jusqu, jusque | bis, spatestens | fino, entro | ate
up to, at most, maximum, no more than | hasta, como maximo, maximo*, maxim* | jusqu, maximum, au plus | bis zu, bis, maximal*, hochstens | fino, al massimo, massim* | ate, no maximo, maxim*
at least, minimum | al menos, por lo menos, minim*, como minimo | au moins, minimum | mindestens, mindest*, wenigstens | almeno, minim* | pelo menos, no minimo, minim*
allowed, permitted, welcome, accepted, allow, allows | permit*, admit*, acept*, bienvenid*, permitid*, admitid*, prohibid* | autorise*, admis*, acceptes, accepte*, bienvenu*, permis*, possible, autorises, interdit* | erlaubt*, gestattet*, willkommen*, zugelassen*, durfen, darf, verboten*, untersagt* | ammess*, permess*, consentit*, benvenut*, accettat*, ammettono, accettano, vietat* | permitid*, aceit*, bem vind*, permit*, bemvind*, proibid*
steep | empinad*, pronunciad* | raide*, pentu*, escarpe* | steil* | ripid* | ingreme*
gas | gas | gaz | gas* | gas | gas
electric, electrical | electric* | electrique* | elektr*, elektrisch* | elettric* | eletric*, electric*
charcoal | carbon | charbon | holzkohle* | carbonella, carbone | carvao
wood, wooden | madera, lena | bois | holz*, holzern* | legno, legna, in legno | madeira, lenha
saltwater, salt water | salina*, agua salada, de sal | eau salee, au sel | salzwasser* | acqua salata, a sale | agua salgada, salgada
infinity | infinit* | debordement, infini*, a debordement | infinity* | sfioro, a sfioro, infinity, infinit* | borda infinita, infinit*
smart | inteligente*, smart | connecte*, intelligente*, smart | smart* | smart, intelligent* | smart, inteligente*
fast, high speed | rapid*, alta velocidad | rapide*, haut debit, tres haut debit | schnell*, highspeed* | veloc*, rapid*, alta velocita | rapid*, alta velocidade, veloz
fiber, fibre, fiber optic | fibra* | fibre* | glasfaser* | fibra | fibra*
always, at all times, any time, anytime, whenever, day and night, around the clock | siempre, a todas horas, en todo momento, en cualquier momento, cuando quieras, dia y noche | toujours, a tout moment, a toute heure, a n'importe quelle heure, jour et nuit, quand vous voulez | immer, jederzeit, stets, rund um die uhr, tag und nacht, wann immer, zu jeder zeit | sempre, in qualsiasi momento, a qualsiasi ora, a tutte le ore, giorno e notte, quando vuoi, in ogni momento | sempre, a qualquer hora, a qualquer momento, a todo momento, dia e noite, quando quiser
left, left hand | izquierd* | gauche* | link* | sinistr* | esquerd*
to the right, on the right, right hand | derech* | droite | rechts, rechte* | destr* | direit*
`;
