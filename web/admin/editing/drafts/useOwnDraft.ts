import { useEffect, useState, useSyncExternalStore } from "react";
import { onSessionRecovered } from "../../../relay/session-recovery";
import { createId } from "../../createId";
import { type Draft, draftKey, writeBrowserDraft } from "./browserDrafts";
import { removeStored } from "./browserStorage";
import {
  createDraftWriter,
  type DraftStatus,
  nothingStored,
  type ServerResult,
} from "./draftWriter";
import { holdPresence } from "./editorPresence";

/** The server's side of a record's drafts. */
export type ServerDrafts = {
  store: (
    draft: { editor: string; sequence: number; content: string; isDismissed?: boolean },
    isLast: boolean,
  ) => Promise<ServerResult>;
  remove: (draft: { editor: string; sequence: number }) => Promise<ServerResult>;
};

type Options<Values> = {
  /** What the names in the browser's storage begin with. */
  prefix: string;
  /** What the form holds. Null where all of it is saved. */
  draft: Draft<Values> | null;
  /** Left out for records whose drafts stay in the browser. The same functions in all renders. */
  server?: ServerDrafts | undefined;
};

export type OwnDraft = {
  /** The name of this editor, which no other has. */
  editor: string;
  /** What is stored of the very form that is shown. */
  status: DraftStatus;
  isOnline: boolean;
};

/** Stores this editor's draft for as long as something is not saved. */
export function useOwnDraft<Values>({ prefix, draft, server }: Options<Values>): OwnDraft {
  const [editor] = useState(createId);
  const [writer] = useState(() => {
    const key = draftKey(prefix, editor);
    return createDraftWriter({
      storeInBrowser: (sequence, content) => writeBrowserDraft(key, sequence, content),
      removeFromBrowser: () => removeStored(key),
      ...(server && {
        server: {
          store: (sequence, content, isLast) => server.store({ editor, sequence, content }, isLast),
          remove: (sequence) => server.remove({ editor, sequence }),
        },
      }),
    });
  });
  const stored = useSyncExternalStore(writer.subscribe, writer.read, () => nothingStored);
  const text = draft && JSON.stringify(draft);
  useEffect(() => writer.write(text), [writer, text]);

  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === "hidden") writer.flush();
    };
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey(prefix, editor) && newValue === null) writer.restoreInBrowser();
    };
    const release = holdPresence(editor);
    window.addEventListener("pagehide", writer.flush);
    document.addEventListener("visibilitychange", handleHidden);
    window.addEventListener("online", writer.retryNow);
    const stopListening = onSessionRecovered(writer.retryNow);
    window.addEventListener("storage", handleStorage);
    return () => {
      window.removeEventListener("pagehide", writer.flush);
      document.removeEventListener("visibilitychange", handleHidden);
      window.removeEventListener("online", writer.retryNow);
      window.removeEventListener("storage", handleStorage);
      stopListening();
      writer.flush();
      release();
    };
  }, [writer, prefix, editor]);

  // What is stored of an older form says nothing about the one that is shown.
  const status = stored.text === text ? stored : { ...nothingStored, text, server: stored.server };
  const isOnline = useSyncExternalStore(subscribeToConnection, readConnection, () => true);
  return { editor, status, isOnline };
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
