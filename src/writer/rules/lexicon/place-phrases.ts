// Nature and town: proved by a fact that names them. Each line is one thing with its other names.
export const PLACES = `
park
forest, woods, woodland
national park
trail, hiking trail, hike, hiking, walking trail, bike trail, path
waterfall
island
cliff
dune
creek, stream bank
pond
countryside
farmland, fields
downtown
city center, city centre, town center, town centre, old town, center of town, centre of town
central, centrally
neighborhood shops
restaurant, dining out, places to eat
cafe, coffee shop
bar scene, pub, nightlife
shop, shopping, store, mall, shopping center, shopping centre, boutique
supermarket, grocery, grocery store, convenience store
market, farmers market
bakery
museum
gallery
theater, theatre
stadium, arena, concert hall, music venue, concert, ballpark
university, college, campus, school
hospital
church
airport
train station, station, railway station, train
metro, subway, underground, tube, light rail, metro station, subway station
tram, streetcar
bus, bus stop, bus line, bus station, bus route
public transport, public transportation, public transit, transit
ferry
highway, motorway, freeway, interstate
bike path, cycle path, bike lane
zoo, aquarium
theme park, amusement park
casino
convention center, convention centre
winery, brewery, distillery
attraction, sight, landmark, tourist spot
`;

export const DISTANCES = `
walk, walking distance, on foot, walkable, stroll, short walk
drive, short drive, driving distance
half an hour, quarter of an hour, three quarters of an hour, half hour
blocks away, blocks from, blocks to, block from, block to, block away, a block, a mile, half a mile, an hour, minutes away
steps from, steps to, steps away, stone's throw, footsteps
near, nearby, close to, close by, next to, next door, around the corner, across the street, across the road, over the road, down the street, down the road, right outside, within reach, within easy reach, easy reach, doorstep, moments from, minutes from, surrounded by, adjacent to, within minutes
`;
