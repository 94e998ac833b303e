import fc from "fast-check";
import { expect, test } from "vitest";
import { readPlace, townsIn } from "./read-place.ts";

test.each([
  ["301 Hamilton Avenue, Palo Alto, CA 94303, United States of America", "Palo Alto", "CA", "United States"],
  ["4 Lakeside Lane, Oyster Bay, NY 11803", "Oyster Bay", "NY", null],
  ["121 Abbey Drive, Nottingham, NG3 1NB, United Kingdom", "Nottingham", null, "United Kingdom"],
  ["223 William Street, Melbourne VIC 3000, Australia", "Melbourne", "VIC", "Australia"],
  ["Hauptstraße 5, 10115 Berlin, Deutschland", "Berlin", null, "Germany"],
  ["12 Rue de la Paix 75002 Paris, France", "Paris", null, "France"],
  ["Rua da Graça 2, 1170-169 Lisbon, Portugal", "Lisbon", null, "Portugal"],
  ["Mostowa 4, 33-106 Tarnów, Poland", "Tarnów", null, "Poland"],
  ["251 Maple Avenue South, Brampton, ON L6Y 1Z4, Canada", "Brampton", "ON", "Canada"],
  ["Denver, CO, United States", "Denver", "CO", "United States"],
  ["Jersey City, New Jersey, United States", "Jersey City", "New Jersey", "United States"],
  ["LASCELLES VIC 3487, Australia", "Lascelles", "VIC", "Australia"],
  ["St Ives, United Kingdom", "St Ives", null, "United Kingdom"],
  ["16 Sandy Road, Singapore 546080", "Singapore", null, "Singapore"],
  ["bend, oregon", "Bend", "oregon", null],
  ["San Pedro de Atacama, Chile", "San Pedro de Atacama", null, "Chile"],
  ["San Pedro de Atacama, Atacama, Chile", "San Pedro de Atacama", "Atacama", "Chile"],
  ["SANTIAGO DE QUERÉTARO, Mexico", "Santiago De Querétaro", null, "Mexico"],
  ["Palma de Mallorca", "Palma de Mallorca", null, null],
  ["Stratford upon Avon, UK", "Stratford upon Avon", null, "United Kingdom"],
  ["Saint-Jean-sur Loire, France", "Saint-Jean-sur Loire", null, "France"],
  ["Marina Di Ragusa, Italy", "Marina Di Ragusa", null, "Italy"],
  ["Saint-Denis de La Réunion", "Saint-Denis de La Réunion", null, null],
  ["Margaret River Western Australia", "Margaret River", "Western Australia", null],
  ["Sơn La, Vietnam", "Sơn La", null, "Vietnam"],
  ["Big Sur California", "Big Sur", "California", null],
  ["Todos Santos, Baja California Sur, Mexico", "Todos Santos", "Baja California Sur", "Mexico"],
])("%s", (address, ...[city, region, country]) => {
  expect(readPlace(address)).toMatchObject({ city, regions: region === null ? [] : [region], country });
});

test("where two parts may be the town, both are known and the wider one is written", () => {
  expect(readPlace("8 Quay Street, Claddagh, Galway, Ireland")).toMatchObject({
    city: "Galway",
    otherCity: "Claddagh",
  });
  expect(readPlace("Bantry, Co. Cork, Ireland")).toMatchObject({ city: "Bantry", otherCity: null });
});

test.each(["San Pedro de, Chile", "Isle of, United Kingdom", "Stratford-upon, UK", "Frankfurt am, Germany"])(
  "%s: a name without its tail is no town",
  (address) => {
    expect(readPlace(address).city).toBeNull();
    expect(townsIn(address)).toEqual([]);
  },
);

test("a town in other letters is not written", () => {
  expect(readPlace("28th Street, أبو ظبي, United Arab Emirates").city).toBeNull();
});

test("a street without a city gives no city", () => {
  expect(readPlace("5 Pine Street North").city).toBeNull();
  expect(readPlace("211 Test Street").city).toBeNull();
});

test("the street never becomes the place, whatever stands around it", () => {
  const street = fc.tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.constantFrom("Elm Street", "Rue Haute", "Oak Rd", "Via Roma"),
  );
  const city = fc.constantFrom("Bend", "Lyon", "Kelowna", "São Paulo");
  const end = fc.constantFrom("", ", France", ", OR 97701", ", 1000 ", ", Canada");
  fc.assert(
    fc.property(street, city, end, ([number, road], name, rest) => {
      const place = readPlace(`${number} ${road}, ${name}${rest}`);
      const said = [place.city, ...place.regions, place.country].join(" ");
      expect(said).not.toContain(road);
      expect(said).not.toContain(String(number));
    }),
  );
});
