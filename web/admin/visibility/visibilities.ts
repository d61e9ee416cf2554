import type { Visibility } from "../../__generated__/VisibilityMenu_project.graphql";

/** Who finds a project, in the order that it is offered in: from the fewest to everyone. */
export const visibilities = ["DRAFT", "UNLISTED", "PUBLIC"] as const;

export type KnownVisibility = (typeof visibilities)[number];

export const visibilityNames: Record<KnownVisibility, string> = {
  DRAFT: "Draft",
  UNLISTED: "Unlisted",
  PUBLIC: "Public",
};

export const visibilityWords: Record<KnownVisibility, string> = {
  DRAFT: "Only you can see it.",
  UNLISTED: "Whoever has its address can see it. It is in no list, and not in search engines.",
  PUBLIC: "Everyone can see it, and search engines list it.",
};

/** One that a newer server may know is nobody's but the owner's here. */
export function knownVisibility(visibility: Visibility): KnownVisibility {
  return visibilities.find((known) => known === visibility) ?? "DRAFT";
}
