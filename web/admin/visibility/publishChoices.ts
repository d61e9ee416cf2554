import {
  type KnownVisibility,
  visibilities,
  visibilityNames,
  visibilityWords,
} from "./visibilities";

/** What the owner can choose when she publishes a project: a visibility, or a later publication. */
export type PublishChoice = KnownVisibility | "LATER";

type Subject = {
  current: PublishChoice;
  showOnHome: boolean;
  hasWorkImages: boolean;
  isPasswordProtected: boolean;
};

/** The note about a public project that has neither a card nor work images. */
export const inNoList =
  "In no list: it is not on the home page, and has no work images for the Work page.";

/** Where visitors find a public project: the beginning of a sentence, or `inNoList`, which is a whole one. */
function placesOf({ showOnHome, hasWorkImages }: Subject): string {
  if (!hasWorkImages) return showOnHome ? "It has a card on the home page" : inNoList;
  return showOnHome
    ? "It has a card on the home page and its pictures on the Work page"
    : "Its pictures are on the Work page";
}

/** The choices for a project, each with a text that says what becomes visible, and to whom. */
export function publishOptions(subject: Subject) {
  const { current, isPasswordProtected } = subject;
  const places = placesOf(subject);
  const gate = isPasswordProtected ? " Its case study needs the portfolio password." : "";
  const words: Record<PublishChoice, string> = {
    PUBLIC: `Everyone can see it. ${places}${places === inNoList ? " Search" : ", and search"} engines ${isPasswordProtected ? "leave it out" : "list it"}.${gate}`,
    LATER: "It stays a draft until then, and is public from then on.",
    UNLISTED: visibilityWords.UNLISTED + gate,
    DRAFT: visibilityWords.DRAFT,
  };
  // Only a draft can be scheduled.
  const isDraft = current === "DRAFT" || current === "LATER";
  const choices: PublishChoice[] = isDraft
    ? ["PUBLIC", "LATER", "UNLISTED", "DRAFT"]
    : ["PUBLIC", "UNLISTED", "DRAFT"];
  return choices.map((value) => ({
    value,
    label: value === "LATER" ? "Public at a set time" : visibilityNames[value],
    description: words[value],
  }));
}

/** Whether more people can see the project after a choice than now, at once or at the scheduled time. */
export function shows(choice: PublishChoice, current: PublishChoice): boolean {
  if (choice === "LATER") return true;
  const order: readonly PublishChoice[] = ["LATER", ...visibilities];
  return choice !== "DRAFT" && order.indexOf(choice) > order.indexOf(current);
}

/** The label of the button that carries out a choice. */
export function actionOf(choice: PublishChoice, current: PublishChoice): string {
  switch (choice) {
    case "PUBLIC":
      return current === "PUBLIC" ? "Leave it public" : "Publish now";
    case "LATER":
      return current === "LATER" ? "Change the time" : "Schedule";
    case "UNLISTED":
      return current === "UNLISTED" ? "Leave it unlisted" : "Make it unlisted";
    case "DRAFT":
      if (current === "LATER") return "Cancel the schedule";
      return current === "DRAFT" ? "Leave it a draft" : "Make it a draft";
  }
}
