/** The widths of the capitals of the voice "poster" from A to Z, in hundredths of their size. */
const capitals = [
  50, 48, 51, 50, 45, 40, 53, 50, 24, 43, 50, 41, 68, 51, 54, 47, 54, 50, 45, 46, 50, 47, 70, 49,
  48, 46,
];
const [digit, sign, tracking, wordSpace] = [43, 24, -1, 18];

/** The room beside the first and last letter, and for widths that were rounded. */
const bearings = 6;
const slack = 1.004;

/** A longer text is no headline. */
const maxWords = 40;

/** How tall a title may be on a wide window and on a phone, as shares of the line's length. */
const tallest = { wide: 0.26, narrow: 0.94 };

/**
 * The length of a line that is set from edge to edge, in its size, for wide windows and for phones: the title
 * is broken so that it is as large as may be. None where words may be broken, and
 * for letters whose widths are not known.
 */
export function lineLengths(title: string): number[] {
  const letters = title.toUpperCase().normalize("NFD").replace(/\p{M}/gu, "");
  if (!title.trim() || /\u00ad|[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(letters)) return [];
  const words = letters
    .trim()
    .split(/\s+/)
    .map((word) =>
      [...word].reduce((width, letter) => {
        const known = /\d/.test(letter) ? digit : /\p{L}/u.test(letter) ? 50 : sign;
        return width + (capitals[letter.charCodeAt(0) - 65] ?? known) + tracking;
      }, 0),
    );
  if (words.length > maxWords) return [];
  /** The lengths that lines may have, with how many lines there are then. */
  const breaks = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => {
      const length = lengthOf(words.slice(from, from + more + 1));
      return { length, lines: countLines(words, length) };
    }),
  );
  const within = (share: number) => {
    const fitting = breaks.filter(({ length, lines }) => (lines * 88) / length <= share);
    const length = Math.min(...fitting.map(({ length }) => length), lengthOf(words));
    return Math.round((length - bearings) * slack) / 100;
  };
  return [within(tallest.wide), within(tallest.narrow)];
}

function lengthOf(words: readonly number[]): number {
  return words.reduce((sum, word) => sum + word + wordSpace, -wordSpace);
}

/** Infinite where a word is longer. */
function countLines(words: readonly number[], length: number): number {
  let lines = 1;
  let used = -wordSpace;
  for (const word of words) {
    if (word > length) return Number.POSITIVE_INFINITY;
    if (used + wordSpace + word > length) {
      lines += 1;
      used = -wordSpace;
    }
    used += wordSpace + word;
  }
  return lines;
}
