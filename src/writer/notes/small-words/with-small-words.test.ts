import { expect, test } from "vitest";
import { mended } from "./mended.ts";
import { textForSmallWords, withSmallWords } from "./with-small-words.ts";

const area = { field: "neighborhood_description", noun: "Red Hill" };

test("a note that no shape tells is told where its small words are sure", () => {
  expect(withSmallWords("loads of cafes and bars", null, area)).toBe("The area has loads of cafes and bars.");
});

test("a note of words that make no sentence stays untold", () => {
  expect(withSmallWords("whose ladder green, between spoon", null, area)).toBeNull();
});

test("what the shape of a note gives stands only where the network is not sure and finds it likely", () => {
  expect(withSmallWords("house and rooms are small, cozy", "House and rooms are small, cozy.", LIVING)).toBe(
    "The house and rooms are small and cozy.",
  );
  expect(withSmallWords("garlic moon, whom seldom", "The moon is garlic, with whom.", LIVING)).toBeNull();
});

test("a rule or a warning that is too long for a label is told all the same", () => {
  const byShape = "The whom is of river.";
  const note = "of the whom, river gladly the, seldom which of";
  expect(withSmallWords(note, byShape, LIVING)).toBeNull();
  expect(withSmallWords(note, byShape, { ...LIVING, field: "house_rules" })).toBeNull();
  const long = `${note}, ${note.replaceAll("seldom", "extraordinarily")}, ${note.replaceAll("river", "riverbanks alongside")}`;
  expect(withSmallWords(long, byShape, { ...LIVING, field: "house_rules" })).not.toBeNull();
});

test("an opening that was typed without a verb gets one", () => {
  const opening = { field: "best_thing", noun: "the apartment" };
  expect(withSmallWords("very peaceful and close to the city", null, opening)).toBe(
    "The apartment is very peaceful and close to the city.",
  );
  expect(withSmallWords("1 min to the pier and 2 min to the abbey", null, opening)).toBe(
    "You are 1 minute from the pier and 2 minutes from the abbey.",
  );
});

test("a list behind a dash stays with its shape, unless that leaves a word out", () => {
  const note = "unit fully renovated - furniture, lighting, appliances";
  const byShape = "The unit is fully renovated: furniture, lighting and appliances.";
  expect(withSmallWords(note, byShape, LIVING)).toBe(byShape);
  const less = "The unit is fully renovated: furniture.";
  expect(withSmallWords(note, less, LIVING)).not.toBe(less);
});

test("what guests may use is not called theirs, and a host who is alone says I", () => {
  const access = { field: "guest_access", noun: "the space" };
  const byShape = "You can use kitchen and garden, laundry on the ground floor.";
  expect(withSmallWords("the kitchen and the garden", byShape, access)).toBe("You can use the kitchen and the garden.");
  const host = { field: "host_interaction", noun: "I" };
  expect(withSmallWords("always available for questions", null, host)).toBe("I am always available for questions.");
});

test("a text of more words than a note has is left alone", () => {
  const note =
    "you can walk to the cafes, bars and shops on the main street and to the park, the lake and the old mill at the end of the road by the river";
  expect(withSmallWords(note, null, area)).toBeNull();
  expect(withSmallWords("you can walk to the cafes, bars and shops on the main street", null, area)).toBe(
    "You can walk to the cafes, bars and shops on the main street.",
  );
});

test("a price or a warning is told by its shape rather than not at all; what is only nice to know is not", () => {
  const noted = { field: "things_to_note", noun: "the home" };
  expect(withSmallWords("garlic moon: 5 euros seldom whom", "Garlic is 5 moons.", noted)).toBe("Garlic is 5 moons.");
  expect(withSmallWords("garlic moon: mellow seldom whom", "Garlic is a moon.", noted)).toBeNull();
});

test.each([
  ["You have a pool, a jacuzzis and a deck.", "You have a pool, jacuzzis and a deck."],
  ["The ceilings are 3.3 m away.", "The ceilings are 3.3 m high."],
  ["This is historic B&B with breakfast.", "This is a historic B&B with breakfast."],
  ["The house is a small B&B.", "The house is a small B&B."],
  ["The site is 2 blocks off away.", "The site is 2 blocks away."],
  ["The trail is 10 minutes jog.", "The trail is a 10-minute jog away."],
  ["The station is a 0.4 miles walk away.", "The station is 0.4 miles away on foot."],
  ["The views sits on the top floor.", "The views sit on the top floor."],
  ["The house sits on a hill.", "The house sits on a hill."],
  ["There is a campus and a bus.", "There is a campus and a bus."],
  ["You have high ceilings and a that huge bath.", "You have high ceilings and that huge bath."],
  ["The koalas at the park is a short walk away.", "The koalas at the park are a short walk away."],
  ["A pub is at end of our street.", "A pub is at the end of our street."],
  [
    "The porch is for coffee, and there is sunsets in the evening.",
    "The porch is for coffee, and there are sunsets in the evening.",
  ],
  ["The area is very sought after part of Leith.", "The area is a very sought after part of Leith."],
  ["The area is a lively part of Leith.", "The area is a lively part of Leith."],
  ["You can use the sweeping views from the balcony.", "You have the sweeping views from the balcony."],
  ["It is easy onto the freeway.", "It is easy to get onto the freeway."],
  ["You can walk to Royal Mile and Capitol Hill.", "You can walk to the Royal Mile and Capitol Hill."],
  ["The rooms are built by hand.", "The rooms were built by hand."],
  ["You have your Own heating.", "You have your own heating."],
  [
    "Union Station, with trains and trams, and is 4 miles away.",
    "Union Station, with trains and trams, is 4 miles away.",
  ],
  ["The area is 2.5 km to the CBD.", "The area is 2.5 km from the CBD."],
  ["The park is near, with a pickleball and swings.", "The park is near, with pickleball and swings."],
  ["The museums are a short bus or light rail.", "The museums are a short bus or light rail ride away."],
  ["You can be a bit noisy.", "It can be a bit noisy."],
  ["The quarter is a village since the late 1800s.", "The quarter has been a village since the late 1800s."],
  ["The cafes are open since 1950.", "The cafes have been open since 1950."],
  ["The house is behind a yard so no noise.", "The house is behind a yard, so there is no noise."],
  [
    "The mall is huge, with 500 stores and a 15-minute walk away.",
    "The mall is huge, with 500 stores, and is a 15-minute walk away.",
  ],
  ["The guests leave the room for people.", "The guests leave room for people."],
  ["You have no lift.", "There is no lift."],
  ["Cafes are 10 minutes on foot away.", "Cafes are 10 minutes away on foot."],
  ["The mall is a few minutes walk away.", "The mall is a few minutes' walk away."],
  ["There are usual suburb sounds.", "There are the usual suburb sounds."],
  ["The suite is all renovated in late 2022.", "The suite was all renovated in late 2022."],
  ["The flat has a lounge and a 2-bedroom.", "The flat has a lounge and 2 bedrooms."],
  ["This is a lovely street to live.", "This is a lovely street to live on."],
  ["The studio is near the city but none of the hustle.", "The studio is near the city but has none of the hustle."],
  ["The pubs are livelier, a short bus or taxi.", "The pubs are livelier, a short bus or taxi ride away."],
  [
    "The studio is good for couples, solo and business.",
    "The studio is good for couples, solo travelers and business trips.",
  ],
  ["The flat is on the middle of Leith.", "The flat is in the middle of Leith."],
  ["You get a pool, and the dog gets your own run.", "You get a pool, and the dog gets its own run."],
  ["This is a whole lower level to yourselves.", "You have the whole lower level to yourselves."],
  ["We are active in the community for years.", "We have been active in the community for years."],
  ["I live here, with an other bedroom.", "I live here, with another bedroom."],
  ["Midtown is by PATH, 20 minutes away.", "Midtown is 20 minutes away by PATH."],
  ["The hotel is a couple blocks away.", "The hotel is a couple of blocks away."],
  ["The kitchen has a custom oak cabinetry.", "The kitchen has custom oak cabinetry."],
  ["You can use the gym, hot tub and staff in the building.", "You have the gym, hot tub and staff in the building."],
  [
    "The mile is 10-20 minutes away, and depending on traffic.",
    "The mile is 10-20 minutes away, depending on traffic.",
  ],
  ["The bathrooms are private and has free soap.", "The bathrooms are private and have free soap."],
  ["Wrigley has 3 stops on the Red Line.", "Wrigley is 3 stops away on the Red Line."],
  ["There is a 1 desk by the window.", "There is 1 desk by the window."],
  ["Parks are across street.", "Parks are across the street."],
  ["Need help or have questions. Message us directly.", "If you need help or have questions, message us directly."],
  [
    "The neighbours in the building are mainly students, and it is polite.",
    "The neighbours in the building are mainly students, and they are polite.",
  ],
])("slips of number are mended: %s", (told, meant) => {
  expect(mended(told)).toBe(meant);
});

test.each([
  "The flat is in a lively part of Leith.",
  "The house was in the older part of town.",
  "You can walk to Capitol One Arena.",
  "The apartment is new and private.",
  "You have living space for six.",
  "The street is being renovated.",
  "There is an all day cafe.",
  "The station, with trains and trams, is near.",
  "The bus takes you to the beach.",
  "The house is on a lane, so no one drives by.",
  "You have no neighbours.",
  "There are several cafes nearby.",
  "The area is quiet, and there are several parks.",
  "The street is narrow, and there is no parking.",
  "There are no cars.",
  "There is one bathroom for four rooms.",
  "There is a 1 car garage in the building.",
  "The flat has central AC and a lot of storage.",
  "Downtown is 10 minutes away by car, while RiNo is 10 on foot and Five Points is 4 by car.",
  "There is a tram, a 3-minute walk away.",
  "I am a life coach and have had guests for 13 years.",
  "The balcony has two chairs, and the pool is below.",
  "There is no smoking, also not on the balcony.",
  "The gourmet kitchen has a gas stove.",
  "The bed is 160 cm, so it is wide.",
  "The room is 12 m2 and has a desk.",
  "There are open fields behind the house.",
  "We have no shoes inside.",
  "You have no lift and four floors of stairs.",
  "The house is from 1908 and has been ours since 2003.",
  "The 1930s house is on a quiet street.",
  "This is a 2-bedroom, with a deck.",
  "The wall is thick, so no noise gets in.",
  "The lanes are livelier, with a choice of bars, and are a bus ride away.",
])("what is well said stays as it is: %s", (told) => {
  expect(mended(told)).toBe(told);
});

test.each([
  "There are 2 large ones and good closets.",
  "One has a Murphy bed.",
  "This is a very large flat with still within walking distance of the centre.",
  "You can walk to restaurants, tons and more bars.",
  "3 have two singles each.",
  "It is except street cleaning on Wednesdays.",
  "The house was turned 100 in 2025.",
  "The laundry is free is on our floor.",
  "You have staying in an old church.",
  "Dogs being walked.",
  "The park takes you relax.",
  "The shop is 24 hours away.",
  "We take no shoes inside.",
  "The colleges are several close.",
  "The tracks are heaps.",
  "The path is next to us, and tracks are heaps, and it is quiet.",
  "The cafes are near, with fantastic ones.",
  "This is the early 1900s with brick houses mostly.",
  "Another one is a few blocks away.",
  "There are 2 of them in the basement.",
  "Oak Street is off the Mile away.",
  "The park is 1 a short block away.",
  "There is 1 queen bed 4 twins, with pillows.",
  "You can recommend a babysitter.",
  "You cook's kitchen, with a dishwasher.",
  "The kitchen is shared and feel free.",
  "The theatre is 4 in the car.",
  "How quick you are in town, and bars are all around.",
  "The ravine sits for walking.",
  "The area is safe, with a family.",
  "The Red Line is a train.",
  "Small dogs are ok, and the cats are no.",
  "The museum is same and 15 minutes away.",
  "The private balcony has a rooftop pool and a hot tub.",
  "This is the early 1900s, with brick houses.",
  "Most errands are no car.",
  "The suburb is pretty, and we think.",
  "Does pick-up now.",
  "The hills are via Highway 6.",
  "The early 1900s has brick houses.",
  "The flat is bright, with a view is on the hill.",
  "The living room comes with a couch, a dining room and a kitchen.",
])("what leans on a sentence that is not there, or is twisted, is not told: %s", (told) => {
  expect(mended(told)).toBeNull();
});

test("a part of a building is in it", () => {
  const told = withSmallWords("historic house with modern amenities", null, {
    ...LIVING,
    field: "story",
    isPart: true,
  });
  expect(told).toBe("It is in a historic house with modern amenities.");
});

const LIVING = { field: "living_notes", noun: "the home" };

test("what stands in brackets is said like the rest, and a short form keeps them", () => {
  expect(textForSmallWords("good for a family (couples too)")).toBe("good for a family, couples too");
  expect(textForSmallWords("the trail (wide and flat) to town")).toBe("the trail, wide and flat, to town");
  expect(textForSmallWords("kitchen (fully equipped), laundry")).toBe("fully equipped kitchen, laundry");
  expect(textForSmallWords("near the gallery (GOMA)")).toBe("near the gallery (GOMA)");
});
