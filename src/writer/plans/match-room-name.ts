// How plans name rooms, without accents, spaces and punctuation: English, German, French, Spanish, Italian,
// Portuguese, Dutch, the Nordic languages and Polish.
const ROOM_WORDS = {
  bedroom: `bedroom bed bedrm bdrm bedrom br bdr mbr masterbedroom masterbed mastersuite masterbr master mainbedroom
    mainbed mainsuite ownersuite ownerssuite ownersbedroom primarybedroom primarysuite primarybed principalbedroom
    guestbedroom guestroom guestbed guestsuite kidsbedroom kidsroom childrensroom bunkroom nursery sleepingarea
    bedroomarea doublebedroom singlebedroom twinbedroom familybedroom chamber chambers suite
    schlafzimmer schlafen schlafraum schlafbereich elternschlafzimmer elternzimmer eltern kinderzimmer kind gastezimmer
    gast zimmer chambre chambreparentale chambreamis chambredamis dormitorio dormitorioprincipal habitacion
    habitacionprincipal recamara alcoba camera cameradaletto cameramatrimoniale camerasingola cameradoppia cameretta
    letto quarto suite dormitoriocasal slaapkamer sovrum soverom sovevaerelse sovalkov vaerelse vaerelser makuuhuone mh
    sypialnia pokoj`,
  bathroom: `bathroom bath bathrm ba bth fullbath ensuite ens ensuitebath ensuitebathroom ensuiteshower ensuiteshowerroom
    showerroom showerrm shower shr wetroom masterbath masterbathroom mainbathroom mainbath ownersbath primarybath
    familybathroom guestbath guestbathroom poolbath jackandjill sharedbath
    bad badezimmer dusche duschbad duschraum salledebain salledebains sdb salledeau sde douche bano banoprincipal
    banocompleto cuartodebano bagno banheiro casadebanho wcsocial badkamer badrum badevaerelse baderom kylpyhuone kph
    lazienka duschwc badwc`,
  wc: `wc toilet toilets powder powderroom powderrm pwdr pdr pwd halfbath cloakroom cloaks cloak guestwc lav lavatory
    washroom restroom gastewc gastetoilette toilettes toilette aseo lavabo toalett toalet separatewc`,
  kitchen: `kitchen kit kitch ktchn kitchenette kitchenarea galley galleykitchen kitchendiner kitchendining scullery openkitchen
    openplankitchen kuche kochen kochnische wohnkuche cuisine cuisineouverte kitchenettes cocina cocinaoffice cucina angolocottura
    cozinha keuken kok kokk kjokken kokken keittio kuchnia aneks`,
  living: `livingroom living lvg livingarea livingrm lr lounge loungeroom loungediner reception receptionroom receptionrm
    receptionarea sittingroom sitting sittingarea familyroom family greatroom drawingroom parlor parlour rumpus rumpusroom tvroom
    mediaroom media snug livingdining livingdiner conservatory sunroom playroom bonusroom gamesroom gameroom
    wohnzimmer wohnen wohnbereich wohnraum stube salon sejour pieceavivre salonsejour sala saladeestar estar salonestar
    soggiorno salotto zonagiorno saladeestarejantar woonkamer zitkamer vardagsrum allrum stue opholdsrum olohuone oh
    dagligstue alrum`,
  dining: `diningroom dining diningarea diningrm diner dinette breakfast breakfastroom breakfastnook breakfastarea nook
    meals eatin esszimmer essen essbereich essplatz salleamanger comedor pranzo saladapranzo saladejantar jantar
    eetkamer matsal matplats spisestue spiseplass ruokailu jadalnia`,
  studio: `studio studioapartment studioroom bedsit einzimmerwohnung`,
  office: `office homeoffice study library den workspace studynook arbeitszimmer buro arbeiten bureau despacho
    estudio escritorio werkkamer kantoor kontor arbetsrum gabinet`,
  hall: `hall hallway entry entrance entrancehall entryhall entranceway foyer lobby landing corridor vestibule mudroom mud
    passage receptionhall privatehall gallery innerhall
    flur diele eingang eingangsbereich windfang vorraum gang garderobe entree couloir degagement palier entrada recibidor
    vestibulo pasillo distribuidor ingresso corridoio disimpegno corredor overloop hal hol eteinen przedpokoj korytarz`,
  outdoor: `balcony terrace roofterrace rooftop roofdeck patio deck decking porch frontporch backporch screenedporch
    coveredporch veranda verandah lanai coveredlanai coveredpatio garden reargarden frontgarden courtyard yard alfresco
    juliettebalcony suntrap sundeck balkon terrasse loggia garten dachterrasse balcon jardin terraza azotea galeria
    balcone terrazzo terrazza giardino portico veranda varanda sacada terraco jardim terras tuin dakterras balkong altan
    uteplats terrass parveke terassi taras ogrod`,
  laundry: `laundry laundryroom ldry laund utility utilityroom util utilityrm wd washerdryer stackwd stackedwd washer wm washdry
    hauswirtschaftsraum hwr waschkuche buanderie lavadero lavanderia areadeservico bijkeuken wasruimte tvattstuga tvatt
    vaskerom bryggers pralnia`,
  storage: `storage stor store storeroom storagearea pantry pty ptry walkinpantry wip butlerspantry linen lin cupboard cupd cpd
    cupbd larder winecellar wineroom cellar basement attic loft boxroom bikestore
    abstellraum abstellkammer keller speisekammer cellier rangement placard cave grenier trastero despensa ripostiglio
    cantina dispensa berging zolder kelder forrad bod varasto`,
  closet: `closet clo cl clst coatcloset coats wardrobe wardrobes robe robes bir wir wic walkin walkincloset walkinrobe
    walkinwardrobe dressing dressingroom dressingarea ankleide schrank vestidor armario cabinaarmadio guardaroba closets roupeiro
    inloopkast kladkammare klk garderoba`,
  garage: `garage cargarage doublegarage singlegarage carport parking carparking carspace garagem garaje cochera tiefgarage
    stellplatz garaz`,
  passage: `stairs stair staircase stairway lift elevator elev void shaft treppe aufzug escalier ascenseur escalera ascensor scala
    escada trap trappa`,
  amenity: `gym fitness sauna pool swimmingpool hottub jacuzzi spa steamroom cinema theatre theater homecinema poolroom
    schwimmbad piscine piscina`,
  fixture: `dw dishwasher ref fridge refrig bathtub tub oven island fireplace`,
} as const;

export type RoomName = { name: string; kind: RoomKind; kinds: RoomKind[]; number: number | null };

const KIND_BY_WORD = new Map<string, RoomKind>(
  (Object.entries(ROOM_WORDS) as [RoomKind, string][]).flatMap(([kind, words]) =>
    words.split(/\s+/).map((word): [string, RoomKind] => [word, kind]),
  ),
);
// What may stand before a room's name without changing what it is.
const QUALIFIERS =
  /^(double|single|twin|large|small|openplan|open|main|master|guest|family|private|shared|covered|front|rear|back|upper|lower|first|second|third|formal|principal|primary|car)+/;
const LONGEST_NAME = 42;
const MOST_WORDS = 7;
const BETWEEN_ROOMS = /[/&+,]|\band\b|\bund\b|\bet\b| - /i;
// Where a reader has run two words together: "receptionroom", "guestbath".
const JOINT =
  /^(?!(?:bed|bath|wash|rest|cloak|sun|store|box|board|guest)room$)(.{3,}?)(room|area|bathroom|bedroom|bath|hall|closet|suite|cellar|terrace|garage|nook|pantry|porch)$/;

// The room that a piece of writing names, or null when it names none.
export function matchRoomName(text: string): RoomName | null {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length > LONGEST_NAME || plain.split(" ").length > MOST_WORDS) return null;
  const number = numberIn(plain);
  const whole = matchPart(plain);
  if (whole) return { name: withNumber(whole.name, number), kind: whole.kind, kinds: [whole.kind], number };
  const parts = plain.split(BETWEEN_ROOMS).filter((part) => squeeze(part).length > 0);
  const matches = parts.map(matchPart).filter((match) => match !== null);
  const [first] = matches;
  if (!first || parts.length < 2 || matches.length < parts.length) return null;
  const kinds = matches.map(({ kind }) => kind);
  const kind = kinds.includes("bedroom") ? "bedroom" : first.kind;
  const name = matches.map((match, at) => (at === 0 ? match.name : lowerFirst(match.name))).join("/");
  return { name: withNumber(name, number), kind, kinds, number };
}

type Match = { name: string; kind: RoomKind };

function matchPart(part: string): Match | null {
  const letters = squeeze(part);
  const exact = KIND_BY_WORD.get(letters);
  if (exact) return { name: asWritten(part), kind: exact };
  const [qualifier = ""] = QUALIFIERS.exec(letters) ?? [];
  const bare = letters.slice(qualifier.length);
  const known = KIND_BY_WORD.get(bare);
  if (known) return { name: asWritten(part), kind: known };
  return closest(letters) ?? (qualifier && bare ? closest(bare) : null);
}

// A misread letter is forgiven in a word of five, two in a word of eight; the name is then spelt as it should be.
function closest(letters: string): Match | null {
  const allowed = letters.length < 5 ? 0 : letters.length < 8 ? 1 : 2;
  let best: { word: string; kind: RoomKind; distance: number } | null = null;
  for (const [word, kind] of KIND_BY_WORD) {
    if (word.length < 5 || Math.abs(word.length - letters.length) > allowed) continue;
    const distance = editDistance(letters, word);
    if (distance <= allowed && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { word, kind, distance };
  }
  return best ? { name: upperFirst(spaced(best.word)), kind: best.kind } : null;
}

export function squeeze(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("ł", "l")
    .replace(/[^a-z]/g, "");
}

function numberIn(text: string): number | null {
  const found = /(?:^|[a-z#.\s])([1-9]|1\d)\)?$/i.exec(text.trim());
  return found ? Number(found[1]) : null;
}

function withNumber(name: string, number: number | null): string {
  return number === null ? name : `${name} ${number}`;
}

// Short names are abbreviations and stay as they are; longer ones are no longer shouted.
function asWritten(part: string): string {
  const words = part
    .replace(/[^\p{L}\p{M}\d'/. ]/gu, "")
    .replace(/(?:(?<!\s)\s+|(?<![\s\d]))\d+\)?\s*$/, "")
    .trim();
  if (squeeze(words).length < 4 || words.includes("/")) return words;
  return upperFirst(spaced(words.toLowerCase()));
}

function spaced(word: string): string {
  return word.includes(" ") ? word : word.replace(JOINT, "$1 $2");
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

// How many letters must be added, dropped or changed to turn one word into the other.
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

export type RoomKind = keyof typeof ROOM_WORDS;
