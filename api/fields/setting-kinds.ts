import type { InputFieldRef } from "@pothos/core";
import { z } from "zod";
import { markupKey, type Setting, type SettingKind } from "../../content/settings/setting.ts";
import type { TextMarkup } from "../../markup/read-markup.ts";
import type { InputFields, Types } from "../builder/builder.ts";
import { MediaType } from "../media/media-type.ts";
import { type Link, linkList } from "../validation/link-list.ts";
import { optionalMedia } from "../validation/media-address.ts";
import { requiredText, text } from "../validation/text.ts";
import { wholeNumber } from "../validation/whole-number.ts";
import { readLinks, SocialLinkInput, SocialLinkType } from "./social-link.ts";

export type Enum<Value> = PothosSchemaTypes.EnumRef<Types, Value, Value>;

/** The type of a setting's column, by the kind of the setting. */
export type Columns = {
  text: string;
  richText: string;
  flag: boolean;
  integer: number;
  media: string | null;
  choice: string;
  rows: string;
};

/** The type of a setting's input field, by the kind of the setting. */
export type Inputs = Omit<Columns, "media" | "rows"> & { media: string; rows: Link[] };

type Options = { description: string; required: boolean };
type Limits = { name: string; max: number; isRequired: boolean };

/** How the settings of a kind are stored, validated, and represented in GraphQL. */
export type Kind<Stored> = {
  default: Stored;
  isNullable?: true;
  output: () =>
    | "String"
    | "Int"
    | "Boolean"
    | typeof MediaType
    | Enum<string>
    | [typeof SocialLinkType];
  /** Converts the stored value to the value that GraphQL returns. */
  read: (stored: Stored) => unknown;
  input: (t: InputFields, options: Options) => InputFieldRef<Types, unknown>;
  rule: (limits: Limits) => z.ZodType<Stored>;
};

export const asIs = (stored: unknown) => stored;

const textKind: Kind<string> = {
  default: "",
  output: () => "String",
  read: asIs,
  input: (t, options) => t.string(options),
  rule: ({ name, max, isRequired }) => (isRequired ? requiredText : text)(name, max),
};

export const kinds: { [Each in Exclude<SettingKind, "choice">]: Kind<Columns[Each]> } = {
  text: textKind,
  richText: textKind,
  flag: {
    default: false,
    output: () => "Boolean",
    read: asIs,
    input: (t, options) => t.boolean(options),
    rule: () => z.boolean(),
  },
  integer: {
    default: 0,
    output: () => "Int",
    read: asIs,
    input: (t, options) => t.int(options),
    rule: ({ name }) => wholeNumber(name),
  },
  media: {
    default: null,
    isNullable: true,
    output: () => MediaType,
    read: (stored) => stored || null,
    input: (t, options) => t.string(options),
    rule: ({ name }) => optionalMedia(name),
  },
  rows: {
    default: "[]",
    output: () => [SocialLinkType],
    read: readLinks,
    input: (t, options) => t.field({ type: [SocialLinkInput], ...options }),
    rule: ({ name, max }) => linkList(name, max).transform((rows) => JSON.stringify(rows)),
  },
};

/**
 * The markup of a text, in a separate column: 2 for Markdown, 0 for plain text. A markup that a
 * newer version has stored counts as plain text.
 */
export const markupKind: Kind<number> = {
  default: 0,
  output: () => "Int",
  read: (stored) => (stored === 2 ? 2 : 0),
  input: (t, options) => t.int(options),
  rule: ({ name }) => z.literal([0, 2], `${name} is 2 for Markdown, or 0 for plain text`),
};

export function markupOf(row: object, key: string): TextMarkup {
  return Reflect.get(row, markupKey(key)) === 2 ? 2 : 0;
}

/** Declares the markup of a text as a setting. @param key the key of the text */
export function markupSetting(key: string, { label, refusedAs = label }: Setting): Setting {
  return {
    kind: "integer",
    label: `Markup of ${refusedAs}`,
    description: `2 where ${key} is Markdown, including the simple markup of TextModule.content; 0 where it is plain text.`,
    inputDescription: `2 where ${key} is Markdown, 0 where it is plain text. If unset, a changed text becomes plain text.`,
  };
}
