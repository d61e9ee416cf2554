import { useEffect, useState, useSyncExternalStore } from "react";
import { onSessionRecovered } from "../../../relay/session-recovery";
import { useOnline } from "../../../ui/useOnline";
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

/** The functions for a record's drafts on the server. */
export type ServerDrafts = {
  store: (
    draft: { editor: string; sequence: number; content: string; isDismissed?: boolean },
    isLast: boolean,
  ) => Promise<ServerResult>;
  remove: (draft: { editor: string; sequence: number }) => Promise<ServerResult>;
};

type Options<Values> = {
  /** The prefix of the keys in the browser's storage. */
  prefix: string;
  /** The form's unsaved changes. Null if everything is saved. */
  draft: Draft<Values> | null;
  /** Undefined for records whose drafts stay in the browser. The same object in all renders. */
  server?: ServerDrafts | undefined;
};

export type OwnDraft = {
  /** The unique id of this editor. */
  editor: string;
  /** Where the form's present values are stored. */
  status: DraftStatus;
  isOnline: boolean;
};

/** Stores this editor's draft while there are unsaved changes. */
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
    writer.open();
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
      writer.close();
      release();
    };
  }, [writer, prefix, editor]);

  // While the writer's status is about an earlier text, the present text counts as not stored.
  const status = stored.text === text ? stored : { ...nothingStored, text, server: stored.server };
  const isOnline = useOnline();
  return { editor, status, isOnline };
}
