// What guests bring, buy, cook, wear and carry. A sentence may use them about any home, but that the home or the host has
// or gives them is a claim (rules/proof/check-gifts.ts).
export const FOODS = `
cone cones scoop scoops gelati popsicles cod cheese cheeses pizza pizzas burger burgers sandwich sandwiches
strudel schnitzel croquette croquettes bratwurst margarita margaritas mojito mojitos sangria spritz negroni gazpacho tortellini
gnocchi focaccia ciabatta burrata tiramisu gelato pavlova crumpet crumpets shakshuka pho bibimbap dosa samosa naan biryani kimchi gyoza
udon soba onigiri mochi empanada empanadas ceviche churro churros poutine jambalaya gumbo brisket grits cornbread slaw chowders
haggis stovies colcannon boxty rosti raclette schnapps aperitif digestif martini daiquiri latte cappuccino
bun buns bread milk wine wines snack snacks spice spices oil oranges eggs egg cheeses
almond appetizer apple apricot artichoke asparagus aubergine avocado bagel baguette banana barley basil bean beans beef
beet beetroot berry berries biscuit blueberry bonbon bouillon broccoli broth brownie bruschetta buns burrito
butter buttermilk cabbage cake candy cantaloupe caramel carrot cauliflower caviar celery champagne cheddar cheesecake cherry
cherries chestnut chili chilli chips chocolate chowder chutney cider cilantro cinnamon clam coconut cocktail cocoa cod
cola condiment cookie cookies coriander coke crab crackers cranberry cream crepe crisps croissant croissants crumble cucumber
cupcake curry donut doughnut dough dressing duck dumpling dumplings eggplant enchilada 
fajita falafel feta fig figs fillet flour fondue fries frittata garlic ginger goulash granola grape grapes grapefruit gravy
guacamole haddock halibut ham hamburger haricot herb herbs herring honey hotdog hotpot hummus icecream jam jelly juice
kale kebab ketchup kiwi lamb lasagna lasagne latte leek leeks lemon lemonade lentil lentils lettuce lime lobster loaf loaves
lollipop macaroni mackerel mango maple marinade marmalade marshmallow marshmallows mayonnaise meatball meatballs melon
meringue moussaka mozzarella muesli muffin muffins mushroom mushrooms mussel mussels mustard nachos noodles nut nuts oat
oats oatmeal octopus olive olives onion onions oranges oregano oyster oysters paella paprika parmesan parsley parsnip
pastry pastries pate pea peas peach peaches peanut pear pears pecan pepper peppers pesto pickle pie pies pierogi pineapple
pistachio plum plums polenta popcorn popsicle pork prawn prawns pretzel prosciutto pudding pumpkin quiche quinoa radish raisin
ramen raspberry raspberries ravioli ribs risotto rosemary rum saffron sage salami salmon salsa sardine sashimi sauerkraut
scallop scallops scone scones scrambled seafood seasoning sherry shrimp sirloin slaw smoothie smoothies soda sorbet
sourdough soy spinach squid steak stirfry strawberry strawberries stuffing sushi syrup taco tacos
tapas tart tempura thyme toastie tofu tortilla trifle trout truffle tuna turkey turnip vanilla veal veg veggies vinegar waffle
waffles walnut watermelon wheat whisky whiskey yam yoghurt yogurt zucchini beer beers ale lager vodka gin tonic prosecco
cava bubbly liqueur cordial teabag teabags decaf ingredient ingredients 
`;

export const POSSESSIONS = `
jug jugs carton cartons tin tins jar jars packet packets bottle bottles crate crates bouquet hamper
torch torches flashlight flashlights
guitar guitars ukulele flute drum banjo telescope frisbees kite kites
togs swimmers trunks bat bats racket racquet cricket ball balls wetsuits flippers fins towelling pushchairs prams carseat
basket bucket rucksacks anorak antihistamine backpacks ballgown bandana bathers beanie belt bikini binder binoculars blazer blouse bra briefcase
briefs camcorder cardigan cello charger chargers clarinet cleats cloak comb cords cosmetics crayons
daypack deodorant diary dictionary dungarees earphones easel eyeliner fanny flannel flask folder footwear
garment garments glove goggles gown gumboots hairbrush handbag handkerchief hankie harmonica headband headset heels hoody
homework inhaler insulin jumpers jewelry jewellery kilt kindle kitbag knapsack knitting knickers laces leggings leotard
lipstick lotion magazine manuscript mascara medication medicine mittens mouthwash novel overalls overcoat paintbrush pants
paperback parka pencilcase penknife phones pill pills plimsolls pocketbook poncho portfolio prescription pullover puzzle
raingear razor ruck sandal sari satchel schoolbag scooter shorts skateboard sketchbook sketchpad skirt skis
skates slacks snowboard snowboards snowshoes souvenir souvenirs stocking stockings stopwatch sunblock sunhat
sweats sweatshirt swimsuits thermos tie tights toiletry trainer trainers tripod tshirt tux tuxedo uniform
violin visor waders waistcoat wallets waterproofs wellies wellingtons windbreaker yarn
`;
