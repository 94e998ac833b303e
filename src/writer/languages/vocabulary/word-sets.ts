import type { Language } from "#shared/contract-values.ts";
import { type AnyLanguage, keysOf, plain } from "./read-vocabulary.ts";

// Words that claim nothing by themselves: what holds sentences together, verbs of having, being and using, and names for
// the place as such.
const HARMLESS: Record<Language, string> = {
  es: `el la los las lo un una unos unas de del a al en con y e o u que se es son esta estan hay tiene tienes tienen tenemos tener
  tendras para por su sus tu tus te ti nos nuestr* mi mis me le les este estos esta estas ese esa esto eso aqui alli ahi donde cuando
  como mas muy tambien si ya desde hasta entre sobre sin no ni pero sino porque pues aunque mientras durante segun contra asi
  ser estar era fue sera ha han he hemos haber habia puede puedes pueden podras podemos queda quedan situad* ubicad* cuenta cuentan con
  dispone dispones disponen ofrece ofrecen incluye incluyen incluid* viene vienen encontraras encuentras encuentra encuentran disfrut* dispon* va van ir
  hace hacen hacer da dan tod* cada otr* mism* cual quien cuyo ambos tan tanto menos alojamiento* espacio* lugar* sitio* forma parte
  uso usar favor rato vez veces algo nada alguien nadie ademas solo junto bien buen buena hora horas uno una dos nosotr* tuy* contigo ello ellos ellas algo llamad* cabe basta bastan`,
  fr: `le la les l un une des de du d a au aux en dans avec et ou qui que qu se s est sont y il elle ils elles on vous votre vos nous notre nos
  mon ma mes me m je j etes leur leurs ce cet cette ces c cela ca ici la ou quand comme plus tres aussi si deja depuis jusqu jusque entre sur sous sans
  ne n pas ni mais car donc pendant durant selon pour par vers chez etre etait ete sera ont a avons avez avoir aura aurez peut peuvent pouvez pouvons
  trouve trouvent trouverez situe* dispose disposez disposent comprend comprennent offre offrent compte comptent profit* propose* va vont aller font fait faire
  donne donnent tout* tous chaque autre* meme* dont lequel laquelle ainsi tant moins logement* espace* lieu* endroit* partie fois peu bien bon bonne plus rien quelqu
  personne* service* sejour* disposition place* attend* se vers hors lors pourrez lui eux pourrons heures heure serez seront respecter suffit pourra ensuite size`,
  de: `der die das den dem des ein eine einen einem einer eines und oder mit in im ins an am auf aus bei beim von vom zu zum zur fur um durch gegen ohne
  nach vor seit bis uber unter zwischen neben hinter ist sind war waren sei wird werden wurde hat haben hatte habt gibt es sie ihr ihre ihren ihrem ihrer ihres ihnen
  er wir uns unser* mein* ich mir mich man sich sein seine seinen dies* jen* hier dort da wo wenn als wie mehr sehr auch schon noch nur nicht kein* nie weder noch
  aber sondern denn weil dass damit dabei dazu davon daran darauf darin dafur so kann konnen konnte durfen darf mussen muss sollen mochte mochten steht stehen
  liegt liegen befindet befinden bietet bieten verfugt verfugen verfugung gehort gehoren umfasst finden findet erwartet geniess* besteht macht machen geht gehen komm* lassen lasst nutzen
  ganz all* jede* jeweils ander* selb* welch* unterkunft* platz raum ort stelle teil mal ubrig bitte gut* gern etwas nichts jemand niemand uhr zudem ausserdem je wer was ihrem
  hin her weiter beid* einig* viel* moglich* gast* bereit bereitsteh* etwa* selbst entfernt uhr uns gleich vorhanden einfach also daher deshalb somit wodurch`,
  it: `il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle all in nel nello nella nei negli nelle nell con e ed o che
  si c ci e sono ha hai hanno abbiamo avere avra avrai su sul sulla sui sulle sull sugli per da dal dalla dai dalle dall dallo tra fra suo sua suoi sue tu tuo tua tuoi tue te ti noi nostr* mio mia miei mie me mi
  loro questo questa questi queste quello quella qui li dove quando come piu molto anche se gia fino sopra sotto senza non ne ma pero perche quindi mentre durante secondo contro cosi
  essere stare era stato stata sara c'e ci sono puo puoi possono potrai possiamo trova trovano trovi troverai situat* dispone disponi dispongono offre offrono comprende comprendono inclus* include includono godi* dispost* disposizione
  va vanno andare fa fanno fare da danno tutt* ogni altr* stess* cui quale alloggi* spazi* luog* post* part* volt* uso usare cosa nulla niente qualcuno nessun* bene buon* vi ne dotat* presente presenti trovarsi viene vengono basta bastano capita capitare ore po noi quindi inoltre`,
  pt: `for o a os as um uma uns umas de do da dos das d em no na nos nas num numa com e ou que se e sao esta estao ha tem tens temos ter tera para pra por pelo pela pelos pelas
  seu sua seus suas voce voces lhe nos nosso* nossa* meu minha meus minhas me eu ele ela eles elas este esta estes estas esse essa isso isto aqui ali la onde quando como mais muito tambem
  ja desde ate entre sobre sob sem nao nem mas porem porque pois enquanto durante segundo contra assim ser estar era foi sera haver havia pode podem podera podemos fica ficam situad* localizad*
  neste nesta nestes nestas nesse nessa deste desta destes destas desse dessa disso disto nele nela deles delas conta contam dispoe dispoem oferece oferecem inclui incluem incluid* vem encontra encontram encontrara aproveit* desfrut* vai vao ir faz fazem fazer da dao tod* cada outr* mesm* qual quem ao aos as ambos tao tanto menos
  acomodacao alojamento* espaco* lugar* local parte uso usar favor vez vezes algo nada alguem ninguem alem so junto bem bom boa hora horas disposicao possui possuem ficar vamos conosco demais pouco basta bastam foi quem`,
};

// What denies. A translation denies what its sentence denies, and nothing else.
const DENIALS: Record<Language | "en", string> = {
  en: "no not t without never neither nor cannot none nobody non prohibited forbidden",
  es: "no sin ni nunca ningun* jamas tampoco prohib* nadie nada",
  fr: "ne n pas sans aucun* ni jamais interdi* non",
  de: "kein* nicht ohne nie niemals weder verboten* verbiet* untersag* nichtraucher* niemand nichts",
  it: "non senza niente nessun* mai viet* neppure nemmeno divieto",
  pt: "nao sem nem nunca nenhum* proib* ninguem jamais nada",
};

// How guests are not addressed, so that a text speaks in one manner: es tú, fr vous, de Sie, it tu, pt você.
const OTHER_ADDRESS: Record<Language, string> = {
  es: "usted ustedes vosotros vosotras vuestro vuestra vuestros vuestras",
  fr: "tu toi ton ta tes te",
  de: "du dich dir dein deine deinen deinem deiner deines euch euer eure euren",
  it: "voi vostro vostra vostri vostre",
  pt: "tu teu tua teus tuas contigo vos vosso vossa",
};

export const ENGLISH_GLUE = new Set(
  "the and with is are of your you for there this that has have from which its it".split(" "),
);

type Test = (word: string) => boolean;

// A list of words, some of them stems.
export function wordSet(list: string, language: AnyLanguage): Test {
  const known = new Set(plain(list).split(/[\s']+/));
  return (word) => keysOf(word, language).some((key) => known.has(key));
}

function perLanguage(lists: Record<AnyLanguage, string>): Record<AnyLanguage, Test> {
  const entries = Object.entries(lists) as [AnyLanguage, string][];
  return Object.fromEntries(entries.map(([language, list]) => [language, wordSet(list, language)])) as Record<
    AnyLanguage,
    Test
  >;
}

export const IS_DENIAL = perLanguage(DENIALS);
export const IS_HARMLESS = perLanguage({ ...HARMLESS, en: "" });
export const IS_OTHER_ADDRESS = perLanguage({ ...OTHER_ADDRESS, en: "" });
