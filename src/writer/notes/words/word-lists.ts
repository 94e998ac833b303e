const list = (words: string) => words.trim().split(/\s+/);

// What these words are in the notes of hosts, whatever they are in the newspapers a tagger learns from.
export const ALWAYS = new Map<string, WordKind>([
  ...list(
    "everything something nothing none someone somebody anyone everyone nobody me us i you we they he she it",
  ).map((word) => [word, "pronoun"] as const),
  ...list(`quiet large clean free cozy cosy comfy calm bright shared private separate furnished renovated refurbished
    equipped fitted equiped stocked secure safe tiled covered fenced gated open-plan ensuite en-suite brand-new fresh
    warm cool light sunny cheap friendly kid-friendly family-friendly tranquil peaceful close ready available
    welcome included basic custom vintage own granite stainless north south east west northern southern eastern western waterfront riverside seaside beachfront lakefront oceanfront fast firm zen chic funky boho cute homey trendy hardwood wooden marble main front back top bottom upper lower
    kid-friendly pet-friendly walkable eat-in walk-in pull-out open double single twin full queen king`).map(
    (word) => [word, "adjective"] as const,
  ),
  ...list(
    "not super really quite upstairs downstairs outside inside nearby here there away always usually rarely often just right directly very",
  ).map((word) => [word, "adverb"] as const),
  ...list("near round next opposite within behind beside between across around off by from to with without").map(
    (word) => [word, "preposition"] as const,
  ),
  ...list(`hi-fi sci-fi canal parking commute entertainment architecture glass leather oak pine brick stone steel brass iron seating dining stays laundry storage heating flat condo studio kitchen kitchenette bath bathroom tub shower
    towels linens wifi netflix tv ac jacuzzi walk drive ride stroll bus train tram ferry metro station stop stops
    doubles singles twins queens kings steps min mins minute minutes block blocks mile miles m km restaurants bars shops cafes stores couples families people guests kids
    bedroom bedrooms beds bed cot crib highchair deck patio porch terrace balcony garden yard view views street road
    entrance entry park parks lake river sea beach garage lot spot spots host owner coast snacks drinks bowls favourite favorite tree con part complex centre center town city area bunkbeds downtown uptown`).map(
    (word) => [word, "noun"] as const,
  ),
  ...list("lives suits sleeps seats fits has overlooks brings comes goes runs takes").map(
    (word) => [word, "verb"] as const,
  ),
  ...list("and or & plus + but").map((word) => [word, "and"] as const),
  ...list(
    "is are was were am isn't aren't has've it's there's that's we're you're they're i'm you'll we'll i'll can can't cannot could will won't would may might must should don't doesn't do does did you've we've i've",
  ).map((word) => [word, "auxiliary"] as const),
  ...list("that which who where when if because while so than as once until").map((word) => [word, "that"] as const),
  ...list(
    "my our your ur their its his her a an the this these those every each some any no all most both another several many few lots loads plenty",
  ).map((word) => [word, "article"] as const),
  ...list("one two three four five six seven eight nine ten").map((word) => [word, "number"] as const),
]);

const PAST = new Set(
  list("built rebuilt made kept set run done redone taken given laid hung lit sold bought found known shown been put"),
);
// The words a host's notes are made of, as far as the grammar must tell a verb from a noun.
const set = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

export const MODALS = set("can could will would may might must should");

// What a host does, after "we are a company": "work with owners, restock the kitchen".
export const BASE_VERBS =
  set(`look go run take bring seat sleep adjust make keep give open close live stay come work face overlook lead
  offer provide need allow start end stop cost include fit hold sit stand belong connect serve get feel vary lock pull
  fold turn show hear mean love like leave arrive put let add join reach host enter become remain use call want
  clean restock share speak greet help book visit find see know have set do accept charge rent pick meet send
  recommend require ask pay walk drive park hang wake watch travel prefer return plan extend bother believe consider depend
  renovate restore build buy manage try`);

export const IMPERATIVES = set(`ask contact read bring pay take get see leave keep use message call check note please
  don't do come make look let try walk bike drive hop follow expect remember mind watch feel find pick pack remove
  switch turn smoke log wash lock treat respect avoid book text reserve share park visit chat tell email phone bike cycle`);

export const MASS_NOUNS =
  set(`furniture parking breakfast wifi coffee laundry check-in check-out smoking food access space
  traffic cleaning heating cable internet water air linen light daylight privacy quiet silence history wood lawn grass
  music shopping dining seating storage lighting decor style energy nature greenery shade sun sunshine housekeeping
  transport transit transportation equipment silverware cutlery cookware bedding ac netflix luggage everything
  something nothing charm character comfort service wildlife gas electricity downtown uptown tea juice milk bread fruit bacon height
  width length size colour color wine beer soap shampoo toiletries detergent softener tv's help advice information fun
  love care peace tranquillity tranquility relaxation self-catering cooking sunset sunrise bedding stuff wildlife
  dinnerware stemware glassware kitchenware dishware cookware clothing artwork cabinetry woodwork brickwork flooring landscaping
  nightlife life alcohol cream basketball soccer football tennis volleyball golf baseball breakfast lunch dinner brunch takeout
  seafood meat cheese pasta ramen sushi cereal sugar produce cuisine culture tourism leisure recreation exercise scenery
  sunlight warmth serenity seclusion simplicity flexibility freedom independence convenience ease beauty elegance noise
  construction gentrification redevelopment maintenance insulation power heat weather winter summer spring autumn fall
  money info pricing hosting catering delivery rental livestock kitsch greenery foliage trash gear hardware video
  technology support proximity walkability accessibility occupancy sightseeing hiking cycling swimming fishing skiing
  brick sand pizza espresso sourdough tile art architecture entertainment culture liquor availability hospitality security safety capacity seating plenty`);

// Things of which one speaks with an article when there is one.
export const COUNTABLE_NOUNS =
  set(`table chair sofa couch sectional bed desk tub bath bathtub shower balcony terrace patio
  deck garden yard backyard courtyard lawn pool sauna fireplace stove oven fridge freezer dishwasher microwave kettle
  mat computer thermostat stand rail purifier humidifier dehumidifier skyline clock radio stereo turntable treadmill
  paddleboard playpen stroller bassinet fence pergola gazebo umbrella parasol smoker griddle blender juicer grinder cooker
  steamer skillet pan pot wok fryer robe bathrobe blanket quilt duvet recliner ottoman stool cabinet trunk doorbell
  intercom ramp vestibule mudroom snug compressor charger adapter cooktop extractor tap faucet
  toaster grill barbecue bbq hammock porch veranda roof rooftop room bedroom bathroom kitchen kitchenette lounge library
  office studio apartment flat condo house home cottage cabin villa townhouse loft suite building floor basement attic
  garage driveway carport space spot gate door entrance entry lobby elevator lift stairway staircase window view
  station stop bus train tram metro park playground beach lake river market supermarket grocery store shop mall bakery
  cafe café restaurant bar pub diner gallery museum theater theatre cinema gym spa church school university college
  hospital pharmacy airport highway street road plaza square neighborhood neighbourhood village town city suburb area
  block corner community development island place property unit mattress pillow crib cot chair projector piano
  tv screen speaker soundbar washer dryer heater fan safe bike kayak canoe boat dock pier wardrobe closet dresser bench
  nook alcove mezzanine sunroom conservatory greenhouse shed barn trampoline swing slide sandbox firepit pit cat dog pet
  fee discount deposit key code lock keypad lockbox host owner manager team company family group couple fountain pond
  stream creek forest vineyard orchard farm field hill mountain cliff bay cove harbor harbour marina port waterfall trail
  path walkway bridge base area breakfast-bar bar island mirror rug lamp chandelier bookshelf bookcase record guitar
  machine maker player console monitor printer router connection basket counter countertop backsplash sink vanity
  toilet bidet jacuzzi hot-tub jet shower-head rainshower skylight ceiling wall view panorama hub gem way line street
  mansion brownstone rowhouse farmhouse guesthouse bungalow chalet lodge penthouse duplex triplex hotel hostel inn
  car day game drink tree hall meal bite concert chaise scene spirit movie picnic cocktail pint bottle cup sandwich
  pastry bagel salon laundromat hairdresser newsagent chemist bank school shuttle taxi scooter bicycle daybed futon loveseat
  armchair armoire nightstand shelf rack curtain lane alley pathway track rink court stadium landmark attraction venue
  enclave complex zone country peninsula estate townhome roofdeck workstation pullout trundle bureau refrigerator hairdryer
  alarm camera bunch mix variety selection range collection blend pair spot setting
  atmosphere vibe layout feeling experience lifestyle neighbor visitor student artist local doorman concierge kitten puppy
  dinette galley salon stateroom yacht veranda study den foyer playroom solarium wharf lighthouse racecourse woodburner
  bow hob bbq swing stall plan trap keyboard printer suite bathtub walkway courtyard keyboard monitor bus train tram front-yard entryway hallway corridor landing level story storey storeroom cellar cupboard pantry dorm bunk cubicle detail touch guest workspace interior exterior boutique ferry design system population theme walk-up brewery winery distillery taproom speakeasy
  bookstore bookshop deli butcher permit pass vehicle box chest sleeper ladder map guide fireplace creperie steakhouse`);

// What a home is called.
export const HOME_NOUNS =
  set(`apartment flat condo condominium house home cottage cabin villa townhouse loft suite studio
  place unit room bedroom floor bungalow chalet lodge penthouse duplex mansion guesthouse farmhouse brownstone rowhouse
  barn houseboat yacht boat narrowboat yurt tent dome treehouse retreat getaway hideaway base stay accommodation property level residence
  maisonette annex annexe casita finca riad tipi camper trailer`);

export function isWholeBuilding(noun: string): boolean {
  if (/^(?:penthouse|guesthouse)$/.test(noun)) return false;
  return /(?:house|mansion|brownstone|building|villa|barn|cottage|farm)$/.test(noun);
}

// What a neighborhood is called.
export const AREA_NOUNS = set(`neighborhood neighbourhood suburb area village town part district development community
  quarter city resort hamlet center centre location estate`);

const SINGULAR_WITH_S = set(`bus gas glass class kitchen's news series always canvas campus venus mattress address
  business access mess dress process express premises oasis its this less various plus princess chess us is as his was has does yes perhaps towards besides upstairs downstairs outdoors indoors
  overseas swiss los las paris`);

export function isPlural(noun: string): boolean {
  const word = noun.toLowerCase();
  if (SINGULAR_WITH_S.has(word) || word.endsWith("'s")) return false;
  return /[^s]s$/.test(word) || /^(people|children|men|women|feet|kids)$/.test(word);
}

export type WordKind =
  | "article"
  | "number"
  | "adjective"
  | "noun"
  | "name"
  | "verb"
  | "auxiliary"
  | "preposition"
  | "adverb"
  | "pronoun"
  | "and"
  | "that"
  | "to"
  | "other";

export type Word = { text: string; small: string; kind: WordKind };

type VerbForm = "base" | "s" | "ing" | "past";

export function verbForm(small: string): VerbForm {
  if (PAST.has(small) || /[^e]ed$/.test(small)) return "past";
  if (small.endsWith("ing")) return "ing";
  return isPlural(small) || /(?:ss|ch|sh|x)es$/.test(small) ? "s" : "base";
}

export function isPlainNoun(small: string): boolean {
  const one = small.replace(/ies$/, "y").replace(/s$/, "");
  return [small, one].some(
    (word) => COUNTABLE_NOUNS.has(word) || HOME_NOUNS.has(word) || AREA_NOUNS.has(word) || MASS_NOUNS.has(word),
  );
}
