import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { expect, test } from "vitest";
import { z } from "zod";
import { schema } from "../../graphql/schema.ts";
import { commonStored } from "./content-module.ts";
import { type ContentModuleInputShape, storedModule } from "./content-module-input.ts";
import {
  mediaOf,
  moduleTypeNames,
  moduleTypes,
  parseSection,
  writtenModule,
} from "./content-modules.ts";
import seenModules from "./seen-modules.json" with { type: "json" };

const oneOf = schema.getType("ContentModuleInput");
const inputs = isInputObjectType(oneOf) ? Object.values(oneOf.getFields()) : [];

/** An input of a type in which every field has a value, and every text is different. */
function filled(type: GraphQLInputType, next: () => number): unknown {
  if (isNonNullType(type)) return filled(type.ofType, next);
  if (isListType(type)) return [filled(type.ofType, next)];
  if (isEnumType(type)) return type.getValues().at(-1)?.value;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(fields.map(({ name, type: own }) => [name, filled(own, next)]));
  }
  if (type.name === "String") return `/objects/${next()}.png`;
  return { Int: 2, Float: 0.5, Boolean: true }[type.name];
}

/** All strings, numbers and booleans in a value as texts, sorted, without their keys. */
function leavesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.values(value).flatMap(leavesOf).sort();
}

/** All values under a key, at any depth. */
function valuesAt(value: unknown, key: string): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === key ? [part] : valuesAt(part, key),
  );
}

test.each(inputs)("all that is sent of a $name is stored", ({ name, type }) => {
  let last = 0;
  const input = filled(type, () => ++last);
  const { type: _, ...stored } = storedModule({ [name]: input } as ContentModuleInputShape);
  expect(leavesOf(stored)).toEqual(leavesOf(input));
});

test.each(inputs)("the start pictures of a $name are among its media", ({ name, type }) => {
  let last = 0;
  const given = { [name]: filled(type, () => ++last) } as ContentModuleInputShape;
  const [module] = parseSection(JSON.stringify([storedModule(given)])).modules;
  const starts = valuesAt(module, "startSrc");
  expect(starts.length).toBe(valuesAt(given, "startSrc").length);
  expect(module && mediaOf(module)).toEqual(expect.arrayContaining(starts));
});

type JsonForm = z.core.JSONSchema.BaseSchema;

/**
 * The paths of free texts in a JSON Schema, such as "caption", or "items.caption" for the rows of a
 * list.
 */
function textPlaces(form: JsonForm, path: string[] = []): string[] {
  const { type, properties = {}, items } = form;
  if (type === "string") return "enum" in form || "const" in form ? [] : [path.join(".")];
  if (type === "array") return textPlaces(items as JsonForm, path); // all items have one schema
  return Object.entries(properties).flatMap(
    ([key, part]) => textPlaces(part as JsonForm, [...path, key]), // no schema is a boolean
  );
}

const textPlacesOf = (type: (typeof moduleTypeNames)[number]) =>
  textPlaces(z.toJSONSchema(moduleTypes[type].stored, { io: "input" })).filter(
    (place) => !(place.startsWith("standIn.") || place in commonStored),
  );

/** The paths of the values in a stored value that are not blank. */
function writtenPlaces(value: unknown, path: string[] = []): string[] {
  if (typeof value !== "object" || value === null)
    return String(value).trim() ? [path.join(".")] : [];
  return Object.entries(value).flatMap(([key, part]) =>
    writtenPlaces(part, Array.isArray(value) ? path : [...path, key]),
  );
}

test.each(moduleTypeNames)(
  "it is said whether a %s is seen with each of its texts and media alone",
  (type) => {
    const places = textPlacesOf(type).filter((place) => !place.includes("View."));
    const alone = Object.values(seenModules)
      .flat()
      .filter((module) => module.type === type)
      .map((module) => writtenPlaces(module).filter((place) => places.includes(place)))
      .filter((written) => written.length === 1)
      .flat();
    expect(places.filter((place) => !alone.includes(place))).toEqual([]);
  },
);

/** A module with one value at a path; for "items.caption", in its only row. */
function moduleWith(type: string, place: string, value: unknown): object {
  const [key = "", ...path] = place.split(".");
  const within = path.reduceRight((part, name) => ({ [name]: part }), value);
  const isRow = path.length > 0 && !key.endsWith("View");
  return { type, [key]: isRow ? [within] : within };
}

const isRefused = (module: object) => !writtenModule.safeParse(module).success;

test.each(moduleTypeNames)(
  "what may be written in a %s has its limits, each view its form",
  (type) => {
    const places = textPlacesOf(type);
    const views = places.filter((place) => place.endsWith("View.startSrc"));
    const unlimited = places.filter(
      (place) => !isRefused(moduleWith(type, place, "a".repeat(100_001))),
    );
    const shapeless = views.filter(
      (place) => !isRefused(moduleWith(type, place.replace("startSrc", "mood"), "calm")),
    );
    const media = places.filter((place) => {
      const [module] = parseSection(
        JSON.stringify([moduleWith(type, place, "/objects/a.png")]),
      ).modules;
      return module && mediaOf(module).includes("/objects/a.png");
    });
    const unchecked = media.filter(
      (place) => !isRefused(moduleWith(type, place, "javascript:alert(1)")),
    );
    expect({ unlimited, shapeless, unchecked }).toEqual({
      unlimited: [],
      shapeless: [],
      unchecked: [],
    });
  },
);

test.each(moduleTypeNames)("what may be written in a %s is what is read of it", (type) => {
  const { stored, written } = moduleTypes[type];
  expect(Object.keys(written.shape).sort()).toEqual(Object.keys(stored.shape).sort());
});
