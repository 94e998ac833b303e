// The words a host's notes are made of, as far as the grammar must tell a verb from a noun.
const set = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

export const DETERMINERS =
  set(`a an the this that these those my our your his her its their some any every each all both
  no another several many much most few lots plenty more enough one two three four five six seven eight nine ten`);

export const PREPOSITIONS = set(`in on at near by between within from around across next opposite under over above with
  without for of to into onto off behind beside below along through past inside outside during until after before as
  towards toward beyond about against up down like per via minutes steps`);

export const AUXILIARIES = set(`is are was were am has have had do does did can could will would may might must should
  shall isn't aren't wasn't weren't don't doesn't didn't can't cannot couldn't won't wouldn't hasn't haven't it's
  there's that's we're you're they're i'm you'll we'll i'll you've we've i've here's what's`);

export const MODALS = set("can could will would may might must should");

export const PRONOUNS = set(`i we you they it he she this that these those there everything everyone everybody nothing
  nobody guests people visitors tourists families groups kids children who whatever`);

const VERBS = `look go run take bring seat sleep adjust make keep give open close live stay come work face overlook lead
  offer provide need allow start end stop cost include fit hold sit stand belong connect serve get feel vary lock pull
  fold turn show hear mean love like leave arrive put let add join reach host enter become remain use call want
  clean restock share speak greet help book visit find see know have set do accept charge rent pick meet send
  recommend require ask pay walk drive park hang wake watch travel prefer return plan extend bother believe consider depend
  renovate restore build buy manage try`;

const BASE = set(VERBS);
const IRREGULAR_THIRD: Record<string, string> = { go: "goes", do: "does", have: "has", vary: "varies", try: "tries" };

function thirdPerson(verb: string): string {
  if (IRREGULAR_THIRD[verb]) return IRREGULAR_THIRD[verb];
  return /(s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

export const BASE_VERBS = BASE;
export const THIRD_PERSON_VERBS = new Set([...BASE].map(thirdPerson));
export const PAST_VERBS = set(`lived wanted designed moved grew bought worked opened started became ran used came went
  decided found restored renovated`);

export const IMPERATIVES = set(`ask contact read bring pay take get see leave keep use message call check note please
  don't do come make look let try walk bike drive hop follow expect remember mind watch feel find pick pack remove
  switch turn lock treat respect avoid book text reserve share park visit chat tell email phone bike cycle`);

export const ADVERBS = set(`very really quite fully newly recently just freshly completely totally so too pretty always
  usually often mostly partly already also well brand right extra super highly carefully tastefully professionally
  nicely easily conveniently centrally directly only now still even ever almost nearly about around not never
  once again together there here upstairs downstairs nearby close far enough away`);

export const ADJECTIVES =
  set(`modern ensuite deco low high first second third fourth king queen double twin bunk hot cold quiet calm safe clean bright spacious new old historic historical cozy cosy large big
  small huge tiny private central comfortable beautiful lovely charming peaceful rustic simple elegant stylish
  contemporary traditional authentic original unique special green sunny airy light warm cool dark lively residential
  urban rural walkable friendly diverse moderate affordable flexible cheap great good excellent nice fresh immaculate
  renovated rehabbed remodeled refurbished restored updated redone furnished equipped fitted outfitted stocked decorated
  appointed insulated heated covered shaded fenced gated secured secure attached detached separate shared open-plan open
  free paid easy hard close near far welcome available included required allowed popular famous known typical classic
  eclectic riverside seaside beachfront lakefront waterfront oceanfront downtown upcoming up-and-coming family-friendly
  kid-friendly pet-friendly dog-friendly cleaned sanitized built set called named kept added made done ready full empty
  soundproof accessible steep narrow wide tall short long late early organic vegan local international
  luxurious cozier handy convenient ideal perfect suitable suited clear calmest tidy well-equipped well-stocked
  brand-new self-contained hand-built handmade original-era air-conditioned sunlit south-facing west-facing east-facing
  firm located situated tucked surrounded lined filled inspired painted tiled polished panelled paneled wooden adjoining
  connected dedicated locked lockable alone relaxed relaxing romantic picturesque scenic pristine immediate low-key busy
  festive tropical coastal alpine industrial minimalist
  minimal bohemian retro vintage artsy creative multicultural leafy hilly sandy rocky shallow deep seasonal electric
  wood-fired walkable bikeable bikable reachable drivable whole entire enough smoke-free adults-only`);

// These keep their capital inside a sentence.
export const PROPER_ADJECTIVES = set(`victorian edwardian georgian mediterranean scandinavian nordic menorcan italian
  french spanish english irish scottish american european japanese`);

// Third-person verbs that are as often plural nouns.
export const NOUN_VERBS =
  set(`seats parks stops looks walks drives rides stays shows works needs costs ends starts turns
  locks hosts sets visits calls plans faces leaves hangs watches books picks runs helps charges rents cleans heats opens`);

export const MASS_NOUNS =
  set(`furniture parking breakfast wifi coffee laundry check-in check-out smoking food access space
  traffic cleaning heating cable internet water air linen light daylight privacy quiet silence history wood lawn grass
  music shopping dining seating storage lighting decor style energy nature greenery shade sun sunshine housekeeping
  transport transit transportation equipment silverware cutlery cookware bedding ac netflix luggage everything
  something nothing charm character comfort service wildlife gas electricity downtown uptown tea juice milk bread fruit bacon height
  width length size colour color wine beer soap shampoo toiletries detergent softener tv's help advice information fun
  love care peace tranquillity tranquility relaxation self-catering cooking sunset sunrise bedding stuff wildlife
  sand pizza espresso sourdough tile art culture liquor availability hospitality security safety capacity seating plenty`);

// Things of which one speaks with an article when there is one.
export const COUNTABLE_NOUNS =
  set(`table chair sofa couch sectional bed desk tub bath bathtub shower balcony terrace patio
  deck garden yard backyard courtyard lawn pool sauna fireplace stove oven fridge freezer dishwasher microwave kettle
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
  front-yard entryway hallway corridor landing level story storey storeroom cellar cupboard pantry dorm bunk cubicle detail touch guest workspace interior exterior boutique`);

// What a home is called.
export const HOME_NOUNS =
  set(`apartment flat condo condominium house home cottage cabin villa townhouse loft suite studio
  place unit room bedroom floor bungalow chalet lodge penthouse duplex mansion guesthouse farmhouse brownstone rowhouse
  barn houseboat yurt tent dome treehouse retreat getaway hideaway base stay accommodation property level residence
  maisonette annex annexe casita finca riad tipi camper trailer`);

// What a neighborhood is called.
export const AREA_NOUNS = set(`neighborhood neighbourhood suburb area village town part district development community
  quarter city resort hamlet center centre location`);

const SINGULAR_WITH_S = set(`bus gas glass class kitchen's news series always canvas campus venus mattress address
  business access mess dress process express premises oasis its this less various plus princess chess us is as his was has does yes perhaps towards besides upstairs downstairs outdoors indoors
  overseas swiss los las paris`);

export function isPlural(noun: string): boolean {
  const word = noun.toLowerCase();
  if (SINGULAR_WITH_S.has(word) || word.endsWith("'s")) return false;
  return /[^s]s$/.test(word) || /^(people|children|men|women|feet|kids)$/.test(word);
}
