// What several amenities prove, each alone. Keys without a dot are amenity concepts.
export const BROADER_THINGS: { kind?: "place"; phrases: string; provedBy: string }[] = [
  {
    phrases: "laundry, do laundry, wash clothes, wash your clothes, laundry day",
    provedBy: "washer dryer washer-dryer laundromat",
  },
  {
    phrases:
      "no stairs, no steps, no stairs or steps, without stairs, without steps, no steps to climb, no stairs to climb",
    provedBy: "step-free single-level wheelchair",
  },
  { phrases: "tub, soak", provedBy: "bathtub hot-tub" },
  { phrases: "swim, swimming", provedBy: "pool beach-access lake-access waterfront" },
  {
    phrases: "on the water, out on the water",
    provedBy: "waterfront kayak canoe paddleboard boat-slip dock lake-access beach-access",
  },
  { phrases: "paddle, paddling, paddle out", provedBy: "kayak canoe paddleboard" },
  {
    phrases: "cook, cooking, home cooked, make dinner, make a meal, make meals, prepare meals, cook a meal, cook for",
    provedBy:
      "kitchen kitchenette stove oven bbq outdoor-kitchen microwave cooking-basics air-fryer toaster-oven rice-maker",
  },
  { phrases: "bake, baking", provedBy: "oven toaster-oven baking-sheet bread-maker air-fryer" },
  {
    phrases:
      "outdoor space, outdoor area, outside space, sit outside, space outside, sit outdoors, room outside, spot outside, step outside",
    provedBy:
      "patio backyard outdoor-furniture outdoor-dining outdoor-kitchen sun-loungers hammock fire-pit bbq pool dock",
  },
  {
    phrases: "patio or balcony, balcony or patio",
    provedBy: "patio",
  },
  { phrases: "garden or backyard, backyard or garden, yard, outdoor ground", provedBy: "backyard" },
  { phrases: "fresh air", provedBy: "patio backyard outdoor-furniture outdoor-dining hammock sun-loungers" },
  { phrases: "around the fire, fire, by the fire", provedBy: "fire-pit fireplace" },
  { phrases: "air fryer oven", provedBy: "air-fryer oven" },
  { phrases: "coffee, cup of coffee, coffee and tea", provedBy: "coffee-maker coffee kettle" },
  { phrases: "tea", provedBy: "kettle coffee hot-water" },
  {
    phrases: "movie night, film night, watch a film, watch a movie, movie, movies, film, watch something",
    provedBy: "tv movie-theater cable-tv wifi",
  },
  {
    phrases:
      "streaming, stream films, stream movies, stream music, stream a, stream series, to stream, streaming service",
    provedBy: "tv wifi",
  },
  { phrases: "music, play music", provedBy: "sound-system record-player piano" },
  {
    phrases: "games, game night, play games, gaming",
    provedBy: "board-games game-console arcade game-room life-size-games pool-table ping-pong foosball air-hockey",
  },
  {
    phrases: "work out, working out, workout, exercise",
    provedBy: "gym exercise-equipment",
  },
  {
    phrases: "views, view, vista, outlook, looks out, look out over, overlooks, overlooking, faces, facing",
    provedBy:
      "view-sea view-lake view-river view-canal view-bay view-harbor view-beach view-water view-mountain view-valley view-city view-garden view-courtyard view-park view-pool view-vineyard view-golf view-desert view-resort",
  },
  {
    phrases: "toiletry, soap and shampoo",
    provedBy: "shampoo body-soap shower-gel conditioner essentials",
  },
  { phrases: "blanket, pillow", provedBy: "extra-pillows bed-linens" },
  { phrases: "code", provedBy: "keypad lockbox smart-lock self-check-in" },
  {
    phrases: "alarm, detector",
    provedBy: "smoke-alarm carbon-monoxide-alarm",
  },
  {
    phrases: "baby, babies, infant, toddler, little ones, young children, small children",
    provedBy:
      "crib travel-crib high-chair changing-table baby-bath baby-monitor baby-gates children-toys baby-care family-friendly key:guests",
  },
  {
    phrases: "accessible, accessibility, mobility",
    provedBy:
      "wheelchair step-free wide-doorway grab-bars roll-in-shower shower-chair accessible-height disabled-parking elevator single-level",
  },
  {
    phrases: "pets, pet, dog, cat, pet friendly, dog friendly, animal",
    provedBy: "pets pets-live-here key:pets key:rule.pets",
  },
  {
    kind: "place",
    phrases: "beach, sand, shore, beachside",
    provedBy: "beach-access view-beach beach-essentials",
  },
  { kind: "place", phrases: "ocean, sea, seaside, coast, coastline, shoreline", provedBy: "view-sea" },
  { kind: "place", phrases: "lake, lakeside, lakeshore", provedBy: "lake-access view-lake" },
  { kind: "place", phrases: "river, riverside", provedBy: "view-river" },
  { kind: "place", phrases: "canal", provedBy: "view-canal" },
  { kind: "place", phrases: "bay", provedBy: "view-bay" },
  { kind: "place", phrases: "harbor, harbour, marina", provedBy: "view-harbor boat-slip" },
  {
    kind: "place",
    phrases: "water",
    provedBy:
      "waterfront lake-access beach-access dock kayak canoe paddleboard view-sea view-lake view-river view-canal view-bay view-harbor view-water hot-water pool",
  },
  { kind: "place", phrases: "mountain, mountainside, peaks", provedBy: "view-mountain" },
  { kind: "place", phrases: "valley, canyon, hill, hillside", provedBy: "view-valley" },
  { kind: "place", phrases: "courtyard", provedBy: "view-courtyard" },
  { kind: "place", phrases: "vineyard", provedBy: "view-vineyard" },
  { kind: "place", phrases: "desert", provedBy: "view-desert" },
  { kind: "place", phrases: "golf, golf course", provedBy: "view-golf mini-golf" },
  { kind: "place", phrases: "resort", provedBy: "resort-access view-resort" },
  { kind: "place", phrases: "ski, skiing, slopes, ski slope", provedBy: "ski-in-out" },
  { phrases: "boat, boating", provedBy: "boat-slip dock" },
  {
    phrases: "children, kids, child, kid",
    provedBy:
      "children-toys children-dinnerware children-bikes playroom playground high-chair crib travel-crib family-friendly baby-gates baby-bath changing-table baby-care babysitter key:guests",
  },
  { phrases: "quiet, quiet hours, quiet time", provedBy: "key:rule.quiet-hours" },
  {
    phrases: "entrance, front door, entry",
    provedBy: "private-entrance wide-doorway step-free lit-path keypad smart-lock lockbox",
  },
];
