import { useEffect, useState, useSyncExternalStore } from "react";
import { onSessionRecovered } from "../../../relay/session-recovery";
import { createId } from "../../createId";
import { holdPresence } from "../../drafts/editorPresence";
import { removeDraft } from "../../drafts/storedDraft";
import { draftKey, writeBrowserDraft } from "./browserDrafts";
import { createDraftKeeper, type DraftStatus, nothingHeld } from "./draftKeeper";
import { type DraftStateName, draftStateOf } from "./draftState";
import type { FormDraft } from "./parseFormDraft";
import { sendDiscard, sendDraft } from "./sendDraft";

type Options = {
  projectId: string;
  databaseId: number;
  /** What the form holds. Null where all of it is saved. */
  draft: FormDraft | null;
};

export type OwnDraft = {
  /** The name of this editor, which no other has. */
  editor: string;
  /** What is kept of the very form that is shown. */
  status: DraftStatus;
  state: DraftStateName;
  /** As far as is known. */
  isServerReachable: boolean;
};

/** Keeps this editor's draft, in the browser and on the server, for as long as something is not saved. */
export function useFormDraft({ projectId, databaseId, draft }: Options): OwnDraft {
  const [editor] = useState(createId);
  const [keeper] = useState(() => {
    const key = draftKey(databaseId, editor);
    return createDraftKeeper({
      keepInBrowser: (sequence, text) => writeBrowserDraft(key, sequence, text),
      forgetInBrowser: () => removeDraft(key),
      keepOnServer: (sequence, content, isLast) =>
        sendDraft({ projectId, editor, sequence, content }, isLast),
      forgetOnServer: (sequence) => sendDiscard({ projectId, editor, sequence }),
    });
  });
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read, () => nothingHeld);
  const text = draft && JSON.stringify(draft);
  useEffect(() => keeper.hold(text), [keeper, text]);

  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === "hidden") keeper.leave();
    };
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey(databaseId, editor) && newValue === null) keeper.keepInBrowserAgain();
    };
    const release = holdPresence(editor);
    window.addEventListener("pagehide", keeper.leave);
    document.addEventListener("visibilitychange", handleHidden);
    window.addEventListener("online", keeper.tryAgain);
    const stopListening = onSessionRecovered(keeper.tryAgain);
    window.addEventListener("storage", handleStorage);
    return () => {
      window.removeEventListener("pagehide", keeper.leave);
      document.removeEventListener("visibilitychange", handleHidden);
      window.removeEventListener("online", keeper.tryAgain);
      window.removeEventListener("storage", handleStorage);
      stopListening();
      keeper.leave();
      release();
    };
  }, [keeper, databaseId, editor]);

  const isOnline = useSyncExternalStore(subscribeToConnection, readConnection, () => true);
  // What is kept of an older form says nothing about the one that is shown.
  const status = kept.text === text ? kept : { ...nothingHeld, text, server: kept.server };
  return {
    editor,
    status,
    state: draftStateOf(status, isOnline),
    isServerReachable: isOnline && (text === null || status.server !== "unreachable"),
  };
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

function readConnection(): boolean {
  return navigator.onLine;
}
