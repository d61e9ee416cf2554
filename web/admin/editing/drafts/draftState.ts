import type { DraftStatus } from "./draftWriter";

/** Where the unsaved changes are stored, or why they are not; `draftStateText` explains each state. */
export type DraftStateName =
  | "saved"
  | "storing"
  | "stored"
  | "offline"
  | "saveWaiting"
  | "signedOut"
  | "browserOnly"
  | "nowhere";

/** The texts about unsaved changes. The text is empty if everything is saved. */
const draftStateTexts: Record<Exclude<DraftStateName, "stored">, string> = {
  saved: "",
  storing: "Saving draft…",
  offline: "Offline – your edits wait in this browser",
  saveWaiting: "Offline – will be saved once you are back online",
  signedOut: "Signed out – your edits wait in this browser",
  browserOnly: "Draft kept in this browser only",
  nowhere: "Your edits are not kept. Leave this window open",
};

/** The text of the state for the owner. @param isSeen whether the saved project is visible on the site */
export function draftStateText(state: DraftStateName, isSeen: boolean): string {
  // Even a saved project is not on the site while its visibility is "draft".
  if (state === "saved" && !isSeen) return "Saved, not on the site yet";
  if (state !== "stored") return draftStateTexts[state];
  return isSeen ? "Changes not on the site yet" : "Not on the site yet";
}

/**
 * Texts about what happens to unsaved changes when the owner leaves the editor, by the state that
 * `draftStateOf` returns. `nowhere` has no text, because the changes would be lost.
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
