import type { InputFieldRef, ObjectRef } from "@pothos/core";
import { z } from "zod";
import type { BySetting, Setting, SettingKind, Settings } from "../../content/settings/setting.ts";
import type { InputFields } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { MediaType } from "../media/media-type.ts";
import { accept } from "../validation/accept.ts";
import { type Link, linkList } from "../validation/link-list.ts";
import { optionalMedia } from "../validation/media-address.ts";
import { text } from "../validation/text.ts";
import { readLinks, SocialLinkInput, SocialLinkType } from "./social-link.ts";

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

/** What the columns of each kind hold. */
type Columns = { text: string; flag: boolean; media: string | null; rows: string };

/** What an input holds. */
type Inputs = { text: string; flag: boolean; media: string; rows: Link[] };

type InputOf<Fields extends Settings> = {
  [Key in keyof Fields]?: BySetting<Fields, Inputs>[Key] | null | undefined;
};

/** What is stored of a change. */
export type Change<Fields extends Settings> = Partial<BySetting<Fields, Columns>>;

/** Every setting is a column of its kind: the record has nothing else under its name. */
type Agreeing<Fields extends Settings, Row> = {
  [Key in keyof Fields]: Key extends keyof Row
    ? [Row[Key], Columns[Fields[Key]["kind"]]] extends [Columns[Fields[Key]["kind"]], Row[Key]]
      ? unknown
      : never
    : never;
};

/** What is read in another way than the column says. */
type Readers<Fields extends Settings, Row> = {
  [Key in keyof Fields]?: (row: Row, context: Context) => BySetting<Fields, Columns>[Key];
};

const links: [typeof SocialLinkType] = [SocialLinkType];

const outputs = {
  text: { type: "String", nullable: false, read: (stored: string) => stored },
  flag: { type: "Boolean", nullable: false, read: (stored: boolean) => stored },
  media: { type: MediaType, nullable: true, read: (stored: string | null) => stored || null },
  rows: { type: links, nullable: false, read: readLinks },
} as const;

/** Adds the settings to the type of their record. @param readers for what depends on who asks */
export function addOutputs<Row extends object, Fields extends Settings>(
  type: ObjectRef<Types, Row>,
  fields: Fields & Agreeing<Fields, Row>,
  readers: Readers<Fields, Row> = {},
): void {
  builder.objectFields(type, (t) => {
    const outputOf = ([key, { kind, description }]: [string, Setting]) => {
      const { type, nullable, read } = outputs[kind];
      const stored = readers[key] ?? ((row: Row) => Reflect.get(row, key));
      // What it reads and returns is of the kind.
      const resolve = (row: Row, _arguments: object, context: Context) =>
        read(stored(row, context) as never) as never;
      return [key, t.field({ type, nullable, description, resolve })];
    };
    return Object.fromEntries(Object.entries<Setting>(fields).map(outputOf));
  });
}

const inputs = {
  text: (t: InputFields, options: { description: string }) => t.string(options),
  flag: (t: InputFields, options: { description: string }) => t.boolean(options),
  media: (t: InputFields, options: { description: string }) => t.string(options),
  rows: (t: InputFields, options: { description: string }) =>
    t.field({ type: [SocialLinkInput], ...options }),
};

/** The settings as fields of an input. */
export function inputsOf<Fields extends Settings>(t: InputFields, fields: Fields) {
  const entries = Object.entries(fields).map(([key, setting]) => {
    const description = setting.inputDescription ?? setting.description;
    return [key, inputs[setting.kind](t, { description })];
  });
  return Object.fromEntries(entries) as {
    [Key in keyof Fields]: InputFieldRef<Types, InputOf<Fields>[Key]>;
  }; // key by key, by its kind
}

type Limits = { name: string; max: number };

const rules: { [Kind in SettingKind]: (limits: Limits) => z.ZodType<Columns[Kind]> } = {
  text: ({ name, max }) => text(name, max),
  flag: () => z.boolean(),
  media: ({ name }) => optionalMedia(name),
  rows: ({ name, max }) => linkList(name, max).transform((rows) => JSON.stringify(rows)),
};

/** The settings for which the definition says no rule. */
type Ruled<Fields extends Settings> = {
  [Key in keyof Fields]: Fields[Key] extends { kind: "text" }
    ? Fields[Key] extends { max: number }
      ? never
      : Key
    : never;
}[keyof Fields];

/**
 * What accepts a change of some settings. Null clears a picture, and is as good as left out elsewhere.
 * @param own the rules of those that have one of their own
 */
export function changesOf<Fields extends Settings>(
  fields: Fields,
  own: Record<Ruled<Fields>, z.ZodType<string>>,
): (input: InputOf<Fields>) => Change<Fields> {
  const ruleOf = ([key, setting]: [string, Setting]) => {
    const { kind, label, refusedAs = label } = setting;
    const max = ("max" in setting && setting.max) || 0;
    return [key, Reflect.get(own, key) ?? rules[kind]({ name: refusedAs, max })];
  };
  const form = z.object(Object.fromEntries(Object.entries(fields).map(ruleOf))).partial();
  return (input) => {
    const given = Object.entries(input).filter(
      ([key, value]) => value !== undefined && (value !== null || fields[key]?.kind === "media"),
    );
    return accept(form, Object.fromEntries(given)) as Change<Fields>; // what the rules of its kinds return
  };
}
