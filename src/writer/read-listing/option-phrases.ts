// How hosts write what the form offers as options: field, option, and the words that say it. A line that begins with ~
// names something that may as well be elsewhere: "pool 5 minutes away". One that begins with = holds whole statements,
// which say it with their own "no".
export const OPTION_PHRASES = `
amenities | Wifi | wifi, wi fi, wireless internet, high speed internet, internet access, fast internet, free internet, fiber internet, fibre internet
amenities | Kitchen | kitchen, kitchenette
amenities | Washer | washer, washing machine, clothes washer, washer dryer, in unit laundry, laundry in unit, laundry room, laundry machine, in home laundry, in suite laundry
amenities | Dryer | dryer, tumble dryer, clothes dryer, washer dryer
amenities | Air conditioning | air conditioning, air conditioned, air conditioner, a c, ac, central air, aircon, air con, ac unit, a c unit, split ac
amenities | Heating | heating, central heating, heater, underfloor heating, space heater
amenities | TV | tv, television, smart tv, hdtv, flat screen, flat screen tv, cable tv, flatscreen, big screen tv, satellite tv
amenities | Dedicated workspace | workspace, work space, dedicated workspace, work desk, desk, home office, office space, work station, workstation, work area
amenities | Fireplace | fireplace, fire place, wood burning fireplace, gas fireplace, electric fireplace
~amenities | Pool | pool, swimming pool, private pool, shared pool, communal pool, heated pool, indoor pool, outdoor pool, community pool, infinity pool, rooftop pool, roof top pool, plunge pool, lap pool, swimmingpool
~amenities | Hot tub | hot tub, hottub, private hot tub, shared hot tub
~amenities | Sauna | sauna, private sauna, shared sauna
~amenities | Gym | gym, fitness center, fitness centre, fitness room, fitness studio
amenities | Patio or balcony | patio, balcony, terrace, deck, porch, veranda, roof terrace, rooftop terrace, roof deck, rooftop deck, private balcony, private patio, private terrace, private deck, shared patio, shared deck, shared terrace
amenities | Backyard | backyard, back yard, back garden, private garden, private backyard, shared backyard, fenced yard, fenced backyard, fully fenced backyard, fully fenced yard, private yard, shared garden, rear garden, fenced in yard, fenced in backyard
amenities | BBQ grill | bbq, barbecue, barbeque, grill, bbq grill, gas grill, gas bbq, propane grill, charcoal grill, charcoal bbq, barbecue grill, bbq area
~amenities | Fire pit | fire pit, firepit
=amenities | Breakfast | breakfast included, breakfast is included, free breakfast, breakfast free, breakfast is free, complimentary breakfast, includes breakfast, breakfast provided, breakfast is provided, includes a full breakfast, includes continental breakfast
~amenities | EV charger | ev charger, electric car charger, electric vehicle charger, ev charging, tesla charger, ev charging station
amenities | Waterfront | waterfront home, waterfront house, waterfront property, waterfront cottage, waterfront condo, waterfront apartment, oceanfront home, oceanfront condo, oceanfront apartment, beachfront home, beachfront house, beachfront condo, beachfront apartment, beachfront villa, lakefront home, lakefront house, lakefront cottage, lakefront cabin
amenities | Beach access | private beach access, direct beach access, direct access to the beach, private access to the beach
amenities | Lake access | private lake access, direct lake access, direct access to the lake, private access to the lake
amenities | Ski-in, ski-out | ski in ski out, ski in and ski out
amenities | Private dock | private dock, private boat dock, own dock
parking | Free parking on premises | free parking on premises, free parking on site, free on site parking, free onsite parking, free private parking, free parking on the premises, free off street parking, free parking on the property
parking | Paid parking on premises | paid parking on premises, paid parking on site, paid on site parking, paid onsite parking
parking | Free garage on premises | free garage parking, free parking garage on premises, free private garage, free parking in the garage
parking | Free driveway parking on premises | free driveway parking, free parking in the driveway, free parking on the driveway
parking | Free street parking | free street parking, free on street parking, free street pkg, street parking is free, free parking on the street, on street parking is free, free parking on street
parking | Paid street parking | paid street parking, metered street parking, paid on street parking, metered parking, street parking is metered
extra_beds | Sofa bed in the living room | sofa bed, sofabed, pull out sofa, pullout sofa, pull out couch, pullout couch, pull out sofa bed, pull out sofabed, pullout sofa bed, sleeper sofa, sleeper couch, couch bed, sofa sleeper, convertible sofa, fold out couch, fold out sofa, pull out bed
extra_beds | Futon in the living room | futon
extra_beds | Daybed in the living room | daybed, day bed
extra_beds | Air mattress on request | air mattress, inflatable mattress, blow up mattress, airbed, air bed
kitchen_kind | Full kitchen | full kitchen, fully equipped kitchen, fully fitted kitchen, fully stocked kitchen, fully functional kitchen, fully furnished kitchen, full size kitchen, kitchen is fully equipped, kitchen fully equipped, kitchen is fully stocked, complete kitchen, fully functional and operational kitchen, full equipped kitchen, full and equipped kitchen, full chef's kitchen, fully loaded kitchen, full modern kitchen
kitchen_kind | Kitchenette | kitchenette, kitchen ette, small kitchenette
kitchen_appliances | Stove | stove, cooktop, cook top, hob, stovetop, stove top, gas range, electric range, range with oven, range oven
kitchen_appliances | Oven | oven
kitchen_appliances | Microwave | microwave, microwave oven
kitchen_appliances | Dishwasher | dishwasher, dish washer
kitchen_appliances | Refrigerator | refrigerator, fridge, fridge freezer
kitchen_appliances | Mini fridge | mini fridge, minifridge, bar fridge, mini refrigerator, small fridge
kitchen_appliances | Freezer | freezer, fridge freezer
kitchen_appliances | Toaster | toaster
kitchen_appliances | Kettle | kettle, electric kettle, tea kettle
kitchen_appliances | Air fryer | air fryer, airfryer
kitchen_appliances | Blender | blender
kitchen_appliances | Rice maker | rice cooker, rice maker
coffee | Nespresso | nespresso, nespresso machine, nespresso coffee machine, nespresso coffee maker
coffee | Keurig coffee machine | keurig, keurig coffee maker, keurig coffee machine, keurig machine, keurig cappuccino maker
coffee | Espresso machine | espresso machine, espresso maker
coffee | Drip coffee maker | drip coffee maker, drip coffee machine
coffee | French press | french press
cookware | Cooking basics | pots and pans, pots pans, cookware, cooking utensils, cooking basics
cookware | Dishes and silverware | dishes and silverware, silverware, cutlery, dishware, tableware, crockery, flatware
cookware | Wine glasses | wine glass
cookware | Baking sheet | baking sheet
living_rooms | Living room | living room, lounge, sitting room, livingroom
living_rooms | Family room | family room
living_rooms | Dining room | dining room
living_rooms | Sunroom | sunroom, sun room
living_rooms | Laundry room | laundry room
living_rooms | Mudroom | mudroom, mud room
streaming | Netflix | netflix
streaming | Disney+ | disney plus, disney
streaming | Hulu | hulu
streaming | HBO Max | hbo max
streaming | Apple TV | apple tv
streaming | Roku | roku, roku tv
streaming | Chromecast | chromecast, google chromecast
entertainment | Board games | board game
entertainment | Sound system | sound system, soundbar, sound bar, bluetooth speaker, sonos, surround sound
entertainment | Record player | record player, turntable
entertainment | Piano | piano, grand piano
entertainment | Game console | game console, games console, ps5, ps4, playstation, xbox, nintendo switch
entertainment | Pool table | pool table, billiard table, billiards table
entertainment | Ping pong table | ping pong table, ping pong, table tennis
entertainment | Foosball table | foosball table, foosball
entertainment | Arcade games | arcade game
entertainment | Movie theater | home theater, home theatre, home cinema, theater room, movie room
fireplace_kind | Wood-burning fireplace | wood burning fireplace
fireplace_kind | Gas fireplace | gas fireplace
fireplace_kind | Electric fireplace | electric fireplace
fireplace_kind | Wood stove | wood stove, wood burning stove, log burner, wood burner, woodstove
cooled_rooms | Every room | air conditioning throughout, fully air conditioned, air conditioning in every room, air conditioning in all rooms, ac in every room, a c in every room, air conditioned throughout, air conditioned in every room, air conditioning in all the rooms
fans | Ceiling fan | ceiling fan
laundry_place | In unit | in unit laundry, laundry in unit, in unit washer, in unit washer dryer, in home washer, in home laundry, in suite laundry, in suite washer, laundry in the unit, laundry in the apartment, ensuite laundry, washer dryer in unit, washer and dryer in unit, washer and dryer in the unit, washer dryer in the unit
laundry_place | In building | laundry in building, laundry in the building, basement laundry, basement laundry room, shared laundry, laundry facilities, laundry facility, on site laundry, onsite laundry, communal laundry
~laundry_place | In building, paid | coin laundry, coin operated laundry, coin op laundry, paid laundry, coin operated washer
supplies | Bed linens | linens, bed linen, linen, bedding, bed sheets, sheets
supplies | Towels | towels, bath towels, fresh towels
supplies | Extra pillows and blankets | extra pillows, extra blankets
supplies | Room-darkening shades | blackout curtains, blackout blinds, blackout shades, black out curtains, room darkening shades, room darkening curtains
supplies | Shampoo | shampoo
supplies | Conditioner | conditioner
supplies | Body soap | body soap, body wash, shower gel, soap
supplies | Hair dryer | hair dryer, hairdryer, blow dryer
supplies | Iron | iron, ironing board, iron and ironing board
supplies | Hangers | hangers
supplies | Drying rack | drying rack, clothes rack for drying, clothes horse
supplies | Cleaning products | cleaning products, cleaning supplies
outdoor_features | Outdoor furniture | outdoor furniture, patio furniture, outdoor seating, garden furniture
outdoor_features | Outdoor dining area | outdoor dining area, outdoor dining, outdoor dining table, al fresco dining area
outdoor_features | Outdoor kitchen | outdoor kitchen
outdoor_features | Outdoor shower | outdoor shower, outside shower
outdoor_features | Hammock | hammock
outdoor_features | Sun loungers | sun lounger, sunbed, sun bed, sunlounger
outdoor_features | Bikes | free bikes, bikes provided, complimentary bikes, bikes available, bicycles available, bicycles provided, free bicycles, free use of bikes
~outdoor_features | Kayak | kayak
~outdoor_features | Canoe | canoe
~outdoor_features | Paddleboard | paddleboard, paddle board
outdoor_features | Beach essentials | beach chairs, beach towels, beach gear, beach umbrella, beach essentials
grill_fuel | Gas | gas grill, gas bbq, propane grill, gas barbecue
grill_fuel | Charcoal | charcoal grill, charcoal bbq, charcoal barbecue
grill_fuel | Electric | electric grill, electric bbq
~pool_access | Private | private pool, private swimming pool, private heated pool, own pool, private plunge pool
~pool_access | Shared | shared pool, communal pool, community pool, shared swimming pool, communal swimming pool
~pool_setting | Indoor | indoor pool, indoor swimming pool, indoor heated pool
~pool_setting | Outdoor | outdoor pool, outdoor swimming pool, outdoor heated pool
~pool_heated | Heated | heated pool, private heated pool, heated swimming pool, indoor heated pool, outdoor heated pool
~hot_tub_access | Private | private hot tub, private jacuzzi
~hot_tub_access | Shared | shared hot tub, communal hot tub
~sauna_access | Private | private sauna
~sauna_access | Shared | shared sauna
patio_kind | Balcony | balcony, private balcony
patio_kind | Patio | patio, private patio, shared patio
patio_kind | Terrace | terrace, roof terrace, rooftop terrace, private terrace, shared terrace
patio_kind | Deck | deck, roof deck, rooftop deck, private deck, shared deck
patio_kind | Porch | porch
patio_kind | Veranda | veranda
patio_access | Private | private balcony, private patio, private terrace, private deck, private roof terrace, private rooftop terrace, own balcony, own patio, own terrace
patio_access | Shared | shared patio, shared deck, shared terrace, communal terrace, shared roof deck, shared rooftop
backyard_access | Private | private backyard, private garden, private yard
backyard_access | Shared | shared backyard, shared garden, communal garden, shared yard
backyard_fence | Fully fenced | fully fenced backyard, fully fenced yard, fully fenced back yard, fully enclosed garden, fully fenced garden
workspace_features | Desk | desk, work desk, writing desk, standing desk
workspace_features | Office chair | office chair, desk chair
workspace_features | Monitor | computer monitor, external monitor
workspace_features | Ethernet connection | ethernet, ethernet connection, ethernet cable
check_in_method | Keypad | keypad, keypad entry, key pad, door code, keypad lock
check_in_method | Smart lock | smart lock, smartlock
check_in_method | Lockbox | lockbox, lock box, key box, key safe
arrival_options | Luggage drop-off allowed | luggage drop off, luggage storage, drop off luggage, bag drop off
arrival_options | 24-hour check-in | 24 hour check in, 24 7 check in
entrance | Private entrance | private entrance, private entry, private entry way, separate entrance, own entrance, private entryway, own private entrance, independent entrance, separate private entrance
entrance | Shared entrance | shared entrance, common entrance
elevator | Yes | elevator, lift
=elevator | No, stairs only | no elevator, no lift, without elevator, without an elevator, without a lift, walk up, stairs only, there is no elevator, there is no lift
inside_stairs | Spiral staircase | spiral staircase, spiral stairs
inside_stairs | Steep staircase | steep stairs, steep staircase
baby_items | Crib | crib, baby cot, baby crib
baby_items | Travel crib | travel crib, travel cot, pack n play, pack and play, portable crib
baby_items | High chair | high chair, highchair
baby_items | Changing table | changing table
baby_items | Baby bath | baby bath
baby_items | Children's books and toys | children's toys, kids toys, toys for children, toys for kids, children's books
=child_suitability | Works well | family friendly, kid friendly, child friendly, kids friendly
=child_suitability | Not suited to young children | not suitable for children, not suitable for young children, not suitable for infants, not suitable for small children, not suited to children, not child proof, not childproof
accessibility | Step-free access | step free access, step free entrance, no steps
accessibility | Step-free shower | step free shower, roll in shower
accessibility | Grab bars | grab bar
safety_devices | Smoke alarm | smoke alarm, smoke detector
safety_devices | Carbon monoxide alarm | carbon monoxide alarm, carbon monoxide detector, co detector, co alarm
safety_devices | Fire extinguisher | fire extinguisher
safety_devices | First aid kit | first aid kit
cameras | Outside only | outdoor camera, exterior camera, outside camera, outdoor security camera, exterior security camera, ring doorbell, video doorbell, doorbell camera, external camera, external security camera
resident_pets | Cat(s) | our cat, my cat, resident cat, friendly cat, cat companion, house cat, a cat lives, our cats
resident_pets | Dog(s) | our dog, my dog, resident dog, friendly dog, a dog lives, our dogs, small dog lives
=pets_policy | Allowed | pet friendly, pets allowed, pets are allowed, pets welcome, pets are welcome, dog friendly, dogs welcome, dogs are welcome, dogs allowed, we welcome pets, pets ok, pets are ok, dogs ok, dogs are ok
=pets_policy | Not allowed | no pets, no pets allowed, pets not allowed, pets are not allowed, not pet friendly, no animals, strictly no pets, no pet
=smoking_policy | Not allowed | no smoking, not to smoke, do not smoke, no smokers, non smoking, smoke free, nonsmoking, smoking is not allowed, smoking not allowed, smoking is not permitted, no smoking allowed, smoking is prohibited, smoking prohibited, smokefree, smoking is strictly prohibited, smoking not permitted
=smoking_policy | Outside only | smoking outside only, smoking is allowed outside, smoking allowed outside, no smoking inside, smoke outside, no smoking indoors
=events_policy | Not allowed | no parties, no party, no events, no partying, parties are not allowed, parties not allowed, no parties or events, parties or events are not allowed, no house parties, no parties allowed, strictly no parties
noise | Street traffic | street noise, traffic noise, road noise
noise | Trains | train noise, hear the train, hear trains
noise | Church bells | church bells
noise | Construction work | construction noise
=car_need | No car needed | no car needed, don't need a car, no need for a car, no car necessary, do not need a car, won't need a car, no need to have a car, no need of a car, car is not needed
=car_need | A car is needed | car is needed, car is necessary, car is required, need a car, a car is essential, car is essential
=car_need | A car helps | car is recommended, recommend a car, recommend having a car, car is helpful, recommend renting a car
hazards | Low ceilings | low ceiling
hazards | Steep stairs | steep stairs, steep staircase, steep steps
shared_with | Other guests | shared with other guests, share with other guests, shared with another guest
shared_with | The host | shared with the host, shared with me, share with the host, shared with host
`;

// Words that would be read as one of the above and are something else.
export const LOOKALIKES = `toaster oven, bricked up fireplace, decorative fireplace, non working fireplace, nonworking fireplace, family friendly neighborhood, family friendly neighbourhood, family friendly area, family friendly community,
family friendly restaurant, family friendly street, kid friendly area, kid friendly restaurant, family friendly beach, pet friendly patio, pet friendly park, dog friendly park, dog friendly beach, dog friendly bar, dog friendly patio, dog friendly restaurant,
public pool, municipal pool, car pool, pool party, pool parties, pool view, jacuzzi tub, jetted tub, jacuzzi bath, gym equipment,
kitchen table, kitchen island, tv show, tv shows, tv series, tv tower, desk clerk, front desk, help desk, information desk, mezzanine, deck of cards, on deck,
garden apartment, garden level, sports bar, breakfast bar, breakfast nook, breakfast burrito, wood fired oven, pizza oven, range of, mountain range, price range, wide range,
a full range, driving range, curling iron, wrought iron, cast iron, iron gate, iron bed, iron door, iron balcony, terrace house, terraced house, lift off, ski lift, chair lift, chairlift, forklift, stair lift, lift your, lift up, grill bar, grill house,
central heating system control, pool hall, rock pool, tide pool, natural pool, kids pool, paddling pool, whirlpool, disney world, disney land, disneyland, outdoor gym, hot desk, lounge chair, lounge chairs, chaise lounge,
airport lounge, cocktail lounge, lounge bar, bed and breakfast, balcony table, soap dispenser, dish soap, laundry soap, sheets of, coffee table book, water front, heated floor, heated floors, heated towel rail, heated towel rack, dryer sheets,
towel rail, towel rack, seated area, porch light, workspace nearby, wifi calling, barbecue restaurant, barbecue joint, korean barbecue, bbq restaurant, bbq joint, bar and grill, bar grill, toys r us, cable car, cable cars, ac dc, iron and wine`;
