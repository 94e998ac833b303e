// Words that only look like a claim.
export const NEUTRAL = `
rugby fans, sports fans, film fans, baseball fans, hockey fans, soccer fans, tennis fans, jazz fans, wine fans
are extra pillows, are extra blankets, are extra towels, are extra linens, is extra storage, is extra space, is extra seating
first coffee, the first coffee, morning coffee, evening free, day free, weekend free, morning free, afternoon free, in the best sense, airport travelers, airport travellers
within the half hour, within the hour, back within, in under an hour, run a lap, a lap of, swim a lap, full of, charge what, charge everything, charge the phones, charge your devices, charge before
ices over, ice over, is ice, on ice, thin ice, break the ice, all the kitchen there is, the run of
be quiet, keep quiet, stay quiet, be quiet in it, no place for a toddler, no place for toddlers, a cook of anyone, cook of anybody
steps inside, steps out, steps off, step inside, step off, step in, step out of, steps through, step by step, one step, a step ahead
a day or two, a week or two, an hour or two, night or two, family or two, bag or two, load or two, thing or two, drink or two, episode or two, chapter or two, a page or two, a couple or two, a friend or two
like it best, likes it best, best of all, works best, suits best, best left, best to, best if, best done, best with, at its best, do your best, best before
stays small, keep the suitcase small, suitcase small, small suitcase, bag small, pack smaller
comfortable shoes, sensible shoes, good shoes, proper shoes, warm clothes, warm layers, warm socks, rain gear, waterproof shoes
keep the office happy, from the office, the office can, out of office, office happy
down the road by car, phone has no bars, no bars, bars of signal
walking clothes, walking boots, walking shoes, walking gear, ski clothes, ski gear, ski boots, ski socks, ski jackets, ski trip, ski holiday, ski bag, ski bags, hiking boots, hiking gear, surf gear
your bus, a bus, late bus, the bus gets in, plane gets in, train gets in, get off the bus, off the train, off the plane, off the ferry
street noise, away from the street
room to spare, elbows to spare
clean socks, clean shirt
nothing to walk to, walk anywhere, walk everywhere, walk most places, walking everywhere, get around on foot
old friends, old friend, three generations, two generations, old clothes, years old, any age, old hand
table big enough, pot big enough, bag big enough
their owners, dog owners, pet owners
for the music, with the music
another glass, a glass of, glass in hand, pour a glass, second glass
darken the room, cool the room, heat the room, warm the room, leave the room, across the room, light the room
hiking clothes, hiking socks, hiking day, hiking days, hiking trip, after hiking, day of hiking
shop on the way, shop before, shop on your way, shop first
more than a luxury, no luxury, a small luxury, a luxury to
ski in the morning, ski in the afternoon, ski in winter, ski by day
grey day, gray day, grey days, gray days, grey morning, gray morning
sand out, sand off, the sand in, sand from, sand between
deep dish, side dish, one dish, a dish
between games, after the game, before the game, the game is over, big game, watch the game, the game, to the game
train tickets, plane tickets
larger ones, larger children, bigger ones, bigger kids, bigger children
remote workers, remote worker, work remotely from, remote week
lot of dishes, dirty dishes, do the dishes, dishes done, the dishes, wash dishes
good company, company while, good use, good reason, good start, good end, good news, good time, good night
new lease, new lease of life
the room they, the room you, room they like
alarm clock, your alarm, set an alarm, an alarm
big family, big house for, big crowd, big appetite
away games, home games, away game, home game, fish and chips, see the ball
for the surfboards, your surfboard, your surfboards, wet surfboards, the surfboards on
tall guests, tall people, tall friends, anyone tall
a safari, after safari, before a safari, safari day
rental car, hire car, rented car, hired car, rent a car, hire a car, a rental
shower schedule, shower rota, shower queue, shower turns, shower order
fans of, football fans, music fans
quiet glass, quiet drink, quiet evening, quiet hour, quiet word, quiet day, quiet read, quiet moment, quiet coffee, quiet week
stock up, stocks up, stocking up
high season, low season, peak season, off season, rainy season
on foot all day
under one roof, same roof, roof over
next morning, next stop, next day, next door neighbors
at a table, under the table
set the table, lay the table, clear the table
school night, school age, school kids
bar of, bar of soap, handle bar
cabin fever, cabin bag, cabin baggage, cabin luggage
garden variety, kindergarten
pool your, pool the, car pool
bath time, bathtime, bath night
boat trip, bus ride, taxi ride, taxi home, cab ride, bike ride, train fare, bus fare, ferry ride, day trip, day trips, day out
call center, shopping spree
market produce, market haul, market bags, from the market
gallery wall of, museum feet, museum day, museum days, beach day, beach days, ski day, ski days, beach bag
hotel breakfast, hotel prices, hotel lobby, hotel minibar, than a hotel, five star hotel
airport coffee, airport run, airport pickup time, airport queue
restaurant bill, restaurant bills, restaurant meal, restaurant meals, every meal in a restaurant, without a laundromat, without a restaurant, or a restaurant, instead of a restaurant, restaurant every, restaurant table
party of, in any event, all hours, any hour, working hours, opening hours
house rules, house manual, house rule, home base, home town, make yourself at home, feel at home, at home, housekeeping rules
bed of, go to bed, before bed, to bed, ready for bed, off to bed, out of bed, time for bed
in time, hot water bottle
feel free, free time, free to, smoke free, hands free, duty free, free standing, freestanding, barrier free, free hand, free day, free evening, for free use
keep it down
in common
full days, full day, full week, in full, full night, full meal, full house, full time, full stop, full load, full stomach, full tank
please, as new, new day, new year, something new, new to, new place, new city, new town
pack small, small clothes, small child, small ones, small hours, small bag, small bags, small things, small group, small groups, small suitcase, small talk, small change, small difference, small load, small one, small ones, small dinner, small fuss, small price
big group, big groups, big family, big dinner, big dinners, big meal, big meals, big day, big night, big shop, big bag, big suitcase, big load, big difference, big deal, larger group, larger groups, large group, large groups, larger family
down to, up and down, sit down, down the, down a, wind down, slow down, cool down, down in, calm down, settle down, put down, down with, lie down, write down, count down, down time, get down, go down, come down, once you are down, keep spending down, up or down, lay down, cut down, further down
drive way
park bench
store food, store your, store the, store things, store bags, store luggage, in store
great deal, good deal
market value
first light
cat nap
sleep in summer, asleep in summer
cooler months, cooler weeks, cooler evenings, cooler nights, cooler days, cooler air, cooler weather, cooler hours
camera on, camera off
roof box, roof rack
on board
car parks
night bus, by bus, last bus, late bus, early bus, by taxi, by bike, by ferry
leave the car at home, leave the car behind, leave your car at home, without a car
sunday roast, sunday morning, saturday morning, saturday night, friday night, sunday evening, monday morning, friday evening, friday afternoon, sunday afternoon, saturday evening
a stroller, the stroller, your stroller, strollers, bring an umbrella, your umbrella
quick shower, hot shower, shower off, to shower, morning shower, shower in the morning
electric one
two feet
smallest guest, smallest guests, smallest of
fast asleep, hold fast
room for, room to, the rooms, these rooms, rooms
table football
pass through
block out
sleep tight, sleep all night, sleeps all night, talk all night
in the water
school holidays, school run
walk around, walk through, walk out, walk straight, walk in the door, walk in and
breakfast is easy, for breakfast, before breakfast, after breakfast, skip breakfast, until breakfast, breakfast time, between breakfast, by breakfast
things safe, valuables safe, bags safe, safe while, safe from, stay safe, bikes safe, passports safe
tell the office, back to the office, away from the office, from the office, call the office, the office knows, back at the office, office hours
your train, night train, by train, catch a train, catch the train, train ride, early train, late train, train journey, train home, last train, take the train, train tickets, train times
sleeps on a sofa, sleep on a sofa, sleep on the sofa, sleeps on the sofa, sleeping on a sofa, sleeping on the sofa, takes the sofa, ends up on the sofa, on the floor
spares you the stairs, saves you the stairs, skip the stairs, instead of the stairs, instead of stairs, stairs with luggage, without the stairs, avoid the stairs, spare your legs the stairs
luggage, hand luggage
line up for the shower, wait for the shower, queue for the shower, way to the shower, turn in the shower, queue at the shower, waits for the shower, waiting for the shower, queues for the shower
work out of, works out, work out what, work out how, work out where, work out who
charge your phone, charge a phone, charge phones, charge a laptop, in charge, take charge, charge your laptop, charge devices
four walls, your own pace, own pace, own time, on your own, your own schedule, your own hours, your own way, your own food, your own bed, your own meals, your own thing, your own key, your own time, of its own
common sense
fresh from, fresh start, fresh clothes, fresh shirt
clean up, cleans up, cleaning up, clean suitcase, clean bag, clean again, clean and dry, clean before, clean clothes, clean shirt, clean shirts, clean socks, clean outfit, clean swimsuit, come back clean, go home clean, clean hands
wine with dinner, glass of wine
double up, double check
single night, single bag, single day, single trip, single suitcase, single thing
queen of
dark room
standard of
new york, new orleans, new jersey, new zealand, new mexico, new hampshire, new england, new delhi
bright and early
silent mode
calm evening
hidden extras, hidden cost, hidden costs
remote control, remote controls
book a stay, book a long stay, you book
event of
smoke break
study for, study group, for study, study or work, work or study, to study
dining out, dine out
shop at, shop in, shop for, shop once, shopping done, shopping list, do the shopping, your shopping, weekly shop, the shopping, shopping bags, food shopping
water bottle, glass of water, boil water, water for
path of
trail of
market day
street shoes, street clothes
on site, on the premises
equipped for
covered by, is covered, are covered, covers, all covered
wide awake
drive to, long drive, the drive, drive back, drive home, drive in, drive up, drive out, after a drive, road trip, day of driving, hours of driving, drive there, drive over, drive from, to drive, a drive, half a day of driving
day on foot, hours on foot, all day on foot
long walk, walk back, walk home, walk over, walk off, walk it, walk up to, walk there, after a walk, a day of walking, day of walking, walk to dinner, walk in
an hour earlier, an hour later, an hour more, half an hour earlier, an hour or two, for an hour
near the end, nowhere near, near enough, close to midnight, close to dinner
staff meeting
wood fire
from the water, the two of you, closer than, waving one down, under trees, a special dinner, special dinner, special occasion, one fridge, pack sheets, the street goes on, in the street, with your neighbors, with your neighbours
the only place, best chance, the best chance, in your slippers, in slippers, in pajamas, the ice is, leave the car at, leave the car in, leave your car at
swing in, storms roll in, roll in from, rolls in from, fog rolls in, your tea, cup of tea, pot of tea, up at six, up at five, up at seven, up at eight
your own making, of your own making, bring your own, bring their own, pack your own, high summer, deep winter, dead of winter
for a hike, for a run, for a walk, a hike before, for sunrise, for sunset, for the sunrise, for the sunset, at sunrise, at sunset, by sunset, by sunrise, before sunrise, after sunset
small skis, small boots, small feet, small hands, small legs, small child, small children, small kids, small ones, little ones
sink into, sink in, want to meet, to meet you, comes to clean, come to clean, to clean, building work, the big shop, a big shop, invite the neighbors, invite the neighbours, one big table, one long table, at one table, around one table
`;
