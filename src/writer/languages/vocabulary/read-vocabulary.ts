import { LANGUAGES, type Language } from "#shared/contract-values.ts";
import { HOME_THINGS, OUTDOOR_THINGS } from "./things.ts";
import { PLACES_AND_INVENTIONS, WORDS } from "./words.ts";
import { COUNTRIES, DAYS_AND_FEASTS, PEOPLES_AND_TIMES } from "./written-with-capitals.ts";

// What narrows a thing or limits its use, in the same form. It stands on both sides, and beside the same thing.
const LIMITS = `
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

export type AnyLanguage = Language | "en";
// Things and limits stand on both sides; a word only needs its counterpart in the English sentence. What is soft may be lost,
// and one or two may be added, since naming it promises nothing.
export type Row = { id: number; name: string; kind: "thing" | "limit" | "word"; isSoft: boolean };
type Phrase = { words: string[]; row: Row };

const COLUMNS: AnyLanguage[] = ["en", ...LANGUAGES];

// Endings after which a word is still the same word, without accents.
const ENDINGS: Record<AnyLanguage, Set<string>> = {
  en: endings("s es d ed ing er ers ly y"),
  es: endings(
    "s es o a os as e en an amos emos imos ado ada ados adas ido ida idos idas ando iendo ar er ir aras eras iras ara era ira aran ito ita itos itas mente on ones ona onas illo illa",
  ),
  fr: endings(
    "s e es x ne nes ee ees er ez ent ons ait ant ante antes ants aux elle elles eux euse euses ment is ie ies it ite ir rez ra re if ive ement ements ages le lent lir lez",
  ),
  de: endings(
    "e en er es em n s ern te ten t et st ig ige igen iger iges isch ische ischen lich liche lichen licher liches ere eren este esten nen innen chen se sen",
  ),
  it: endings(
    "o a i e he hi io ia ie ato ata ati ate ito ita iti ite uto uta uti ute are ere ire ando endo ano ono iamo ete ai mente ino ina ini ine arci arti arlo arla arsi ersi ervi irsi erci arli arle erli erle",
  ),
  pt: endings(
    "amos emos imos ei eu s es o a os as e em am ado ada ados adas ido ida idos idas ar er ir ando endo indo mos ao oes aos ais eis mente inho inha inhos inhas ram ada el iu ou",
  ),
};

function endings(list: string): Set<string> {
  return new Set(["", ...list.split(" ")]);
}

const SOFT = new Set(
  `guest, child, couple, neighbor, host, host greets, house, room, building, entrance, door, wall, step, key, table, chair, lamp,
  street, city, village, neighborhood, corner, square, stop, luggage, check in, check out, water, sun, foot, morning, afternoon, evening`.split(
    /,\s+/,
  ),
);
const PHRASES = new Map<AnyLanguage, Map<string, Phrase[]>>(COLUMNS.map((column) => [column, new Map()]));
export const ROWS: Row[] = [];

for (const [kind, text] of [
  ["thing", HOME_THINGS],
  ["thing", OUTDOOR_THINGS],
  ["thing", PLACES_AND_INVENTIONS],
  ["thing", DAYS_AND_FEASTS],
  ["thing", COUNTRIES],
  ["limit", LIMITS],
  ["word", WORDS],
  ["word", PEOPLES_AND_TIMES],
] as const) {
  for (const line of text.trim().split("\n")) learn(kind, line);
}

function learn(kind: Row["kind"], line: string): void {
  const cells = line.split(" | ");
  if (cells.length !== COLUMNS.length) throw new Error(`Not one cell for each language: ${line}`);
  const name = cells[0]?.split(",")[0]?.replaceAll("*", "") ?? "";
  const row: Row = { id: ROWS.length, name, kind, isSoft: SOFT.has(name) };
  ROWS.push(row);
  for (const [at, cell] of cells.entries()) {
    const index = PHRASES.get(COLUMNS[at] as AnyLanguage);
    for (const form of cell.split(", ")) {
      const words = plain(form)
        .split(/[\s'-]+/)
        .filter(Boolean);
      const [first] = words;
      if (first) index?.set(first, [...(index.get(first) ?? []), { words, row }]);
    }
  }
}

// Without capitals and accents, as the lists are read and compared.
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("’", "'");
}

// The ways a list may hold this word: as it is, or as a stem with one of the language's endings.
export function keysOf(word: string, language: AnyLanguage): string[] {
  const keys = [word];
  for (let cut = word.length; cut >= Math.max(2, word.length - 6); cut -= 1) {
    if (ENDINGS[language].has(word.slice(cut))) keys.push(`${word.slice(0, cut)}*`);
  }
  return keys;
}

export type Found = { rows: Row[]; length: number };

// The longest phrase that begins here, with everything it may mean.
export function phraseAt(words: readonly string[], at: number, language: AnyLanguage): Found | null {
  const index = PHRASES.get(language);
  const here = keysOf(words[at] ?? "", language)
    .flatMap((key) => index?.get(key) ?? [])
    .filter(({ words: wanted }) => wanted.every((one, place) => isWord(words[at + place], one, language)));
  const length = Math.max(0, ...here.map(({ words: wanted }) => wanted.length));
  if (length === 0) return null;
  return { length, rows: here.filter(({ words: wanted }) => wanted.length === length).map(({ row }) => row) };
}

function isWord(word: string | undefined, wanted: string, language: AnyLanguage): boolean {
  return word !== undefined && keysOf(word, language).includes(wanted);
}
