// What may be said on the command line, such as `npm run bench:load -- --parts=reads --rounds=9`.
export function numberFrom(name: string, otherwise: number): number {
  const given = textFrom(name);
  return given === null ? otherwise : Number(given);
}

export function textFrom(name: string): string | null {
  return process.argv.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;
}
