import fc from "fast-check";
import { hostileValue, oddKey } from "./hostile-values.ts";

// A change at one place of a value; the place is counted through all of its places.
export type Mutation =
  | { do: "replace"; place: number; with: unknown }
  | { do: "drop"; place: number }
  | { do: "add"; place: number; key: string; with: unknown }
  | { do: "wrap"; place: number };

const place = fc.nat({ max: 40 });

export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("replace" as const), place, with: hostileValue }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("drop" as const), place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("add" as const), place, key: oddKey, with: hostileValue }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("wrap" as const), place }) },
);

type Container = Record<string, unknown> | unknown[];
type Slot = { holder: Container; key: string | number };

// Works on a copy. The root itself is the last place, so that most changes happen inside.
export function mutate(value: unknown, mutations: readonly Mutation[]): unknown {
  const root: { value: unknown } = { value: structuredClone(value) };
  for (const each of mutations) {
    const slots = [...slotsIn(root.value), { holder: root as Container, key: "value" }];
    const slot = slots[each.place % slots.length];
    // A copy: the next change may happen inside it.
    if (slot) change(slot, structuredClone(each));
  }
  return root.value;
}

function* slotsIn(value: unknown): Generator<Slot> {
  if (typeof value !== "object" || value === null || isMacro(value)) return;
  const holder = value as Container;
  for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
    yield { holder, key };
    yield* slotsIn(read({ holder, key }));
  }
}

function change(slot: Slot, made: Mutation): void {
  const { holder, key } = slot;
  switch (made.do) {
    case "replace":
      return write(slot, made.with);
    case "drop":
      return void Reflect.deleteProperty(holder, key);
    case "wrap":
      return write(slot, [read(slot)]);
    case "add": {
      const inside = read(slot);
      const isObject = typeof inside === "object" && inside !== null && !Array.isArray(inside);
      return write({ holder: isObject ? (inside as Container) : holder, key: made.key }, made.with);
    }
  }
}

function read({ holder, key }: Slot): unknown {
  return Object.getOwnPropertyDescriptor(holder, key)?.value;
}

// Also for keys such as __proto__, which an assignment would take as something else.
function write({ holder, key }: Slot, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

// Values too large to print are written down as what they are made of, and made when they are sent.
type Macro =
  | { $repeat: string; times: number }
  | { $items: unknown; times: number }
  | { $nest: string; depth: number }
  | { $bare: string };

function isMacro(value: object): value is Macro {
  return ["$repeat", "$items", "$nest", "$bare"].some((name) => Object.hasOwn(value, name));
}

// Put into the finished text: numbers that JSON has no value for, and nests too deep to be built.
const BARE = /"\$bare:([^"]*)"/g;
const NEST = /"\$nest:(\w+):(\d+)"/g;

export function toJson(value: unknown): string | undefined {
  const text = JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each !== "object" || each === null || !isMacro(each)) return each;
    if ("$repeat" in each) return each.$repeat.repeat(each.times);
    if ("$items" in each) return Array.from({ length: each.times }, () => each.$items);
    return "$nest" in each ? `$nest:${each.$nest}:${each.depth}` : `$bare:${each.$bare}`;
  }) as string | undefined;
  return text
    ?.replaceAll(BARE, (_, word: string) => word)
    .replaceAll(NEST, (_, kind: string, depth: string) => nested(kind, Number(depth)));
}

export function toText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "object" && value !== null && "$repeat" in value && isMacro(value)) {
    return value.$repeat.repeat(value.times);
  }
  return toJson(value) ?? "";
}

function nested(kind: string, depth: number): string {
  const [open, close] = kind === "array" ? ["[", "]"] : ['{"a":', "}"];
  return `${open.repeat(depth)}0${close.repeat(depth)}`;
}
