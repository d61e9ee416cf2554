import { english, type WordKey, type WordSet } from "./english.ts";
import { directionOf } from "./languages.ts";
import { fill } from "./parameters.ts";

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters of a text. Numbers are written as in the language of the text. */
type WordParameters<Key extends WordKey> = Record<NamesIn<(typeof english)[Key]>, string | number>;

/** The keys of texts without parameters. */
export type PlainWordKey = {
  [Key in WordKey]: NamesIn<(typeof english)[Key]> extends never ? Key : never;
}[WordKey];

/** Returns a text by its key. All parameters of the text must be given. */
export type Say = <Key extends WordKey>(
  key: Key,
  ...parameters: NamesIn<(typeof english)[Key]> extends never ? [] : [WordParameters<Key>]
) => string;

export type Words = {
  /** A BCP 47 tag. */
  language: string;
  direction: "ltr" | "rtl";
  say: Say;
};

/**
 * The texts of a site in its language.
 * @param set the default texts of the language
 * @param own the owner's own texts, by key, which replace the default texts
 */
export function createWords(
  language: string,
  set: WordSet,
  own: Readonly<Record<string, string>> = {},
): Words {
  const numbers = new Intl.NumberFormat(language, { useGrouping: false });
  return {
    language,
    direction: directionOf(language),
    say: (key, ...[parameters]) => {
      const text = own[key] ?? set[key];
      if (!parameters) return text;
      const values: Readonly<Record<string, string | number>> = parameters;
      return fill(text, values, (value) =>
        typeof value === "number" ? numbers.format(value) : value,
      );
    },
  };
}

/** The texts of a site whose owner has chosen neither a language nor other texts. */
export const englishWords = createWords("en", english);

/**
 * A duration as text in a language: in seconds below a minute, otherwise in whole minutes, rounded up. Its
 * spaces are non-breaking.
 * @param seconds one or more
 */
export function timeIn(language: string, seconds: number): string {
  const isShort = seconds < 60;
  const count = isShort ? seconds : Math.ceil(seconds / 60);
  const unit = isShort ? "second" : "minute";
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(count).replaceAll(" ", "\u00a0");
}
