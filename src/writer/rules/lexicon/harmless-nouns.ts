// Nouns of people, time, the body, luggage, meals and plans: a sentence may use them about any home. Nothing that a home,
// a place or a host may have or lack stands here.
export const HARMLESS_NOUNS = `
van resident walker
town city building site privacy available availability groceries workday workdays walls window windows student students
reunion relocation posting salt scale siesta
account address adult adults advantage advice afternoon afternoons agreement aim album amount answer anybody appetite
appointment approach area argument arm arrangement arrival arrivals aspect assignment attention autumn back backpack
bag baggage bags bargain base basis batteries battery bedtime beginning belongings benefit bite boarding body booking
bookings boot boots boss bother bottom break brother brunch buggy bunch burger business cab calendar call calls
calorie car care carry carryon cars case chance change chapter check checkin checklist checkout child children chill
choice chop claim clock clothes clothing coat coins cold colleague combination commute companion company comparison
compromise concern condition connection consequence conversation cooldown corner cost costume count couple cousin crew
crowd crumbs cup cuppa curry custom dad date daughter day daytime deadline deal decade decision degree degrees delay
departure dessert detail device difference difficulty dinner direction directions dirt discussion distance document
documents dollar dollars door doors doubt downpour dozen drawback dream dress drink driver drizzle duo dust duty ear
earbuds earplugs ease eater edge effect effort elbow email emails end energy episode episodes errand euro euros
evening everyone example exception excursion excuse expense experience explanation extent extra eye face fact fall
families family father favor favour feast feel feeling feet fellow figure finger fleece flight floor floors focus
folks food foot footprint form fortnight foursome freedom friend front fun fuss gadget gap gbps gear generation
getaway glasses goal grandchild grandma grandpa grandparent group guess guest habit hair half hand harm hassle hat
head headphones heat heatwave help hobby holiday home homebody homes homework hoodie hour household households
humidity hurry husband hush idea inbox inch inches individual ingredient inside interest invoice issue item itinerary
jacket jeans jersey job jog jogger joke journey jumper key keys kid kids kilometer kilometers kilometre kilometres
kind km knee laces lack laptop latecomer layout layover lead leftovers leg length level licence license life limb
limit line list load look loss lot luck luggage lunch lunchtime majority map maps mate matter maximum mbps meal
mealtime mean meaning means measure meeting mess message messages meter meters method metre metres midday middle
midnight mile miles mind minimum minority minute miss mistake mom moment month mood morning mother motion motor
mouthful move movement mud mum muscle name nap neck need newcomer news night nighttime nobody noise noises noodle noon
nose notebook notepad number o'clock objection occasion occupant occupation offer omelette opinion opportunity option
order outcome outfit outfits outing outside owl pace packing page pain pair pajamas paper paperwork parcel parent part
partner passenger passport password pasta pastime patience pause pen pencil people percent period person phone pick
piece place places plan playlist plot plug point portion position possibility pound pounds practice presence pressure
price problem process promise proof purpose purse pushchair pyjamas quartet question queue quota rain raincoat
rainstorm range rate reach reader reading reality reason receipt recipe regulars relation relative relief reminder
reps request reservation rest result return rhythm rice ride rides riser risk road roads roast role room rooms round
route routes routine rucksack rule run runner rush salad sandals sandwich sauce schedule scope score search season
seat seats second sense sentence series session set setup shape share shift shirt shoe shoes shoulder show shows
sibling side sides sign signal sister situation size skin sleep sleeper sneakers sock socket socks solution somebody
someone son song songs sort sound sounds soup space spaces spell spill spot spreadsheet square stain staple start stay
steak stew stint stomach stop stopover storm stranger stress stretch stretches stuff subject substitute suit suitcase
sum summer sunglasses sunscreen supper supply support surprise swap sweat sweater swimmer swimsuit swimwear switch
tablet takeaway takeout tank task taste taxi team teen teenager temperature term text thing things thought threshold
thumb ticket time timezone tip tiredness title today toddler toe tomorrow tonight toothbrush toothpaste top topic
total touch tourist training travel traveler traveller travels treat trick trio trip trouble trousers trunks turn
turns twosome type uber underwear use vacation valise valuables value variety vegetable vegetables vehicle vehicles
version video videos visit visitor voice wallet warmup warning washing way ways weather week weekday weekend weight
wetsuit while whole wife winter wish wonder word words work worker yawn year zone zones zoom
`;
