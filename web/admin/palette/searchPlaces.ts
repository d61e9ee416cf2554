import { foldText, searchWords } from "../searchWords";
import type { Place } from "./places";

/** A cache of the searched texts of each place, which are needed at every key press. */
const searched = new WeakMap<Place, readonly [label: string, rest: string]>();

function searchedOf(place: Place): readonly [label: string, rest: string] {
  const known = searched.get(place);
  const texts = known ?? [foldText(place.label), foldText(`${place.kind} ${place.also}`)];
  if (!known) searched.set(place, texts);
  return texts;
}

/** How well a typed word matches the texts of a place: the smaller the better. Null if it does not match. */
function fitOf(word: string, label: string, rest: string): number | null {
  if (label === word) return 0;
  if (label.startsWith(word)) return 1;
  if (label.includes(word)) return hasWord(label, word) ? 2 : 4;
  if (rest.includes(word)) return hasWord(rest, word) ? 5 : 6;
  return null;
}

/** Whether one of the text's words begins with `start`. */
function hasWord(text: string, start: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(start));
}

/** The places that contain all typed words, at most `max`. Places with the words in their labels come first. */
export function searchPlaces(places: readonly Place[], typed: string, max: number): Place[] {
  const words = searchWords(typed);
  const whole = words.join(" ");
  const found = places.flatMap((place) => {
    const [label, rest] = searchedOf(place);
    // A label that begins with the whole typed text is the best result.
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
