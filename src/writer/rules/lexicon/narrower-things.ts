// Things that only a fact in these very words proves. Each line is one thing with its other names.
export const NARROWER_THINGS = `
balcony
patio
terrace
roof terrace, rooftop terrace, roof deck, rooftop deck
deck, sun deck
porch, front porch, screened porch, screened in porch
veranda, verandah
lanai
gazebo, pergola
garden
backyard, back yard
lawn
courtyard garden
garage, parking garage, car garage, residential garage
carport, car port
driveway
street parking, on street parking, on the street, street
parking lot, car park
valet, valet parking
living room, sitting room, lounge, living area
family room
dining room
office, home office, study
monitor, computer monitor
office chair
den
library
sunroom, conservatory
laundry room, utility room
mudroom
media room
basement
attic
cellar, wine cellar
hallway, foyer
closet, walk in closet
wardrobe
dresser, chest of drawers
pantry
kitchen island
breakfast bar
breakfast nook
bar, wet bar, home bar
sofa, couch
armchair
bookcase
rug
artwork
mirror
bay window
skylight
floor to ceiling window
walk in shower
rain shower, rainfall shower
double vanity, vanity
toilet, powder room, guest toilet
ensuite, en suite, en suite bathroom, ensuite bathroom
stairs, stair, staircase, stairway, up the stairs, flight of stairs, steps
walk up
spiral staircase
upstairs
downstairs
ground floor
top floor
basement level
treadmill
elliptical
exercise bike, stationary bike
peloton
yoga mat, yoga
free weights, weights, dumbbells
nespresso, nespresso machine
keurig, keurig coffee machine
espresso, espresso machine, espresso maker
french press
drip coffee, drip coffee maker
pour over
coffee grinder
ice maker, ice machine
water dispenser, filtered water
slow cooker
waffle maker
juicer
toasted sandwich maker
wine fridge, wine cooler
double oven
pizza oven
smoker grill
netflix
hulu
disney, disney plus
prime video, amazon prime video, amazon prime
roku
chromecast
apple tv
fire tv
hbo, hbo max
youtube
spotify
xbox
playstation
nintendo, nintendo switch
alexa
sonos
projector screen
dvd player
bluetooth
spa, day spa
massage
yoga studio
co working, coworking space
conference room
business center, business centre
rooftop
roof
clubhouse
tennis racket
volleyball
trampoline
swing set, swing
slide
tree house, treehouse
sandbox
surfboard
fishing, fishing rods
snorkel, snorkeling gear
boat ramp
beachfront
oceanfront
lakefront
riverfront
private beach
sea facing
wood stove, wood burning stove, log burner
underfloor heating, heated floors, under the floors, under the floor
heat pump
generator
solar panels, solar power
security system, security guard, 24 hour security
gated community, gated
room service
reception, reception desk
airport transfer, airport shuttle, shuttle, airport pickup, airport pick up, pickup, airport ride
northern lights
it never, never rains, rarely rains, never snows, always sunny, sunshine all
car rental
welcome basket, welcome pack, welcome gift, welcome drink, bottle of wine, bottle of champagne, bottle of prosecco, hamper
bottled water
daily cleaning, maid service
chef, a cook, private cook, cooked for you, cooks for you
private driver, chauffeur, a driver is, your driver, driver on call
on call, on standby, at your service, at your disposal, on hand day
nanny, sitter, childcare, child care
cleaning lady, housekeeper, maid, caretaker, house manager, property manager
lesson, lessons, classes, workshops, excursions
guide, tour, tours, guided
early check in, check in early, early arrival, check in from noon, early checkin, arrive as early, early access
late check out, check out late, late checkout, late departure, stay as late, leave as late
flexible check in, flexible check out, check in is flexible, check out is flexible, checkout is flexible, flexible checkout, flexible arrival, checkout whenever, check out whenever, check out when you like, check out when you want
discount, refund, refundable, voucher, free night, coupon, upgrade, loyalty, free cancellation, cancel for free, cancel free
butler
guidebook
umbrella
cooler
stroller
bathrobe, robe
slippers
chickens
horses
farm animals
`;
