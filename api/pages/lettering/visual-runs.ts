import createBidi from "bidi-js";

export type Direction = "ltr" | "rtl";

/** Adjacent characters with the same key and the same direction, in reading order. */
export type Run<Key> = { key: Key; characters: string; direction: Direction };

const bidi = createBidi();

/** The direction of a text, by its first letter. */
export function directionOfText(text: string): Direction {
  const [paragraph] = bidi.getEmbeddingLevels(text, "auto").paragraphs;
  return paragraph && paragraph.level % 2 === 1 ? "rtl" : "ltr";
}

/**
 * Splits a line into runs of one direction and one key, from left to right, by the Unicode bidirectional
 * algorithm. Brackets are mirrored in right-to-left runs.
 * @param keyOf returns the key of a code point, such as its font
 * @returns null where a character has no key
 */
export function visualRuns<Key>(
  text: string,
  direction: Direction,
  keyOf: (code: number) => Key | undefined,
): Run<Key>[] | null {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const keys: Key[] = [];
  for (const character of text) {
    const key = keyOf(character.codePointAt(0) ?? 0);
    if (key === undefined) return null;
    for (let unit = 0; unit < character.length; unit++) keys.push(key);
  }
  const runs: (Run<Key> & { level: number; first: number; last: number })[] = [];
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const level = embedding.levels[index] ?? 0;
    const key = keys[index] as Key; // there is a key for each index
    const characters = mirrored.get(index) ?? text.charAt(index);
    const isBackward = level % 2 === 1;
    const run = runs.at(-1);
    const isAdjacent = run && (isBackward ? run.first === index + 1 : run.last === index - 1);
    if (run && isAdjacent && run.key === key && run.level === level) {
      run.characters = isBackward ? characters + run.characters : run.characters + characters;
      run.first = Math.min(run.first, index);
      run.last = Math.max(run.last, index);
    } else {
      const direction = isBackward ? "rtl" : "ltr";
      runs.push({ key, characters, direction, level, first: index, last: index });
    }
  }
  return runs.map(({ key, characters, direction }) => ({ key, characters, direction }));
}
