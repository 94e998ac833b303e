// Words that hosts write in small letters: a capital at the start of a note makes none of them a name. Taken from the
// frequencies of 100,000 sentences of rental listings (Inside Airbnb, CC BY 4.0 and CC0).
export const COMMON_WORDS = new Set(
  `
  ability able abode abound about above absolute absolutely abundance abundant accents accept access accessed
  accessibility accessible accessing accessories accessorized acclaimed accommodate accommodated accommodates
  accommodating accommodation accommodations according account accounts acre acres across action active activities
  activity actual actually add added adding addition additional address adds adjacent adjoining adjust adjustable
  admire adorable adorned adult adults advance advantage adventure adventurers adventures adventurous advice
  aesthetic affluent affordable affords after afternoon again against age ages ago agreement ahead aim airy aka
  alarm alcove alike alive all allergic allergies allow allowed allowing allows allure almost alone along
  alongside already also alternative although always amazing ambiance amenities amenity amid amidst among amongst
  amount ample and animals annual another answer antique antiques any anyone anything anytime anywhere apart
  apartment apartments app appeal appliances apply appointed appreciate approval approved approx approximately
  apps apt architectural architecture are area areas arenas arguably arise arm armoire around arrange arranged
  arrangement arrangements array arrival arrive arriving artery artisan artisanal artist artistic artists artsy
  artwork ask aspects assigned assist assistance assortment assured atmosphere atop attached attend attending
  attention attic attraction attractions attractive attracts authentic avail availability available average avoid
  await awaits award aware away awesome babies baby bachelor backdrop backgrounds backyard bagel bags bakeries
  balance balconies balcony bamboo barbecue bars base based basement basic basically basics basis basketball bath
  bathroom bathrooms baths bathtub bbq bdrm beaches beams beat beautiful beautifully beauty became because become
  becoming bed bedding bedroom bedrooms beds bedside been beer before began begin beginning behaved behind being
  believe bells belongings beloved below bench benefit benefits beside best better between beverage bicycle
  bicycles bigger biggest bikeable bikers bikes biking billiards birds bistros bit bite blackout blanket blankets
  blend blender blending blends blinds blks block blocks blow boast boasting boasts boat boats bonus book booked
  booking bookings books bookshelf bookstores booming border bordered bordering borders borrow both bother bottle
  bottled bounded boutique boutiques box brand break breakfast breath breathtaking breeze brew breweries brick
  bricks brief bright brightly brilliant brimming bring bringing brings brought brownstones browse brunch budget
  buffet build building buildings built bunch bunk burgers burner burning bus buses busiest business businesses
  busses bustle bustling busy but buzz buzzing cab cabinet cabinetry cabinets cable cabs caf cafes calendar call
  called calling calls calm calming camera cameras can cancel cannot canopy capacity captivating car card cards
  care careful carefully carpet carpeted carpeting carry cars case cash casual cat catch catching cater catering
  caters cats ceiling ceilings celebrated cell centered centers central centrally centres century ceramic cereal
  certain certainly chain chains chair chairs chaise challenging chance change changed changing channels character
  characterized charge charged charger charging charm charming chat cheap cheaper check checking checkout cheerful
  cheery cheese chef chest chic child chill choice choose choosing churches cinema circa cities city cityscape
  class classes classic classy claw clawfoot clean cleaned cleaner cleaning cleanliness clear climb close closed
  closer closest closet closets clothes clothing clubs clutter coach coastal cobblestone cocktail cocktails code
  coffee coffeemaker coffeeshops coin cold colleagues collected colleges color colored colorful colors colourful
  com combination combine combined combines combo come comes comfort comfortable comfortably comforter comforts
  comfy coming commonly communal communicate communities community commute commuting compact companies compared
  complementary complete completed completely complex complimentary comprehensive comprised computer concentration
  concept concerns concert concerts concierge concrete condition conditioned conditioner conditioning condo
  condominium condos conferences confidence confirm confirmed connect connected connecting connection connections
  connectivity connects conscious consider considerate consideration considered considering consisting consists
  constantly constructed construction contact contained contains contemporary continental continue continues
  contract contribute control controlled convection convenience conveniences convenient conveniently conversation
  converted convertible converts cook cooked cooker cookies cooking cooktop cookware cool cooler coolest cooling
  coordinate copy cor core corner corporate cosmopolitan cost costs cosy cot cotton couch couches could couldn
  count counter counters countertop countertops countless country couple couples courses courteous courts
  courtyard cover covered covers coveted coziness cozy craft crafted crafts crash create created creating creative
  creativity credit crib crime crisp cross crossroads crowd crowded crowds crown cuisine cuisines cul culinary
  cultural culturally culture cultures cup cups curated current currently curtain curtains custom cute cutlery
  cycling cyclists dab daily damage dance dancing dark date dates dating daughter day daybed days daytime dead
  deal decades decent decide decided deck decker decks decor decorated decorations decorative dedicated deep
  definitely definition degree delicious delight delighted delightful delights delis deliver delivery dense
  densely density departure depending depends deposit describe described description design designated designed
  designer designers desirable desire desired desires desk desks despite destination destinations detached detail
  detailed details detergent developed developing development developments device devices did different difficult
  digital dine dining dinner dinning direct direction directions directly disappointed discerning discount
  discounted discounts discover discovering discuss dish dishes dishware dishwasher display disposal distance
  distances distant distinct distinctive districts diverse diversity divided dock docking docks doctors does dog
  dogs doing done door doorman doors doorstep dotted double down downstairs dozen dozens draw drawer drawers dream
  drenched dresser dressers dressing drier drink drinking drinks driver drivers driveway driving drop drum dry
  dryer dryers drying dual due duplex duration during duvet dynamic each eager earlier earliest early ease easier
  easiest easily easy eat eateries eating eats eclectic eco economic edge efficiency efficient effort effortless
  effortlessly eggs eight either electric electricity electronic elegance elegant elegantly elements elevated
  elevator elevators else elsewhere email embassies embrace emergency emerging employees empty enchanting enclave
  enclosed encourage endless ends energetic energy enhance enhanced enjoy enjoyable enjoyed enjoying enjoyment
  enjoys enormous enough ensuite ensure ensures ensuring enter entering entertain entertained entertaining
  entertainment enthusiasts entire entirely entrance entrances entry entryway environment epicenter epitome equal
  equally equidistant equipment equipped era errands escape especially espresso essence essential essentially
  essentials established establishments etc ethnic ethnically ethnicities even evening evenings event events ever
  every everyday everyone everything everywhere evolving exact exactly example excellent except exceptional
  exceptionally excited excitement exciting exclusive exclusively executives exercise exhibits exist exit
  expansive expect expectations expected expensive experience experienced experiences experiencing exploration
  explore explorers exploring exposed exposure express exquisite exquisitely extended extension extensive exterior
  extra extraordinary extras extremely exudes fabulous face faces facilities facility facing fact fairly fall
  famed familiar families family famous fan fancy fans fantastic far farmhouse farther fascinating fashion
  fashionable fashionably fast faster fastest favorite favorites favourite feather feature featured features
  featuring fee feel feeling feels fees feet fellow female fence fenced festivals few fifteen fill filled find
  finding finds finest fingertips finished finishes finishings fire firepit fireplace fireplaces fireworks firm
  first fishing fit fitness fits fitted five fixtures flair flat flatscreen flavor flavors flea flex flexibility
  flexible flight flights floating flood flooded floor flooring floorplan floors flow flowers fluffy foam fob
  focus focused fold folds folks follow following food foodie foodies foot footage footsteps for foreign forget
  form formal former forms forward found four fourth foyer frame framed free freezer frequent frequently fresco
  fresh freshly fridge friend friendly friends frig from front fruit fruits fryer full fully fun function
  functional functionality funky furnish furnished furnishing furnishings furniture furry further futon futons
  future galleries galley galore game games garage garages garbage gas gastropubs gated gates gather gathering
  gatherings gay gear gel gem gems generally generous generously gentrification gentrified gentrifying get getaway
  getaways gets getting gift give given gives giving glad glass glasses glimpse global globe goal goers goes going
  gone good goods gorgeous got gourmet grab gracious grad grade graduate granite grass grassy great greenery greet
  greeted grill grilling grills grocer groceries grocers grocery ground grounds group groups growing grown
  guaranteed guest guests guide guidebooks guidelines guides gym gyms had hail hair hairdryer half hallway hammock
  hand handmade hands handy hang hangers hanging hangout happen happening happens happy hard hardwood hardwoods
  has hassle have haven having head heading heads healthy hear heard hearing heart heat heated heater heating
  heavy held hello help helpful helping her herbs here hesitate hidden high highchair higher highest highlight
  highlights highly highways hike hikes hiking him hip hippest hipster his historic historical historically
  history hit hockey hold holds hole holes holiday holidays home homeless homely homemade homes homey hood hop
  hope hopping hospitality host hosted hosting hosts hot hotels hotspot hotspots hottest hour hours houseboat
  household housekeeping housemate housemates houses housing how however hrs https hub hubs huge hundred hundreds
  husband hustle iconic idea ideal ideally ideas idyllic imagine immediate immediately immerse immersed immigrants
  impeccably important importantly impressive inch inches incl include included includes including inclusive
  income incredible incredibly independent indie individual individuals indoor indoors induction indulge
  industrial inexpensive inflatable info information inner inquire inquiries inquiry ins inside inspired inspiring
  installed instant instantly instead institutions instructions insulated interact interaction interest interested
  interesting interests interior interiors interns intersection intimate into invite invites inviting iron ironing
  issue issues items its itself jazz jetted job jog joggers jogging join journey juice jump jumping just kayak
  kayaking kayaks keep keeping keeps kept kettle key keyless keypad keys kick kid kids kind kindly kinds kiosk
  kitchen kitchenette kitchens kitchenware knit know knowing known lack laid lamp lamps land landmarks landscape
  landscaped lanes laneway lap laptop large largely larger largest last lasting late later latest launching
  laundromat laundry lawn lay layout lead leading leads leafy learn lease least leave leaves leaving left
  legendary leisure leisurely lend length less let lets level levels license lies life lifestyle light lighting
  lights like likely likes limit limited limits lined linen linens lines lining link links liquor list listed
  listing listings lit literally livable live lived liveliest lively lives living livingroom load loaded loads
  lobby local locally locals located location locations lock lockbox locked locking locks lodging loft lofted long
  longer longest look looking looks lose lot lots loud lounge lounges lounging love loved lovely lover lovers
  loves loveseat loving lovingly low lower lucky luggage lunch lush luxuries luxurious luxury machine machines
  made magazines maid mail mainly maintain maintained maintaining maintains maintenance majestic major majority
  make maker makers makes making male malls manage managed management manager manicured mansions many map maps
  marble marked markets massage massive master mat match materials mats matter mattress mattresses mature maximum
  may maybe meal meals mean meaning means meat meats media medium meet meeting meetings meets member memorable
  memories memory mention mentioned menu mere message met metered meters meticulously metres micro microwave mid
  middle midnight midst might mile miles milk min mind minded mindful mine mini minimal minimalist minimum mins
  minute minutes mirror miss missed mix mixed mixture mobility modern modernity modernized modes molding moldings
  mom moment moments money monitor month monthly months mood more morning mornings most mostly mounted move moved
  movie movies moving much multi multicultural multiple multitude murals music musicians must myriad myself nail
  name named narrow nationally natural nature navigate navigating near nearby nearest nearly neat necessary
  necessities need needed needing needs negotiable neighbor neighborhood neighborhoods neighboring neighbors
  neighbourhood neighbourhoods neighbours nestled never new newer newest newly next nice nicely nicest night
  nightclubs nightlife nightly nights nightstand nightstands nine noise noises noisy non none nook nor normal
  normally not notable notch note nothing notice now number numerous nursery nurses oasis obtain occasional
  occasionally occupancy occupant occupied occupies occupy ocean off offer offered offering offerings offers
  office often oil older oldest once one ones online only onsite onto open opened opening opens operate operated
  operating opportunities opportunity opposite option optional options order organized oriented original
  originally other others otherwise ottoman our ours ourselves out outdoor outdoors outfitted outs outside
  outskirts outstanding oven over overall overlook overlooking overlooks overnight oversized own owned owner
  owners pace package packed pad paddle paid paint painted paintings pair palate palette pandemic panoramic pans
  pantry paper parents parked parking parks part partial particular particularly parties partner parts party pass
  passes passing passionate password past pastries paths patients patio patios paved pay paying peace peaceful
  peak pedestrian peninsula people per perched perfect perfectly performance performances perhaps period periods
  perks permanent permit permits permitted person personal personality personally persons pet pets pharmacies
  phenomenal phone photo photos piano pick picked picks pickup picnic picnicking picnics picture pictured pictures
  picturesque piece pieces pillow pillows pit placed places plan planned planning plant plants plate plates
  platform play played player playground playgrounds playing plays please pleased pleasure plentiful plenty
  plethora plus plush pocket pods points polished political pool pools pop popping popular populated population
  porch porches portable portion posh position positioned positive possibility possible possibly posted pot
  potential potentially pots powder power powered practical practically practice pre predominantly prefer
  preference preferred premier premises premium prep preparation prepare prepared preparing presence present
  preserved press pressure prestigious pretty previous price priced prices pricing pride primarily primary prime
  printer prior priority pristine privacy private privately privileges probably problem problems process produce
  productive products professional professionally professionals profile program programs project projector
  prominent promises proof properties property protected protocols proud provide provided provides providing
  proximity public pubs pull pullout pulls pulse puppy purchase purchased put puts putting quadrant quaint quality
  quartz questions quick quickly quiet quieter quietly quintessential quirky quite racially rack racks radiant
  radius rain rainfall raised range ranging ranked rapid rapidly rare rarely rate rated rates rather rating reach
  reachable reached read readily reading ready real really rear reason reasonable reasonably reasons receive
  recent recently recessed recharge reclaimed recognized recommend recommendations recommended record recreational
  redesigned refined refinished reflect reflected reflecting reflects refresh refreshing refrigerator refundable
  refurbished regarding registered regular regularly regulations relatively relax relaxation relaxed relaxing
  reliable relocating remain remaining remains remarkable remember remodeled remote remotely remove removed
  renovated renovating renovation renovations renowned rent rental rentals rented renters renting replaced
  reputation request requested requests require required requirements requires research reservation reservations
  reserve reserved residence resident residential residents residing respect respectful respectively respite
  respond responsible responsive rest restaurant restaurants restful resting restored restricted restrictions
  result retail retailers retains retired retreat retreats retro return review reviews revitalization revitalized
  rich ride rides rideshare riding right rights ring rink rise roads romantic roof roofdeck rooftop rooftops room
  roommate roommates rooms roomy roughly round route routes rowhome rowhouse rowhouses rug rugs rules run runners
  running runs rustic sac safe safely safest safety said salon salons same sanctuary sand sandwiches sandy
  sanitized satisfy sauna savor say scale scattered scene scenery scenes scenic schedule schedules schools scooter
  scooters scores screen screened seafood seamless seamlessly search searching season seasonal seating seats
  secluded second seconds section sectional secure secured security see seeing seek seeking seen selected
  selection self sell selling semi send sense sensitive sent separate separated separately serene serenity serious
  serve served serves service serviced services serving set sets setting settle settled setup seven several shade
  shaded shades shampoo shaped shared shares sharing she shed sheet sheets shelf shelves shelving shoes shop
  shopping shops short shortage shorter shot should shouldn show showcases showcasing shower showers showing shown
  shows side sides sidewalk sidewalks sight sights sightseeing sign significance significant signs silverware
  similar simple simply since single singles sink sinks sip sipping sit site sites sits sitting situated situation
  six size sized skating skiing skip skylight skylights skyline sleek sleep sleeper sleepers sleeping sleeps slice
  sliding slightly slippers smack small smaller smallest smoke smoking snack snacks soak soaker soaking soap soaps
  soaring soccer social sofa sofabed sofas soft solar solarium solid solo some someone something sometimes
  somewhere soon soothing sophisticated sophistication sorry sorts sought sound sounds souvenirs spa space spaces
  spacious spans spare sparkling spas speak speaker speakers special specialty specific specifically spectacular
  speed spend spending spent spices spiral splash split sporting spot spotless spots sprawling spread sqft staff
  stained stainless staircase stairs stall stalls stand standard standards standing stands starred stars start
  started starting starts stately stations stay staycation staying stays steel steep step stepping steps stereo
  still stock stocked stones stools stop stops storage store stores storey stories story stove stovetop straight
  stream streaming streets stress stretch stretches strict striking strive stroll stroller strolling strolls
  strong structure student students studio studios study studying stuff stunning style styled styles stylish
  stylishly subject suburb suburban suburbs subways such sugar suggest suggestions suit suitable suitcase
  suitcases suite suited summer sumptuous sun sunlight sunlit sunny sunroom sunsets sunshine super superb
  supermarkets supplied supplies supply support sure surfaces surround surrounded surrounding surroundings
  sweeping swim swimming swing system systems table tables take taken takeout takes taking talk tall tapestry
  taste tasteful tastefully tastes tasty tax taxi taxis tea team teas teeming television televisions tell
  temperature temporary ten tenant tenants tend tennis term terms terrace terraces terre terrific text than thanks
  that the theaters theatres their them theme themed themselves then there therefore thermostat these they thick
  thing things think third this thoroughfare thoroughly those though thought thoughtful thoughtfully thread three
  thrift thrilled thriving through throughout throw thru ticket tickets tidy tier tight tile tiled tiles time
  timeless tiny tips titled toast toaster today toddler toddlers together toilet toiletries ton tone tons too
  tools top topped topper tops total totally touch touches tour touring tourism tourist tourists touristy tours
  toward towards towel towels townhome townhouse townhouses toys track traditional traffic trails trains tram
  tranquil tranquility transfer transfers transformed transforms transit transition transitioning transits
  transport transportation trash travel traveler travelers traveling traveller travellers travelling travels
  treasure treasures treat treats tree treelined trees trendiest trendy trip triple trips tropical trouble trucks
  true truly trundle try trying tub tucked turn turned turns tvs twenty twin two type types typical typically
  ultimate ultra umbrella unbeatable under undergoing underground underneath understand understanding
  unforgettable unfortunately unfurnished unique uniquely unit units unless unlimited unmatched unobstructed
  unparalleled unrestricted until unusual unwind unwinding upcoming updated updates upgraded upgrades upon upper
  ups upscale upstairs urban usage use used using usually utensils utilities utilize utmost vacation vacationers
  vacations vaccinated value vanity varied variety various vary vast vaulted vegan vegetable vegetables vegetarian
  vehicle vehicles vendors venture venue venues verified very via vibe vibes vibrant vicinity view viewing views
  vintage virtually visible visit visited visiting visitor visitors visits vistas voted wait waiting wake walk
  walkability walkable walked walkers walking walks walkup walls wander want wanted wanting wants wardrobe ware
  wares warm warmer warmth was washer washers washing washroom watch watching water watering waters way ways
  wealth wear weather website week weekday weekdays weekend weekends weekly weeks weights welcome welcomed
  welcomes welcoming well were wet what whatever when whenever where wherever whether which while who why wide
  wife wildlife will willing wind window windows wine winning wireless wish with within without woman won
  wonderful wonderfully wonders wood wooded wooden woods woodwork work workers working workout works workspace
  workspaces workstation worlds worries worry worth would wouldn wrap writing wrong www year years yet yogurt you
  young younger your yours yourself yourselves zoned zones
`
    .trim()
    .split(/\s+/),
);
