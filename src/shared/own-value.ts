// What a table holds under a name from outside: never what every object inherits, such as "constructor".
export function ownValue<Value>(table: Readonly<Partial<Record<string, Value>>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
