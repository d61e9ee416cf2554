import type { Visibility } from "../../__generated__/VisibilityMenu_project.graphql";

/** The visibilities from the narrowest to the widest. */
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

/** An unknown visibility of a newer server is treated as a draft. */
export function knownVisibility(visibility: Visibility): KnownVisibility {
  return visibilities.find((known) => known === visibility) ?? "DRAFT";
}
