import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { datamodel } from "../builder/builder.ts";
import { archivedTables, archiveSchema, jsonColumns } from "./archive-form.ts";
import { tables } from "./archive-tables.ts";

const source = readFileSync("prisma/schema.prisma", "utf8");

/**
 * Prints JSON with line breaks down to a depth, so that a comparison shows what changed in the
 * published schema.
 */
function printed(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => {
    const name = Array.isArray(value) ? "" : `${JSON.stringify(key)}: `;
    return `\n${name}${printed(part, depth - 1)}`;
  });
  return Array.isArray(value) ? `[${parts}\n]` : `{${parts}\n}`;
}

test("the published schema describes what archives hold; update it with vitest -u", async () => {
  const text = `${printed(archiveSchema(), 3)}\n`;
  await expect(text).toMatchFileSnapshot("../../docs/archive.schema.json");
});

test("every column of the database is archived, or left out with a reason", () => {
  const models = Object.entries(datamodel.datamodel.models);
  const forgotten = models.flatMap(([model, { fields }]) => {
    const table = Object(tables)[model];
    if (table?.reason) return [];
    const archived = archivedTables.find((each) => each.model === model);
    const known = [
      ...(archived?.columns.map(({ name }) => name) ?? []),
      ...Object.keys(table?.leftOut ?? {}),
      archived?.owner?.column,
    ];
    const columns = fields.filter(({ kind }) => kind !== "object").map(({ name }) => name);
    return columns.filter((name) => !known.includes(name)).map((name) => `${model}.${name}`);
  });
  expect(forgotten).toEqual([]);
});

test("no archived column is named like a secret", () => {
  const names = archivedTables.flatMap(({ model, columns }) =>
    columns.map(({ name }) => `${model}.${name}`),
  );
  expect(
    names.filter((name) => /hash|token|secret|sealed|encrypted|salt|password/i.test(name)),
  ).toEqual(["Project.isPasswordProtected"]);
});

test("columns that are JSON by their description stand in archives as what they say", () => {
  const documented = [...source.matchAll(/^model (\w+) \{(.*?)^\}/gms)].flatMap(([, model, body]) =>
    [...(body ?? "").matchAll(/\/\/\/ JSON.*\n\s+(\w+)/g)].map(([, name]) => `${model}.${name}`),
  );
  const archived = documented.filter((name) =>
    archivedTables.some(({ model, columns }) =>
      columns.some((column) => `${model}.${column.name}` === name),
    ),
  );
  expect(archived.length).toBeGreaterThan(5);
  expect(archived.filter((name) => !jsonColumns.includes(name))).toEqual([]);
});
