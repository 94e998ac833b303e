import { listOf } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";
import { clock } from "./clock.ts";

// Rules that are neither yes nor no, and the times beside the usual ones.
export function finerRules(home: Home): Message[] {
  return [...conditions(home), ...hours(home), ...arrival(home), ...cameraViews(home)];
}

function conditions(home: Home): Message[] {
  const pets = home.fact("rule.pets");
  const smoking = home.fact("rule.smoking");
  const breakfast = home.all("service").find(({ value }) => value === "breakfast for a fee");
  return [
    ...say(pets ? [pets] : [], 8, [
      "Please ask before you bring a pet.",
      "If you want to bring a pet, please ask first.",
    ]),
    ...say(smoking ? [smoking] : [], 6, ["Smoking is allowed outside only.", "You may smoke outside only."]),
    ...say(breakfast ? [breakfast] : [], 6, ["Breakfast is available for a fee.", "You can have breakfast for a fee."]),
  ];
}

function hours(home: Home): Message[] {
  const latest = home.fact("rule.latest-check-in");
  const end = home.fact("rule.quiet-hours-end");
  return [
    ...say(latest ? [latest] : [], 6, [
      `Check-in is possible until ${clock(latest?.value)}.`,
      `Please check in by ${clock(latest?.value)}.`,
    ]),
    ...say(end ? [end] : [], 5, [
      `Quiet hours end at ${clock(end?.value)}.`,
      `The quiet hours last until ${clock(end?.value)}.`,
    ]),
  ];
}

function arrival(home: Home): Message[] {
  const facts = home.all("arrival");
  const asked = facts.filter(({ value }) => String(value).endsWith(" on request"));
  const keys = facts.filter(({ value }) => value === "keys at another address");
  const all = listOf(asked.map(({ value }) => String(value).replace(" on request", "")));
  return [
    ...say(asked, 5, [`You can ask for ${all}.`, `Ask the host for ${all}.`]),
    ...say(keys, 7, ["You pick up the keys at another address.", "The keys are at another address."]),
  ];
}

function cameraViews(home: Home): Message[] {
  const seen = home.fact("camera-view");
  const cameras = home.amenity("security-cameras");
  const views = String(seen?.value ?? "")
    .replace(/(?<![.\s])[.\s]+$/, "")
    .replace(/^The\b/, "the");
  return say(seen && cameras ? [seen, cameras] : [], 7, [
    `The cameras cover ${views}.`,
    `What the cameras see: ${views}.`,
  ]);
}
