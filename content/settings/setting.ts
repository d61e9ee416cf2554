import type { FieldOf } from "../fields.ts";

/** What a control of plain HTML is given, by the names of its properties. */
type Input = {
  type?: "email" | "url";
  inputMode?: "numeric" | "url";
  autoComplete?: string;
  autoCapitalize?: "off" | "characters";
  placeholder?: string;
  spellCheck?: boolean;
};

/** How the form shows it where its kind does not say enough. */
type Shown = {
  /** A text has so many lines. */
  rows?: number;
  /** A text is HTML. */
  isHtml?: true;
  input?: Input;
  /** Where the site shows a picture, which says how large it has to be. */
  place?: "portrait" | "teaserPhoto" | "socialCard" | "icon";
  /** A flag is turned on rather than ticked. */
  isSwitch?: true;
  /** The label of a flag says what holds while it is off. */
  isReversed?: true;
  /** What each value of a choice means. */
  optionHints?: Readonly<Record<string, string>>;
};

/** A setting of the site as both sides know it. */
export type Setting = FieldOf<"text" | "flag" | "integer" | "media" | "choice" | "rows"> &
  Shown & {
    label: string;
    /** What a refusal calls it, where that is not its label. */
    refusedAs?: string;
    /** What GraphQL says of it. */
    description: string;
    /** What GraphQL says of it as an input, where that is something else. */
    inputDescription?: string;
    /** What GraphQL says of it for a new record, which may leave it out. */
    newDescription?: string;
    /** Whether a text may not be blank. */
    isRequired?: true;
    /** What stands under its control. */
    hint?: string;
    /** Other words that the owner's search finds it by. */
    also?: string;
  };

export type SettingKind = Setting["kind"];

export type SettingOf<Kind extends SettingKind> = Extract<Setting, { kind: Kind }>;

/** Settings that are stored together, by the names of their columns, which GraphQL has too. */
export type Settings = Readonly<Record<string, Setting>>;

/** Something for each setting, by its kind. */
export type BySetting<Fields extends Settings, Made extends Record<SettingKind, unknown>> = {
  [Key in keyof Fields]: Made[Fields[Key]["kind"]];
};

type Words = {
  title: string;
  description: string;
  /** Other words that the owner's search finds it by. */
  also: string;
  /** What the button says. */
  save: string;
  succeeded: { title: string; description: string };
  failed: string;
};

type Key<Fields extends Settings> = keyof Fields & string;

/** Some settings of one record in a form. */
export type SettingsForm<Fields extends Settings> = {
  fields: Partial<Fields>;
  labels: Readonly<Partial<Record<keyof Fields, string>>>;
  /** Their order. What stands beside one another is a list of its own. */
  order: readonly (Key<Fields> | readonly Key<Fields>[])[];
};

/** A panel of the owner's settings. */
export type SettingsPanel<Fields extends Settings> = Words & SettingsForm<Fields>;

export function declareForm<Fields extends Settings>(
  all: Fields,
  order: SettingsForm<Fields>["order"],
): SettingsForm<Fields> {
  const fields: Partial<Fields> = {};
  const labels: Partial<Record<keyof Fields, string>> = {};
  for (const key of order.flat() as Key<Fields>[]) {
    fields[key] = all[key];
    labels[key] = all[key]?.label ?? "";
  }
  return { fields, labels, order };
}

/** Declares a panel of some settings of a record. */
export function declarePanel<Fields extends Settings>(
  all: Fields,
  { form, ...words }: Words & { form: SettingsForm<Fields>["order"] },
): SettingsPanel<Fields> {
  return { ...words, ...declareForm(all, form) };
}
