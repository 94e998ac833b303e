const FIRST_WIDTH = 34;
const WIDTH = 11;

export type Row = Record<string, string>;

// Row by row, so that an interrupted run has printed what it measured.
export async function printRows(names: string[], measure: (name: string) => Promise<Row>): Promise<void> {
  let headings: string[] = [];
  for (const name of names) {
    const row = await measure(name);
    if (headings.length === 0) {
      headings = Object.keys(row);
      console.log(lineOf("", headings));
    }
    console.log(lineOf(name, Object.values(row)));
  }
  console.log("");
}

function lineOf(name: string, cells: string[]): string {
  return name.padEnd(FIRST_WIDTH) + cells.map((cell) => cell.padStart(Math.max(WIDTH, cell.length + 2))).join("");
}

// What may be said on the command line, such as `npm run bench:load -- --parts=reads --rounds=9`.
export function numberFrom(name: string, otherwise: number): number {
  const given = textFrom(name);
  return given === null ? otherwise : Number(given);
}

export function textFrom(name: string): string | null {
  return process.argv.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;
}
