import { adminLocale } from "../adminLocale";

type Named = { readonly name: string };

const day = new Intl.DateTimeFormat(adminLocale, { dateStyle: "long", timeZone: "UTC" });

/**
 * The sentence that says until when a removed demo portfolio can be restored.
 * @param until the time in ISO 8601
 */
export function restorableWords(until: string): string {
  return `You removed the demo. Until ${day.format(new Date(until))} you can bring it back; what you wrote since stays.`;
}

const list = new Intl.ListFormat("en");

const quoted = (projects: readonly Named[]) => list.format(projects.map(({ name }) => `“${name}”`));

/**
 * The sentences about what is removed with the demo portfolio, what stays, and until when it can be
 * restored.
 * @param going the projects that are removed
 * @param staying the projects of the demo that stay, because the owner has changed them
 */
export function removalWords(going: readonly Named[], staying: readonly Named[]): string {
  const sentences = [
    going.length > 0 &&
      `${quoted(going)} ${going.length === 1 ? "goes" : "go"} to the trash, and the demo’s About page, quotes, banner, name and pictures go with ${going.length === 1 ? "it" : "them"}.`,
    going.length === 0 && "The demo’s About page, quotes, banner, name and pictures go.",
    "Your own projects stay, and all that you wrote or uploaded.",
    staying.length > 0 &&
      `So ${staying.length === 1 ? "does" : "do"} ${quoted(staying)}: something in ${staying.length === 1 ? "it" : "them"} is not the demo’s.`,
    "For thirty days you can bring the demo back.",
  ];
  return sentences.filter(Boolean).join(" ");
}
