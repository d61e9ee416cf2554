import type { DraftStatus } from "./draftWriter";

/**
 * Where the owner's unsaved changes are stored, or why they are not; `draftStateTexts` explains
 * each.
 */
export type DraftStateName =
  | "saved"
  | "storing"
  | "stored"
  | "offline"
  | "saveWaiting"
  | "signedOut"
  | "browserOnly"
  | "nowhere";

/** The texts about unsaved changes. Empty where everything is saved. */
const draftStateTexts: Record<Exclude<DraftStateName, "stored">, string> = {
  saved: "",
  storing: "Saving draft…",
  offline: "Offline – your edits wait in this browser",
  saveWaiting: "Offline – will be saved once you are back online",
  signedOut: "Signed out – your edits wait in this browser",
  browserOnly: "Draft kept in this browser only",
  nowhere: "Your edits are not kept. Leave this window open",
};

/** @param isSeen whether the saved project is visible on the site */
export function draftStateText(state: DraftStateName, isSeen: boolean): string {
  // A project that is a draft is not on the site, even when it is saved.
  if (state === "saved" && !isSeen) return "Saved, not on the site yet";
  if (state !== "stored") return draftStateTexts[state];
  return isSeen ? "Changes not on the site yet" : "Not on the site yet";
}

/**
 * Texts about what happens to unsaved changes when the owner leaves the editor. States in which the changes
 * would be lost have no text.
 */
export const draftNotes: { readonly [State in DraftStateName]?: string } = {
  stored: "A draft stays: the editor offers it when you come back.",
  storing: "A draft stays: the editor offers it when you come back.",
  offline: "A draft stays in this browser: the editor offers it when you come back.",
  signedOut: "A draft stays in this browser: the editor offers it when you come back.",
  browserOnly: "A draft stays in this browser: the editor offers it when you come back.",
};

export function draftStateOf(status: DraftStatus, isOnline: boolean): DraftStateName {
  if (status.text === null) return "saved";
  if (status.isOnServer) return "stored";
  const server = isOnline ? status.server : "unreachable";
  if (server === "stored") return "storing";
  if (status.hasBrowserFailed) return "nowhere";
  if (!status.isInBrowser) return "storing";
  if (server === "unreachable") return "offline";
  return server === "signedOut" ? "signedOut" : "browserOnly";
}
