import {
  type KnownVisibility,
  visibilities,
  visibilityNames,
  visibilityWords,
} from "./visibilities";

/** The choices: a visibility, or a later publication. */
export type PublishChoice = KnownVisibility | "LATER";

type Subject = {
  current: PublishChoice;
  showOnHome: boolean;
  isPasswordProtected: boolean;
};

/** The choices for a project, each with what becomes visible, and to whom. */
export function publishOptions({ current, showOnHome, isPasswordProtected }: Subject) {
  const places = showOnHome
    ? "It has a card on the home page and its pictures on the Work page"
    : "Its pictures are on the Work page";
  const gate = isPasswordProtected ? " Its case study needs the portfolio password." : "";
  const words: Record<PublishChoice, string> = {
    PUBLIC: `Everyone can see it. ${places}, and search engines ${isPasswordProtected ? "leave it out" : "list it"}.${gate}`,
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

/** Whether a choice shows the project, or its changes, to more people than now. */
export function shows(choice: PublishChoice, current: PublishChoice): boolean {
  if (choice === "LATER") return true;
  const order: readonly PublishChoice[] = ["LATER", ...visibilities];
  return choice !== "DRAFT" && order.indexOf(choice) > order.indexOf(current);
}

/** The label of the button. */
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
