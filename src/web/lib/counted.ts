// "1 bedroom", "2 bedrooms"; nothing of what nobody said.
export function counted(count: number | null, noun: string): string[] {
  return count === null ? [] : [`${count} ${count === 1 ? noun : `${noun}s`}`];
}
