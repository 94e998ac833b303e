import { iso31662 } from "iso-3166";
import { ownValue } from "#shared/own-value.ts";

// What people call the regions of a country beside the names of ISO 3166-2: English names, old counties, islands and
// landscapes that stand after the town in an address, and the post's own abbreviations.
const MORE_REGIONS: Record<string, string> = {
  AE: "dubai|abu dhabi|sharjah|ajman|fujairah|ras al khaimah|umm al quwain",
  AR: "tierra del fuego|patagonia|caba|provincia de buenos aires|gran buenos aires",
  AT: "tyrol|carinthia|styria|lower austria|upper austria|burgenland|salzkammergut|salzburger land|salzburgerland|zillertal|east tyrol|osttirol|wachau",
  AU: "vic|nsw|qld|tas|act|sa|wa|nt|gold coast region|sunshine coast region|barossa valley|hunter valley|yarra valley|mornington peninsula|great ocean road|kangaroo island",
  BE: "flanders|wallonia|west flanders|east flanders|flemish brabant|walloon brabant|vlaanderen|wallonie|antwerp|hainault|hainaut|liege|luxembourg|namur|limburg|ardennes|west-vlaanderen|oost-vlaanderen|brabant wallon|vlaams-brabant",
  BR: "federal district|rio grande do sul|chapada diamantina",
  CA: "newfoundland|pei|quebec|vancouver island|cape breton|gulf islands|muskoka|laurentides|laurentians|charlevoix|okanagan|gaspesie",
  CH: "valais|wallis|bern|berne|grisons|graubunden|ticino|vaud|waadt|geneva|geneve|genf|lucerne|luzern|zurich|st gallen|st. gallen|fribourg|freiburg|neuchatel|basel-stadt|basel-landschaft|schwyz|uri|obwalden|nidwalden|glarus|zug|solothurn|schaffhausen|appenzell|aargau|thurgau|jura|bernese oberland|berner oberland|engadin|engadine",
  CL: "region metropolitana de santiago|region metropolitana|los lagos|araucania|patagonia|atacama|valparaiso|magallanes|aysen|chiloe|los rios|o'higgins|coquimbo|antofagasta|biobio",
  CO: "antioquia|boyaca|cundinamarca|bolivar|magdalena|valle del cauca|quindio|risaralda|san andres y providencia",
  CR: "guanacaste|puntarenas|limon|alajuela|cartago|heredia|san jose|nicoya peninsula|peninsula de nicoya",
  CY: "paphos|pafos|limassol|lemesos|larnaca|larnaka|nicosia|lefkosia|famagusta|ammochostos|kyrenia",
  CZ: "south bohemia|south bohemian region|south moravia|south moravian region|central bohemia|jihocesky|jihomoravsky|karlovarsky|liberecky|kralovehradecky|bohemia|moravia|vysocina|plzensky|ustecky|zlinsky|olomoucky|pardubicky|moravskoslezsky|stredocesky",
  DE: "bavaria|lower saxony|north rhine-westphalia|rhineland-palatinate|saxony|saxony-anhalt|thuringia|hesse|mecklenburg-western pomerania|mecklenburg-vorpommern|baden-wurttemberg|baden-wuerttemberg|schleswig-holstein|saarland|brandenburg|upper bavaria|oberbayern|allgau|black forest|schwarzwald|rugen|sylt|usedom|harz|franconia|eifel|lake constance|bodensee|nrw",
  DK: "north denmark|north denmark region|central denmark|central denmark region|southern denmark|region of southern denmark|zealand|capital region|capital region of denmark|jutland|jylland|funen|fyn|bornholm|sjaelland|nordjylland|midtjylland|syddanmark|hovedstaden|sonderjylland",
  EG: "south sinai|red sea|red sea governorate|sinai|luxor|aswan|giza|matrouh",
  ES: "andalusia|andalucia|catalonia|catalunya|cataluna|basque country|pais vasco|euskadi|navarre|navarra|castile and leon|castilla y leon|castilla-la mancha|castile-la mancha|valencian community|comunidad valenciana|comunitat valenciana|community of madrid|comunidad de madrid|region of murcia|murcia|aragon|extremadura|galicia|asturias|cantabria|la rioja|balearic islands|islas baleares|illes balears|balearics|canary islands|islas canarias|canarias|mallorca|majorca|menorca|minorca|ibiza|eivissa|formentera|tenerife|gran canaria|lanzarote|fuerteventura|la palma|la gomera|el hierro|gerona|lerida|gipuzkoa|guipuzcoa|bizkaia|vizcaya|biscay|alava|araba|coruna|a coruna|la coruna|orense|seville|saragossa|alicante|alacant|castellon|castello|costa brava|costa del sol|costa blanca|costa de la luz|costa tropical|vizcaya|baleares|las palmas|santa cruz de tenerife|axarquia|la axarquia|alpujarra|la alpujarra",
  FI: "lapland|uusimaa|southwest finland|ostrobothnia|north karelia|south karelia|central finland|finland proper|pirkanmaa|satakunta|kainuu|north ostrobothnia|aland|aland islands|lappi",
  FR: "provence-alpes-cote d'azur|normandy|brittany|burgundy|corsica|provence|french riviera|cote d'azur|cote d’azur|paca|occitanie|occitania|nouvelle-aquitaine|aquitaine|midi-pyrenees|languedoc-roussillon|languedoc|rhone-alpes|auvergne|alsace|lorraine|champagne-ardenne|champagne|picardy|picardie|limousin|poitou-charentes|franche-comte|centre-val de loire|pays de la loire|hauts-de-france|grand est|ile-de-france|brittany region|upper savoy|savoy|luberon|perigord|gascony|bourgogne|corse|la reunion|reunion|guadeloupe|martinique|ile de re|haute-corse|corse-du-sud|normandie|bretagne|pays basque|french basque country|ardeche|cevennes|camargue",
  GB: "england|scotland|wales|northern ireland|yorkshire|north yorkshire|west yorkshire|south yorkshire|east yorkshire|east riding of yorkshire|sussex|east sussex|west sussex|kent|surrey|essex|suffolk|norfolk|devon|cornwall|dorset|somerset|wiltshire|gloucestershire|oxfordshire|berkshire|buckinghamshire|hertfordshire|bedfordshire|cambridgeshire|huntingdonshire|northamptonshire|warwickshire|worcestershire|herefordshire|shropshire|staffordshire|derbyshire|nottinghamshire|lincolnshire|leicestershire|rutland|cheshire|lancashire|merseyside|greater manchester|cumbria|westmorland|cumberland|northumberland|durham|county durham|tyne and wear|west midlands|hampshire|isle of wight|middlesex|greater london|avon|isles of scilly|cotswolds|the cotswolds|lake district|peak district|pembrokeshire|carmarthenshire|ceredigion|powys|gwynedd|anglesey|isle of anglesey|conwy|denbighshire|flintshire|monmouthshire|glamorgan|vale of glamorgan|snowdonia|eryri|clwyd|dyfed|gwent|breconshire|radnorshire|highland|highlands|scottish highlands|the highlands|highlands and islands|aberdeenshire|argyll|argyllshire|argyll and bute|ayrshire|north ayrshire|south ayrshire|angus|fife|perthshire|perth and kinross|perth & kinross|moray|morayshire|scottish borders|the scottish borders|dumfries and galloway|dumfries & galloway|east lothian|west lothian|midlothian|lothian|stirlingshire|dumfriesshire|inverness-shire|ross-shire|sutherland|caithness|isle of skye|skye|isle of mull|mull|isle of arran|arran|islay|isle of islay|isle of lewis|isle of harris|outer hebrides|orkney|shetland|orkney islands|shetland islands|western isles|loch lomond|antrim|armagh|down|fermanagh|londonderry|derry|tyrone|norfolk broads|new forest|northants|herts|bucks|berks|oxon|wilts|glos|hants|lancs|lincs|notts|staffs|cambs|beds|worcs|salop|n yorks|n. yorks|w yorks|leics|warks|northumbria",
  GE: "mtskheta-mtianeti|adjara|kakheti|svaneti|imereti|samegrelo|racha|tbilisi|kvemo kartli|shida kartli|guria|samtskhe-javakheti",
  GR: "attica|crete|cyclades|dodecanese|ionian islands|peloponnese|peloponnesos|thessaly|epirus|macedonia|central macedonia|western macedonia|eastern macedonia and thrace|thrace|central greece|western greece|north aegean|south aegean|sporades|saronic islands|halkidiki|chalkidiki|messinia|messenia|laconia|lakonia|arcadia|argolis|argolida|corinthia|achaia|ilia|elis|magnesia|pelion|preveza|thesprotia|ioannina|arta|lefkada|lefkas|kefalonia|cephalonia|zakynthos|zante|corfu|kerkyra|ithaca|santorini|thira|thera|mykonos|paros|naxos|milos|sifnos|serifos|syros|tinos|andros|ios|amorgos|folegandros|antiparos|rhodes|kos|patmos|symi|karpathos|leros|kalymnos|lesvos|lesbos|chios|samos|ikaria|limnos|skiathos|skopelos|alonissos|skyros|hydra|spetses|aegina|poros|kythira|chania|rethymno|rethymnon|heraklion|iraklio|lasithi|lassithi|evia|euboea|mani|pieria|kavala|thasos|drama|xanthi|phthiotis|boeotia|phocis|evritania|trikala|larissa",
  HR: "istria|istarska|dalmatia|dalmacija|split-dalmatia|dubrovnik-neretva|primorje-gorski kotar|lika-senj|sibenik-knin|zadar|zagreb|kvarner|slavonia|brac|hvar|korcula|krk|cres|losinj|rab|pag|vis|mljet|peljesac|istra|medimurje|varazdin|karlovac|zagreb county|krapina-zagorje|split",
  HU: "balaton|lake balaton|veszprem|zala|somogy|pest|heves|baranya",
  ID: "bali|lombok|west nusa tenggara|east nusa tenggara|nusa tenggara barat|nusa tenggara timur|ntb|ntt|west java|central java|east java|jawa barat|jawa tengah|jawa timur|java|jawa|sumatra|north sumatra|sumatera utara|west sumatra|riau islands|special region of yogyakarta|daerah istimewa yogyakarta|di yogyakarta|diy|jakarta special capital region|dki jakarta|banten|sulawesi|south sulawesi|flores|papua|west papua|nusa penida|gianyar|badung|tabanan|buleleng|karangasem|klungkung|bangli",
  IE: "carlow|cavan|clare|cork|donegal|dublin|galway|kerry|kildare|kilkenny|laois|leitrim|limerick|longford|louth|mayo|meath|monaghan|offaly|roscommon|sligo|tipperary|waterford|westmeath|wexford|wicklow|connemara|munster|leinster|connacht|connaught|ulster|north tipperary|south tipperary|fingal|dun laoghaire-rathdown",
  IN: "goa|north goa|south goa|kerala|himachal pradesh|uttarakhand|rajasthan|telangana|maharashtra|karnataka|tamil nadu|kullu|orissa|pondicherry|puducherry",
  IS: "south iceland|east iceland|west iceland|north iceland|westfjords|vestfirdir|sudurland|austurland|nordurland|vesturland|capital region|southern region|eastern region|western region|northeastern region|northwestern region|snaefellsnes",
  IT: "tuscany|sicily|sardinia|lombardy|piedmont|apulia|puglia|latium|the marches|marches|marche|aosta valley|valle d'aosta|valle d’aosta|trentino|south tyrol|alto adige|sudtirol|trentino-alto adige|trentino-south tyrol|friuli|friuli-venezia giulia|friuli venezia giulia|emilia-romagna|emilia romagna|abruzzi|abruzzo|basilicata|calabria|campania|liguria|molise|umbria|veneto|rome|milan|naples|turin|florence|venice|genoa|padua|mantua|syracuse|leghorn|bolzano|bozen|monza e brianza|forli-cesena|massa-carrara|pesaro e urbino|verbano-cusio-ossola|lake como|lake garda|lago di garda|lago di como|lago maggiore|amalfi coast|costiera amalfitana|cinque terre|chianti|val d'orcia|salento|capri|ischia|elba|isola d'elba|dolomites|dolomiti|langhe|maremma|cilento|gargano|gallura|siracusa|reggio calabria|reggio emilia|tos",
  JP: "hokkaido|aomori|iwate|miyagi|akita|yamagata|fukushima|ibaraki|tochigi|gunma|saitama|chiba|tokyo|kanagawa|niigata|toyama|ishikawa|fukui|yamanashi|nagano|gifu|shizuoka|aichi|mie|shiga|kyoto|osaka|hyogo|nara|wakayama|tottori|shimane|okayama|hiroshima|yamaguchi|tokushima|kagawa|ehime|kochi|fukuoka|saga|nagasaki|kumamoto|oita|miyazaki|kagoshima|okinawa|chugoku|kansai|kanto|tohoku|kyushu|shikoku|chubu|kinki|hokuriku|honshu|izu",
  LK: "southern province|western province|central province|uva|uva province|eastern province|galle|matara|kandy|colombo|badulla|hambantota|kalutara|nuwara eliya|ampara",
  MA: "marrakesh|marrakech|marrakesh-safi|marrakech-safi|marrakech-tensift-el haouz|fez|fes|fes-meknes|souss-massa|tangier|tanger|tangier-tetouan-al hoceima|tanger-tetouan-al hoceima|casablanca-settat|rabat-sale-kenitra|draa-tafilalet|oriental|beni mellal-khenifra|al haouz|agadir|agadir-ida-ou-tanane|agadir ida ou tanane|essaouira|ouarzazate|chefchaouen|dakhla-oued ed-dahab",
  ME: "kotor municipality|boka kotorska|bay of kotor",
  MT: "gozo|malta|comino",
  MX: "q.r.|q. roo|q.roo|qroo|quintana roo|b.c.s.|bcs|b.c.|b.c|baja california|baja california sur|jal.|jal|nay.|nay|gto.|gto|oax.|oax|yuc.|yuc|gro.|gro|pue.|pue|ver.|ver|mich.|mich|mor.|mor|chis.|chis|hgo.|hgo|sin.|sin|son.|son|qro.|qro|camp.|camp|col.|tab.|dgo.|zac.|ags.|n.l.|nl|s.l.p.|slp|mex.|edomex|state of mexico|estado de mexico|federal district|distrito federal|cdmx|riviera maya|riviera nayarit|michoacan|veracruz|coahuila|bahia de banderas",
  MY: "penang|pulau pinang|malacca|melaka|sabah|sarawak|kedah|langkawi island|johor|pahang|selangor|terengganu|kelantan|perak|perlis|negeri sembilan|borneo",
  NL: "north holland|south holland|noord-holland|zuid-holland|friesland|fryslan|zeeland|gelderland|limburg|north brabant|noord-brabant|overijssel|drenthe|flevoland|groningen|utrecht|texel|ameland|terschelling|vlieland|schiermonnikoog|veluwe",
  NO: "vestland|nordland|troms|finnmark|troms og finnmark|more og romsdal|rogaland|agder|innlandet|viken|vestfold|telemark|vestfold og telemark|trondelag|buskerud|ostfold|akershus|hordaland|sogn og fjordane|oppland|hedmark|lofoten|lofoten islands|vesteralen|svalbard|moskenes|hardanger",
  NZ: "northland|bay of islands|waikato|bay of plenty|gisborne|hawke's bay|hawke’s bay|hawkes bay|taranaki|manawatu-whanganui|manawatu-wanganui|manawatu|whanganui|wellington|tasman|nelson|nelson-tasman|marlborough|west coast|canterbury|otago|central otago|southland|fiordland|stewart island|waiheke island|coromandel|coromandel peninsula|the coromandel|auckland|north island|south island|far north|far north district|queenstown-lakes|queenstown-lakes district|rakiura|marlborough sounds|kapiti coast|wairarapa|golden bay|banks peninsula",
  PE: "cusco|cuzco|lima|arequipa|puno|ancash|ica|piura|sacred valley|valle sagrado|urubamba province",
  PH: "palawan|cebu|bohol|siargao|surigao del norte|aklan|boracay|siquijor|batangas|la union|benguet|cavite|laguna|negros oriental|negros occidental|negros|camiguin|mindoro|luzon|visayas|mindanao|ilocos norte|ilocos sur|zambales|metro manila|ncr|northern samar",
  PL: "lesser poland|lesser poland voivodeship|greater poland|lower silesia|lower silesian voivodeship|silesia|silesian voivodeship|pomerania|pomeranian voivodeship|west pomerania|west pomeranian voivodeship|masovia|masovian voivodeship|warmia-masuria|warmian-masurian voivodeship|podlasie|podlaskie|subcarpathia|malopolska|malopolskie|wielkopolska|dolnoslaskie|pomorskie|zachodniopomorskie|mazowieckie|slaskie|podkarpackie|lubelskie|lodzkie|opolskie|swietokrzyskie|kujawsko-pomorskie|warminsko-mazurskie|lubuskie|masuria|mazury",
  PT: "algarve|alentejo|azores|acores|the azores|madeira|madeira island|ilha da madeira|minho|douro|douro valley|ribatejo|estremadura|beira|beira alta|beira baixa|tras-os-montes|lisbon|oporto|faro|sao miguel|sao miguel island|ilha de sao miguel|terceira|pico|faial|porto santo|silver coast|costa de prata|flores|oeste|serra da estrela",
  RO: "transylvania|transilvania|bukovina|maramures|brasov|sibiu|cluj|prahova|harghita|constanta|judet brasov",
  SE: "skane|scania|dalarna|jamtland|smaland|gotland|oland|halland|blekinge|vastra gotaland|stockholm|uppsala|sodermanland|ostergotland|vastmanland|vasterbotten|norrbotten|gavleborg|varmland|orebro|kronoberg|kalmar|jonkoping|bohuslan|harjedalen|lapland|lappland|dalsland|vastergotland|vastergotlands|gastrikland|halsingland|angermanland|medelpad",
  SI: "upper carniola|gorenjska|primorska|istria|littoral|styria|stajerska|dolenjska|notranjska|soca valley|prekmurje",
  TH: "phuket|krabi|phang nga|phang-nga|surat thani|chiang mai|chiang rai|chonburi|chon buri|trat|rayong|prachuap khiri khan|prachuabkhirikhan|trang|satun|songkhla|phetchaburi|mae hong son|nakhon ratchasima|kanchanaburi|ayutthaya|phra nakhon si ayutthaya|koh samui|ko samui|koh phangan|ko pha ngan|ko pha-ngan|ko phangan|koh tao|ko tao|koh lanta|ko lanta|koh chang|ko chang|koh samet|isan",
  TR: "mugla|antalya|izmir|nevsehir|aydin|balikesir|canakkale|trabzon|rize|cappadocia|kapadokya|bodrum peninsula|aegean region|ege bolgesi|denizli|mersin|bursa|artvin|karabuk|kocaeli|sakarya",
  TZ: "zanzibar|unguja|pemba|kilimanjaro|arusha|zanzibar urban/west|unguja south|unguja north|mafia island",
  US: "hawai'i|hawai’i|d.c.|washington dc|puerto rico|big island|maui county|cape cod|long island|florida keys|fla.|calif.|mass.|outer banks|upper peninsula|finger lakes|hudson valley|the hamptons",
  VN: "quang nam|da nang|khanh hoa|lam dong|kien giang|quang ninh|lao cai|ninh binh|thua thien hue|thua thien-hue|binh thuan|ha giang|phu quoc|ba ria-vung tau|hoa binh|son la|quang binh|phu yen|ben tre",
  ZA: "western cape|eastern cape|northern cape|kwazulu-natal|kwazulu natal|kzn|gauteng|mpumalanga|limpopo|north west|free state|garden route|overberg|cape winelands|winelands|karoo|klein karoo|wes-kaap|drakensberg|west coast",
};

// Cities that are a region of their own: what stands before them is a district of theirs.
const CITY_REGIONS: Record<string, string> = {
  AE: "dubai|abu dhabi|sharjah",
  AR: "buenos aires|ciudad autonoma de buenos aires|caba",
  AT: "wien|vienna",
  BE: "brussels|bruxelles|brussel",
  BR: "brasilia",
  CN: "beijing|shanghai|tianjin|chongqing",
  CO: "bogota",
  CZ: "praha|prague",
  DE: "berlin|hamburg|bremen",
  EG: "cairo|alexandria",
  FR: "paris",
  GB: "london|greater london|edinburgh|city of edinburgh|glasgow|belfast|cardiff|bristol|manchester|liverpool|brighton and hove|york|bath|leeds|sheffield|aberdeen|dundee|newcastle upon tyne|nottingham|leicester|plymouth|southampton|portsmouth|derby|birmingham|swansea|newport|stirling|blackpool|bournemouth|torbay|poole|southend-on-sea",
  GR: "athens|athina|thessaloniki",
  HU: "budapest",
  ID: "jakarta|dki jakarta",
  IN: "delhi|new delhi|chandigarh",
  JP: "tokyo",
  KR: "seoul|busan|incheon|daegu|jeju|jeju-do",
  MA: "casablanca",
  MX: "mexico city|ciudad de mexico|cdmx",
  MY: "kuala lumpur|putrajaya|labuan",
  NO: "oslo",
  PH: "manila",
  PL: "warsaw|warszawa",
  RO: "bucharest|bucuresti",
  RS: "belgrade|beograd",
  TH: "bangkok|krung thep maha nakhon|pattaya",
  TR: "istanbul",
  US: "washington dc|district of columbia",
  VN: "hanoi|ha noi|ho chi minh|ho chi minh city|da nang|hai phong|can tho",
};

// Cities whose districts are as often named before them as the towns of the province that bears their name.
const CITY_OR_PROVINCE: Record<string, string> = {
  BR: "rio de janeiro|sao paulo",
  CH: "geneva|geneve|zurich|basel",
  CR: "san jose",
  ES: "madrid|barcelona|valencia|sevilla|seville",
  IE: "dublin|cork|galway|limerick|waterford",
  IT: "roma|rome|milano|milan|napoli|naples|torino|turin|firenze|florence|venezia|venice|bologna|genova|genoa",
  LK: "colombo",
  MA: "marrakech|marrakesh|fes|fez|tangier|tanger|rabat",
  NZ: "auckland|wellington",
  PE: "lima",
  PT: "lisboa|lisbon|porto|oporto",
  SE: "stockholm",
};

type Regions = { official: Set<string>; names: Set<string>; codes: Set<string> };

let subdivisions: Map<string, Regions> | null = null;

// The regions of every country: those of ISO 3166-2, and what people call them besides.
function regionsOf(country: string): Regions | undefined {
  if (subdivisions) return subdivisions.get(country);
  const all = new Map<string, Regions>();
  const of = (code: string): Regions => {
    const known = all.get(code) ?? { official: new Set(), names: new Set(), codes: new Set() };
    all.set(code, known);
    return known;
  };
  for (const { code, name } of iso31662) {
    const [home = "", short = ""] = code.split("-");
    const regions = of(home);
    if (/^[A-Z]{2,3}$/.test(short)) regions.codes.add(short);
    for (const part of name.split(/[[\]/;]/)) if (part.trim() !== "") regions.official.add(plainRegion(part));
  }
  for (const { official, names } of all.values()) for (const name of official) names.add(name);
  for (const [code, names] of Object.entries(MORE_REGIONS)) {
    for (const name of names.split("|")) of(code).names.add(plainRegion(name));
  }
  subdivisions = all;
  return all.get(country);
}

const MARKED_BEFORE =
  /^(?:co|county|comt[eé]|prov|province|provincia|província|state|estado|region|regi[oó]n|regione|r[eé]gion|región|canton|kanton|cantone|department|d[eé]partement|departamento|governorate|land|kabupaten|kab|jude[tț]|powiat|isle|island|changwat)\b\.? (?:of |de |di |da |do |du |del |della |d'|d’|la )?(?=\p{L})/iu;
const MARKED_AFTER =
  /[ -](?:county|province|state|region|prefecture|governorate|voivodeship|regency|parish|oblast|canton|megye|[žz]upanija|kraj|l[äa]n|fylke|fylkeskommune|maakunta|ken|fu|to|il[iı]|regional unit|administration)$/iu;

// "Co. Kerry", "Province of Siena", "Split-Dalmatia County": says of itself that it is no town.
export function isMarkedRegion(name: string): boolean {
  const before = MARKED_BEFORE.exec(name)?.[0] ?? "";
  if (/^(?:isle|island|land|state|la)\b/i.test(before)) return false;
  return before !== "" || (MARKED_AFTER.test(name) && !/[ -](?:to|fu|state)$/i.test(name));
}

function plainRegion(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ıİ]/g, "i")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .replace(/[đĐ]/g, "d")
    .replace(/[æÆ]/g, "ae")
    .replace(/’/g, "'")
    .replace(/[*()]/g, "")
    .toLowerCase()
    .trim();
  return plain.replace(MARKED_BEFORE, "").replace(MARKED_AFTER, "").trim();
}

export function isRegionCode(words: string, country: string | null): boolean {
  if (!/^[A-Z]{2,3}$/.test(words)) return false;
  if (country === null) return true;
  const known = regionsOf(country);
  return (
    known === undefined || known.codes.size === 0 || known.codes.has(words) || known.names.has(words.toLowerCase())
  );
}

// Countries whose states are no part of any city.
const WITH_STATES = ["US", "CA", "AU"];

export function isState(words: string): boolean {
  return WITH_STATES.some((country) => regionsOf(country)?.official.has(plainRegion(words)));
}

export function isRegion(words: string, country: string): boolean {
  return regionsOf(country)?.names.has(plainRegion(words)) ?? false;
}

const inList = (lists: Record<string, string>, words: string, country: string | null): boolean =>
  country !== null && (ownValue(lists, country)?.split("|").includes(plainRegion(words)) ?? false);

export const isCityRegion = (words: string, country: string | null): boolean => inList(CITY_REGIONS, words, country);
export const isCityOrProvince = (words: string, country: string | null): boolean =>
  inList(CITY_OR_PROVINCE, words, country);

// An address without a country is of the first that knows its region.
const MOST_LIKELY = "US CA AU GB IE NZ ES IT FR PT DE AT CH GR HR TR MX BR ZA MA TH ID JP".split(" ");

export function countryOfRegion(words: string): string | null {
  return MOST_LIKELY.find((country) => isRegion(words, country)) ?? null;
}
