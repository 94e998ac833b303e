import { expect, test } from "vitest";
import { cleanNote } from "./clean-note.ts";

test.each([
  ["3 mn walk to the station", "3 min walk to the station"],
  ["parking incl, heating incl", "parking included, heating included"],
  ["linen incl towels", "linen including towels"],
  ["theres a desk, dont smoke", "there's a desk, don't smoke"],
  ["victorian house, thai and vietnamese food", "Victorian house, Thai and Vietnamese food"],
  ["near the heart of the city", "near the middle of the city"],
  ["heart of Chinatown", "in the middle of Chinatown"],
  ["memory foam mattress (was not cheap!)", "memory foam mattress (was not cheap)"],
  ["LGBT friendly block", "LGBT-friendly block"],
  ["bars clubs restaurants all close", "bars, clubs, restaurants all close"],
  ["full, oven dishwasher microwave", "full, oven, dishwasher, microwave"],
  ["washer dryer in the building", "washer dryer in the building"],
  ["station v close, patio good once its warm", "station very close, patio good once it's warm"],
  ["bus 1 blk, downtown under 2 mi, NO TV", "bus 1 block, downtown under 2 miles, no TV"],
  ["seperate entrance, pvt bath, appartment", "separate entrance, private bath, apartment"],
  ["samsung tv w/ netflix, apple tv, bbq", "Samsung TV with Netflix, Apple TV, BBQ"],
  ["Nespresso, Dishwasher, Oven", "Nespresso, dishwasher, oven"],
  ["gas stove,dishwasher, ONE bathroom", "gas stove, dishwasher, one bathroom"],
  ["12 min to city with metro", "12 min to city by metro"],
  ["garden with apple trees, dc flag", "garden with apple trees, DC flag"],
  ["1 bedroom, 2 beds in a 2 bedroom flat", "1 bedroom, 2 beds in a 2-bedroom flat"],
  ["bus abt 1/2 mi, coast 1 hr", "bus about half a mile, coast 1 hour"],
  ["15 min from ohare, min nights 3", "15 min from O'Hare, minimum nights 3"],
  ["modern townhome, 5 BR", "modern townhome, 5 bedrooms"],
  ["the flat's a lovely place, its super central", "the flat is a lovely place, it's super central"],
  ["free private parking space, beach 5 mins walking", "a free private parking space, beach 5 min walk"],
  [
    "bus under 1 mi, 200 yr old building, Drumcondra stn",
    "bus under 1 mile, 200-year-old building, Drumcondra station",
  ],
  ["manager lives on 1st floor (really!), near st patricks", "manager lives on 1st floor (really), near St patricks"],
  ["leafy, min from the city, station is few blocks", "leafy, minutes from the city, station is a few blocks away"],
  ["St Peter's a mile away, the First Floor flat", "St Peter's a mile away, the first floor flat"],
  ["a working arts collective :) gallery outside ;-)", "a working arts collective, gallery outside"],
  ["check-in (from 3pm): ask", "check-in (from 3 pm): ask"],
  ["plenty places to eat, that's why its cheaper", "plenty of places to eat, that's why it's cheaper"],
  ["downtown few min from the arena", "downtown a few minutes from the arena"],
])("slips are mended: %s", (typed, meant) => {
  expect(cleanNote(typed)).toBe(meant);
});
