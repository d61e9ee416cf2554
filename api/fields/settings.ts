import type { InputFieldRef, ObjectRef } from "@pothos/core";
import { z } from "zod";
import {
  type Markups,
  markupKey,
  type Setting,
  type SettingKind,
  type SettingOf,
  type Settings,
} from "../../content/settings/setting.ts";
import { builder, type InputFields, type Types } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { accept, givenNotNull } from "../validation/accept.ts";
import { htmlOf, htmlParts, wordsOf } from "./rich-text.ts";
import {
  asIs,
  type Columns,
  type Enum,
  type Inputs,
  type Kind,
  kinds,
  markupKind,
  markupOf,
  markupSetting,
} from "./setting-kinds.ts";

/** The keys of the settings whose declaration extends `Trait`. */
type KeyWith<Fields extends Settings, Trait> = {
  [Key in keyof Fields]: Fields[Key] extends Trait ? Key : never;
}[keyof Fields];

type ChoiceKey<Fields extends Settings> = KeyWith<Fields, { kind: "choice" }>;

/** The settings for which the caller gives a rule: choices, and texts without a limit. */
type RuledKey<Fields extends Settings> =
  | ChoiceKey<Fields>
  | Exclude<KeyWith<Fields, { kind: "text" }>, KeyWith<Fields, { max: number }>>;

/** The settings that the input for a new record must contain. */
type NewKey<Fields extends Settings> = Exclude<
  KeyWith<Fields, { isRequired: true }>,
  KeyWith<Fields, { newDescription: string }>
>;

type Rules<Fields extends Settings> = Record<RuledKey<Fields>, z.ZodType<string>>;

/** The type of each setting's value: what its rule in `Own` returns, or else the type for its kind. */
type Values<Fields extends Settings, Own, Made extends Record<SettingKind, unknown>> = {
  [Key in keyof Fields]: Key extends keyof Own ? z.output<Own[Key]> : Made[Fields[Key]["kind"]];
};

type Input<Values> = { [Key in keyof Values]?: Values[Key] | null | undefined };

/** Requires that the record has a column of the same type for every setting. */
type Agreeing<Stored, Row> = {
  [Key in keyof Stored]: Key extends keyof Row
    ? [Row[Key], Stored[Key]] extends [Stored[Key], Row[Key]]
      ? unknown
      : never
    : never;
};

/** Functions that read the settings whose value is not simply the value of their column. */
type Readers<Stored, Row> = {
  [Key in keyof Stored]?: (row: Row, context: Context) => Stored[Key];
};

/**
 * Creates the parts of the server for the declared settings of a record: defaults, GraphQL fields and inputs,
 * and functions that validate input.
 * @param rules the validation of settings whose declaration does not define it
 * @param enums the GraphQL types of the choices
 */
export function serveSettings<Fields extends Settings, const Own extends Rules<Fields>>(
  fields: Fields,
  rules: Own,
  enums: { [Key in ChoiceKey<Fields>]: Enum<z.output<Own[Key]>> },
) {
  type Stored = Values<Fields, Own, Columns> & Markups<Fields>;
  type Given = Input<Values<Fields, Own, Inputs> & Markups<Fields>>;
  type New = Given & Pick<Values<Fields, Own, Inputs>, NewKey<Fields>>;

  const choiceOf = (key: string, { options }: SettingOf<"choice">): Kind<string> => {
    const type = Reflect.get(enums, key) as Enum<string>; // every choice has a type
    return {
      default: (Object.keys(options)[0] ?? "").toLowerCase(),
      output: () => type,
      read: asIs,
      input: (t, options) => t.field({ type, ...options }),
      rule: () => z.string(),
    };
  };
  const richKeys = Object.keys(fields).filter((key) => fields[key]?.kind === "richText");
  const columns = Object.entries<Setting>(fields).flatMap(([key, setting]) => {
    const kind = setting.kind === "choice" ? choiceOf(key, setting) : kinds[setting.kind];
    const own = { key, setting, kind: kind as unknown as Kind<never> };
    if (setting.kind !== "richText") return [own];
    const markup = { key: markupKey(key), setting: markupSetting(key, setting), kind: markupKind };
    return [own, { ...markup, kind: markupKind as unknown as Kind<never> }];
  });
  /** Calls `make` for each column. The caller states the type of the result, which is not checked. */
  const each = <Made>(make: (kind: Kind<never>, key: string, setting: Setting) => unknown) =>
    Object.fromEntries(
      columns.map(({ key, kind, setting }) => [key, make(kind, key, setting)]),
    ) as Made;

  const form = z
    .object(
      each<Record<string, z.ZodType>>(({ rule }, key, setting) => {
        const { label, refusedAs: name = label, isRequired = false } = setting;
        const max = ("max" in setting && setting.max) || 0;
        return Reflect.get(rules, key) ?? rule({ name, max, isRequired });
      }),
    )
    .partial();

  return {
    /** The values while nothing is stored. */
    defaults: each<Stored>((kind) => kind.default),

    /**
     * Adds the settings to the GraphQL type of their record, and texts with markup also as HTML and as plain
     * text.
     * @param readers for settings that depend on the caller
     */
    addOutputs<Row extends object>(
      type: ObjectRef<Types, Row> & (Row extends Agreeing<Stored, Row> ? unknown : never),
      readers: Readers<Stored, Row> = {},
    ): void {
      builder.objectFields(type, (t) =>
        each(({ output, read, isNullable: nullable = false }, key, { description }) => {
          const stored = Reflect.get(readers, key) ?? ((row: Row) => Reflect.get(row, key));
          const resolve = (row: Row, _arguments: object, context: Context) =>
            read(stored(row, context) as never) as never; // both have the type of the kind
          return t.field({ type: output(), nullable, description, resolve });
        }),
      );
      builder.objectFields(type, (t) =>
        Object.fromEntries(
          richKeys.flatMap((key) => {
            const textOf = (row: Row) => String(Reflect.get(row, key));
            const html = t.string({
              description: `The ${key} as HTML: ${htmlParts}.`,
              resolve: (row) => htmlOf(textOf(row), { markup: markupOf(row, key) }),
            });
            const words = t.string({
              description: `The ${key} as plain text on one line.`,
              resolve: (row) => wordsOf(textOf(row), markupOf(row, key)),
            });
            return [[`${key}Html`, html] as const, [`${key}Words`, words] as const];
          }),
        ),
      );
    },

    /** The settings as fields of an input. */
    inputs: (t: InputFields) =>
      each<{ [Key in keyof Given]-?: InputFieldRef<Types, Given[Key]> }>(
        ({ input }, _key, { description, inputDescription = description }) =>
          input(t, { description: inputDescription, required: false }),
      ),

    /** The settings as fields of the input for a new record. */
    newInputs: (t: InputFields) =>
      each<{ [Key in keyof New]: InputFieldRef<Types, New[Key]> }>(({ input }, _key, setting) => {
        const { description, inputDescription, newDescription, isRequired = false } = setting;
        return input(t, {
          description: newDescription ?? inputDescription ?? description,
          required: isRequired && newDescription === undefined,
        });
      }),

    /** Accepts a new record. @throws {UserFault} for invalid fields */
    acceptNew: (input: New) =>
      accept(form, givenNotNull(input)) as Partial<Stored> & Pick<Stored, NewKey<Fields>>, // required inputs

    /**
     * Accepts a change. Null removes a picture. For other settings null means no change.
     * @throws {UserFault} for invalid fields
     */
    accept(input: Given): Partial<Stored> {
      const given = Object.entries(input).filter(
        ([key, value]) => value !== undefined && (value !== null || fields[key]?.kind === "media"),
      );
      return accept(form, Object.fromEntries(given)) as Partial<Stored>; // what the rules return
    },

    /**
     * Sets the markup of a changed text to plain text where the change does not state a markup, as in requests
     * of clients that send only texts.
     */
    withMarkups(change: Partial<Stored>, stored: object | null): Partial<Stored> {
      const texts = richKeys.filter(
        (key) =>
          key in change &&
          !(markupKey(key) in change) &&
          Reflect.get(change, key) !== Reflect.get(stored ?? {}, key),
      );
      return { ...change, ...Object.fromEntries(texts.map((key) => [markupKey(key), 0])) };
    },
  };
}
