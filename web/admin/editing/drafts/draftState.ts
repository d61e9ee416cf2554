import type { DraftStatus } from "./draftWriter";

/** What is true of the owner's edits at this moment. */
export type DraftStateName =
  | "saved"
  | "storing"
  | "stored"
  | "offline"
  | "saveWaiting"
  | "signedOut"
  | "browserOnly"
  | "nowhere";

/** What the owner reads about it. Nothing where there is nothing to store. */
export const draftStateTexts: Record<DraftStateName, string> = {
  saved: "",
  storing: "Saving draft…",
  stored: "Draft saved",
  offline: "Offline – your edits wait in this browser",
  saveWaiting: "Offline – will be saved once you are back online",
  signedOut: "Signed out – your edits wait in this browser",
  browserOnly: "Draft kept in this browser only",
  nowhere: "Your edits are not kept. Leave this window open",
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
