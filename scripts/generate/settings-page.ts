import { aboutSettings, Environment } from "#server/settings/environment.ts";

const HEAD = `# Settings

Set them in the environment or in \`.env\` (see \`.env.example\`). None is required to try the product out; a start with bad ones lists them all and stops.

This page is written from \`src/server/settings/environment.ts\` by \`npm run settings\`; a test fails when it differs.
`;

const COLUMNS = ["variable", "default", "needed", "meaning"];

// The whole of docs/settings.md.
export function settingsPage(): string {
  const rows = Object.entries(Environment.shape).map(([name, schema]) => {
    const { description = "", unset, neededWhen = "" } = aboutSettings.get(schema) ?? {};
    return [`\`${name}\``, unset ?? shown(schema.safeParse(undefined).data), neededWhen, description];
  });
  return `${HEAD}\n${table([COLUMNS, ...rows])}\n`;
}

function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? "`on`" : "`off`";
  return typeof value === "string" || typeof value === "number" ? `\`${value}\`` : "none";
}

function table(rows: string[][]): string {
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const [head = "", ...body] = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`,
  );
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [head, rule, ...body].join("\n");
}
