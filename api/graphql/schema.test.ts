import { readFile } from "node:fs/promises";
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from "graphql";
import { expect, test } from "vitest";
import { schema } from "./schema.ts";

test("schema.graphql is what the code prints", async () => {
  const printed = printSchema(lexicographicSortSchema(schema));
  expect(await readFile("schema.graphql", "utf8")).toBe(`${printed}\n`);
});

test("every element is described", () => {
  const silent: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (!type.description) silent.push(type.name);
    if (isEnumType(type)) {
      for (const value of type.getValues()) {
        if (!value.description) silent.push(`${type.name}.${value.name}`);
      }
    }
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.description) silent.push(`${type.name}.${field.name}`);
      if (!("args" in field)) continue;
      for (const argument of field.args) {
        if (!argument.description) silent.push(`${type.name}.${field.name}(${argument.name})`);
      }
    }
  }
  expect(silent).toEqual([]);
});

test("mutations and their inputs and payloads are named alike, and every payload carries userErrors", () => {
  const odd: string[] = [];
  for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const name = mutation.name.charAt(0).toUpperCase() + mutation.name.slice(1);
    const payload = schema.getType(`${name}Payload`);
    if (!isObjectType(payload) || !payload.getFields().userErrors) odd.push(mutation.name);
  }
  expect(odd).toEqual([]);
});
