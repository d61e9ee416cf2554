import type { Place } from "./places";

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** What is searched of each place, for every key that is typed. */
const searched = new WeakMap<Place, readonly [label: string, rest: string]>();

function searchedOf(place: Place): readonly [label: string, rest: string] {
  const known = searched.get(place);
  const texts = known ?? [fold(place.label), fold(`${place.kind} ${place.also}`)];
  if (!known) searched.set(place, texts);
  return texts;
}

/** How well one typed word fits: the less, the better. Null for not at all. */
function fitOf(word: string, label: string, rest: string): number | null {
  if (label === word) return 0;
  if (label.startsWith(word)) return 1;
  if (label.includes(word)) return hasWord(label, word) ? 2 : 4;
  if (rest.includes(word)) return hasWord(rest, word) ? 5 : 6;
  return null;
}

/** Whether one of the text's words begins so. */
function hasWord(text: string, start: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(start));
}

/** The places that have all of the typed words, at most so many, those first whose labels do. */
export function searchPlaces(places: readonly Place[], typed: string, max: number): Place[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const whole = words.join(" ");
  const found = places.flatMap((place) => {
    const [label, rest] = searchedOf(place);
    // All that was typed is a label more often than each of its words is one.
    const isWhole = words.length > 1 && label.startsWith(whole);
    const fits = words.map((word) => fitOf(word, label, rest));
    if (fits.some((fit) => fit === null)) return [];
    const sum = fits.reduce<number>((total, fit) => total + (fit ?? 0), 0);
    return [{ place, fit: isWhole ? -1 : sum }];
  });
  return found
    .sort((one, other) => one.fit - other.fit)
    .slice(0, max)
    .map(({ place }) => place);
}
