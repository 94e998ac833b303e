import type { Sentence } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import type { Feature } from "./features.ts";
import { capitalised, numberWord, plural, withArticle } from "./grammar.ts";
import type { Home } from "./home.ts";
import type { Random } from "./random.ts";

export type Opening = { sentences: Sentence[] };

type Parts = {
  home: Home;
  // "two-bedroom condo", "private room in a townhouse"
  kind: string;
  whole: string;
  place: string | null;
  guests: string | null;
  core: Fact[];
  first: Feature | undefined;
  second: Feature | undefined;
  doable: Feature[];
};

export function openingsOf(home: Home, features: Feature[], random: Random): Opening[] {
  const place = placeWords(home, random);
  const guests = home.number("guests");
  const distinct = features.filter(({ isDistinct }) => isDistinct);
  const parts: Parts = {
    home,
    kind: kindWords(home),
    whole: home.isEntire ? "whole " : "",
    place,
    guests: guests ? numberWord(guests) : null,
    core: [
      ...home.factsOf("home.type", "home.scope", "bedrooms", "guests", "place.city", "place.neighborhood"),
      ...(home.shore && !home.isRoom ? [home.shore.fact] : []),
    ],
    first: distinct[0],
    second: distinct[1],
    doable: distinct.filter(({ actions }) => actions.length > 0).slice(0, 4),
  };
  const openings = [...plain(parts), ...featured(parts), ...doing(parts, random)];
  return openings.map((sentences) => ({ sentences: sentences.map(trimFacts(home, place)) }));
}

// The neighborhood is only behind a sentence that names it.
function trimFacts(home: Home, place: string | null): (said: Sentence) => Sentence {
  const area = home.fact("place.neighborhood");
  return ({ text, facts }) => {
    const isNamed = area !== undefined && place !== null && text.includes(String(area.value));
    return { text, facts: isNamed || !area ? facts : facts.filter((id) => id !== area.id) };
  };
}

function kindWords(home: Home): string {
  const bedrooms = home.number("bedrooms");
  if (home.isRoom) {
    const room = home.scope === "shared room" ? "shared room" : home.scope === "hotel room" ? "room" : "private room";
    return home.text("home.type") ? `${room} in ${withArticle(home.noun)}` : room;
  }
  const shore = home.shore ? `${home.shore.word} ` : "";
  if (bedrooms === 0) return `studio ${shore}${home.noun}`;
  return bedrooms ? `${numberWord(bedrooms)}-bedroom ${shore}${home.noun}` : `${shore}${home.noun}`;
}

function placeWords(home: Home, random: Random): string | null {
  const city = home.city ?? home.text("place.region") ?? home.text("place.country");
  const area = home.text("place.neighborhood");
  if (!city) return area?.includes(",") ? null : area;
  if (!area || area.includes(",") || area.length > 30 || area.toLowerCase().includes(city.toLowerCase())) return city;
  const roll = random();
  if (roll < 0.12) return city;
  return roll < 0.56 ? `${area}, ${city}` : `${area} in ${city}`;
}

function plain({ home, kind, whole, place, guests, core }: Parts): Sentence[][] {
  const facts = core.map(({ id }) => id);
  const one = (text: string): Sentence[] => [{ text, facts }];
  const forWhom = guests ? `, for ${guests === "one" ? "one" : `up to ${guests}`}` : "";
  if (!place) {
    const thing = withArticle(`${whole}${kind}`);
    return guests
      ? [one(`This ${whole}${kind} sleeps ${guests}.`), one(`${capitalised(thing)}${forWhom}.`)]
      : [one(`This is ${thing}.`)];
  }
  const thing = withArticle(`${whole}${kind}`);
  const openings = [
    one(`In ${place}, ${thing}${forWhom}.`),
    one(`Stay in ${place} in ${thing}${forWhom}.`),
    one(`Your base in ${place}: ${thing}${forWhom}.`),
    one(`${place} is the setting for this ${whole}${kind}${guests ? `, which sleeps ${guests}` : ""}.`),
    one(`${place}: ${thing}${forWhom}.`),
    one(`Here in ${place} is ${thing}${forWhom}.`),
  ];
  if (guests) {
    openings.push(
      one(`Room for ${guests} in ${place}: ${thing}.`),
      one(`In ${place}, this ${whole}${kind} sleeps ${guests}.`),
      one(`Sleeping ${guests} in ${place}: ${thing}.`),
      one(`${capitalised(guests === "one" ? "one person" : `${guests} people`)} in ${place}, and ${thing} to stay in.`),
    );
  }
  return [...openings, ...(home.isRoom ? roomOpenings : entireOpenings)({ home, place, guests, facts, forWhom })];
}

type Short = { home: Home; place: string; guests: string | null; facts: string[]; forWhom: string };

function roomOpenings({ home, place, guests, facts, forWhom }: Short): Sentence[][] {
  const [room = "room"] = kindWords(home).split(" in ");
  const inside = home.text("home.type") ? `, in ${withArticle(home.noun)}` : "";
  const one = (text: string): Sentence[] => [{ text, facts }];
  const openings = [one(`${capitalised(withArticle(room))} in ${place}${inside}${forWhom}.`)];
  if (guests) openings.push(one(`This ${room} in ${place}${inside === "" ? "" : `${inside},`} sleeps ${guests}.`));
  return openings;
}

function entireOpenings({ home, place, guests, facts, forWhom }: Short): Sentence[][] {
  const bedrooms = home.number("bedrooms");
  const one = (text: string): Sentence[] => [{ text, facts }];
  const isWhole = home.isEntire ? " and is all yours" : "";
  const openings: Sentence[][] = [];
  if (bedrooms) {
    const rooms = `${numberWord(bedrooms)} ${plural(bedrooms, "bedroom")}`;
    openings.push(
      one(`This ${home.noun} in ${place} has ${rooms}${guests ? `, sleeps ${guests}` : ""}${isWhole}.`),
      one(
        `${capitalised(withArticle(`${home.isEntire ? "whole " : ""}${home.shore ? `${home.shore.word} ` : ""}${home.noun}`))} in ${place} with ${rooms}${forWhom}.`,
      ),
    );
  }
  if (home.isEntire && bedrooms) {
    const rooms = `${numberWord(bedrooms)} ${plural(bedrooms, "bedroom")}`;
    const room = guests ? `, room for ${guests}` : "";
    openings.push(one(`${capitalised(rooms)} in ${place}${room}, and the whole ${home.noun} to yourselves.`));
  }
  if (home.isEntire) openings.push(one(`All yours in ${place}: ${withArticle(`whole ${kindWords(home)}`)}${forWhom}.`));
  return openings;
}

// What one comes back to.
const EVENING = /hot tub|sauna|fireplace|fire pit|\bpool$|balcony|terrace|deck|view|backyard|garden/;

function featured({ home, kind, whole, place, guests, core, first, second }: Parts): Sentence[][] {
  if (!first) return [];
  const both = second ? `${first.name} and ${second.name}` : first.name;
  const bothFacts = [...core, ...first.facts, ...(second?.facts ?? [])].map(({ id }) => id);
  const oneFacts = [...core, ...first.facts].map(({ id }) => id);
  const where = place ? ` in ${place}` : "";
  const after = tail({ whole, kind, guests, core });
  const guestPart = guests ? ` that sleeps ${guests}` : "";
  const comes = second ? "come" : "comes";
  const openings: Sentence[][] = [
    [
      {
        text: `${capitalised(both)} ${comes} with this ${whole}${kind}${where}${guestPart ? `, which sleeps ${guests}` : ""}.`,
        facts: bothFacts,
      },
    ],
    [
      {
        text: `With ${both}, this ${whole}${kind}${where}${guests ? ` sleeps ${guests}` : " is yours"}.`,
        facts: bothFacts,
      },
    ].filter(() => guests !== null || home.isEntire),
    [
      {
        text: `${capitalised(withArticle(`${whole}${kind}`))}${where} with ${both}${guests ? `, sleeping ${guests}` : ""}.`,
        facts: bothFacts,
      },
    ],
  ];
  if (!place) return openings.filter((said) => said.length > 0);
  openings.push(
    EVENING.test(first.name)
      ? [{ text: `Come back to ${first.name} after a day in ${place}.`, facts: oneFacts }, ...after]
      : [],
    EVENING.test(first.name) && EVENING.test(second?.name ?? first.name)
      ? [{ text: `Days in ${place} end with ${both}.`, facts: bothFacts }, ...after]
      : [],
    [{ text: `Stay in ${place} with ${both} to come home to.`, facts: bothFacts }, ...after],
    [{ text: `In ${place}, you have ${both}.`, facts: bothFacts }, ...after],
    [{ text: `${capitalised(both)}: that is your stay in ${place}.`, facts: bothFacts }, ...after],
  );
  return openings.filter((said) => said.length > 0);
}

type Tail = Pick<Parts, "whole" | "kind" | "guests" | "core">;

function tail({ whole, kind, guests, core }: Tail): Sentence[] {
  const facts = core.filter(({ key }) => !key.startsWith("place.")).map(({ id }) => id);
  const text = guests ? `This ${whole}${kind} sleeps ${guests}.` : `It is ${withArticle(`${whole}${kind}`)}.`;
  return [{ text, facts }];
}

function doing({ kind, whole, place, guests, core, doable }: Parts, random: Random): Sentence[][] {
  const openings: Sentence[][] = [];
  const coreIds = core.map(({ id }) => id);
  const where = place ? ` in ${place}` : "";
  for (const [at, first] of doable.slice(0, 1).entries()) {
    const second = doable[at + 1];
    const act = first.actions[Math.floor(random() * first.actions.length)] ?? "";
    const then = second?.actions[Math.floor(random() * second.actions.length)];
    const facts = [...first.facts, ...(second?.facts ?? [])].map(({ id }) => id);
    const core1 = guests
      ? `This ${whole}${kind}${where} sleeps ${guests}.`
      : `This is ${withArticle(`${whole}${kind}`)}${where}.`;
    const core2 = guests ? `It is ${withArticle(`${whole}${kind}`)}${where}, with room for ${guests}.` : core1;
    if (then) {
      openings.push(
        [
          { text: `${capitalised(act)}, then ${then}.`, facts },
          { text: core1, facts: coreIds },
        ],
        [
          { text: `${capitalised(act)} or ${then}.`, facts },
          { text: core2, facts: coreIds },
        ],
      );
    }
    if (place)
      openings.push([
        {
          text: `After a day in ${place}, ${act}.`,
          facts: [...first.facts, ...core.filter(({ key }) => key.startsWith("place."))].map(({ id }) => id),
        },
        { text: tail({ whole, kind, guests, core })[0]?.text ?? core1, facts: coreIds },
      ]);
  }
  return openings;
}
