import type { FieldOf } from "../fields.ts";

/** Attributes of the HTML control. */
type Input = {
  type?: "email" | "url";
  inputMode?: "numeric" | "url";
  autoComplete?: string;
  autoCapitalize?: "off" | "characters";
  placeholder?: string;
  spellCheck?: boolean;
};

/** How a form shows a setting. */
type Shown = {
  /** The number of lines of a text. */
  rows?: number;
  /** Whether a text is HTML. */
  isHtml?: true;
  input?: Input;
  /** The place of a picture on pages, which determines its size: a key of `places` in web/media/places.ts. */
  place?: "portrait" | "teaserPhoto" | "socialCard" | "icon";
  /** Whether a flag is a switch, not a checkbox. */
  isSwitch?: true;
  /** Whether the label of a flag describes the state in which the flag is off. */
  isReversed?: true;
  /** Explanations of the values of a choice. */
  optionHints?: Readonly<Record<string, string>>;
};

/** The definition of a setting, for server and browser. */
export type Setting = FieldOf<
  "text" | "richText" | "flag" | "integer" | "media" | "choice" | "rows"
> &
  Shown & {
    label: string;
    /** The name in error messages, if it differs from the label. */
    refusedAs?: string;
    /** The description of the setting in GraphQL. */
    description: string;
    /** The description of the setting as a GraphQL input, if it differs. */
    inputDescription?: string;
    /** The description in the input of a new record. Set if that input may omit the setting. */
    newDescription?: string;
    /** Whether a text may not be blank. */
    isRequired?: true;
    /** The text under the control. */
    hint?: string;
    /** Further words by which the search of the admin area finds the setting. */
    also?: string;
  };

export type SettingKind = Setting["kind"];

export type SettingOf<Kind extends SettingKind> = Extract<Setting, { kind: Kind }>;

/** The definitions of the settings of one kind of record, by the names of its columns and GraphQL fields. */
export type Settings = Readonly<Record<string, Setting>>;

/** The keys of the settings with markup. */
type RichKey<Fields extends Settings> = {
  [Key in keyof Fields]: Fields[Key] extends { kind: "richText" } ? Key : never;
}[keyof Fields] &
  string;

/** For each text with markup, which markup it has: 2 for Markdown, 0 for plain text. */
export type Markups<Fields extends Settings> = {
  [Key in RichKey<Fields> as `${Key}Markup`]: number;
};

/** The key under which a record stores the markup of a text. */
export const markupKey = <Key extends string>(key: Key) => `${key}Markup` as const;

/** A type for each setting, by its kind. */
export type BySetting<Fields extends Settings, Made extends Record<SettingKind, unknown>> = {
  [Key in keyof Fields]: Made[Fields[Key]["kind"]];
};

type Words = {
  title: string;
  description: string;
  /** Further words by which the search of the admin area finds the panel. */
  also: string;
  /** The label of the button that saves. */
  save: string;
  succeeded: { title: string; description: string };
  failed: string;
};

type Key<Fields extends Settings> = keyof Fields & string;

/** A form with some settings of a record. */
export type SettingsForm<Fields extends Settings> = {
  fields: Partial<Fields>;
  labels: Readonly<Partial<Record<keyof Fields, string>>>;
  /** The order of the fields. A nested list is one row. */
  order: readonly (Key<Fields> | readonly Key<Fields>[])[];
  /** The rarely used fields, which a dialog shows under "More". */
  more: readonly Key<Fields>[];
};

/** A panel of the owner's settings. */
export type SettingsPanel<Fields extends Settings> = Words & SettingsForm<Fields>;

export function declareForm<Fields extends Settings>(
  all: Fields,
  order: SettingsForm<Fields>["order"],
  more: SettingsForm<Fields>["more"] = [],
): SettingsForm<Fields> {
  const fields: Partial<Fields> = {};
  const labels: Partial<Record<keyof Fields, string>> = {};
  for (const key of [...order.flat(), ...more] as Key<Fields>[]) {
    fields[key] = all[key];
    labels[key] = all[key]?.label ?? "";
  }
  return { fields, labels, order, more };
}

/** Declares a panel of some settings of a record. */
export function declarePanel<Fields extends Settings>(
  all: Fields,
  { form, ...words }: Words & { form: SettingsForm<Fields>["order"] },
): SettingsPanel<Fields> {
  return { ...words, ...declareForm(all, form) };
}
