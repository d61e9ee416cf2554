import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useLeftDrafts_project$key } from "../../../__generated__/useLeftDrafts_project.graphql";
import { whenClosed } from "../../drafts/editorPresence";
import { removeDraft } from "../../drafts/storedDraft";
import { mergeProject } from "../conflicts/mergeProject";
import { isSame, type ProjectSnapshot, type ProjectValues } from "../model/projectValues";
import { browserDraftEditors, draftKey, type KeptDraft, readBrowserDraft } from "./browserDrafts";
import { parseFormDraft } from "./parseFormDraft";
import { sendDiscard } from "./sendDraft";

type Options = {
  project: useLeftDrafts_project$key;
  projectId: string;
  databaseId: number;
  /** This editor, whose own draft is none that was left. */
  editor: string;
  /** What is saved, as this editor knows. */
  base: ProjectSnapshot;
};

/**
 * The drafts that earlier editors left in this browser or on the server, newest first; of those open in
 * other windows, once they are closed. Those that hold nothing but what has been saved since are cleared away.
 */
export function useLeftDrafts({ project, projectId, databaseId, editor, base }: Options) {
  const { drafts } = useFragment(
    graphql`
      fragment useLeftDrafts_project on Project {
        drafts {
          editor
          sequence
          content
          updatedAt
        }
      }
    `,
    project,
  );
  const [left, setLeft] = useState<readonly KeptDraft[]>([]);
  const remove = (draft: KeptDraft) => {
    removeDraft(draftKey(databaseId, draft.editor));
    sendDiscard({ projectId, editor: draft.editor, sequence: draft.sequence });
  };
  const find = useEffectEvent((name: string, isOnServerOnly: boolean) => {
    const stored = drafts.find((each) => each.editor === name);
    const onServer = stored && readServerDraft(stored);
    const inBrowser = readBrowserDraft(databaseId, name);
    // One that was in this browser and is not any more has been saved in another window meanwhile.
    const found = newer(inBrowser, inBrowser || isOnServerOnly ? onServer : null);
    if (!found) return;
    const isKnown = found.base.version <= base.version;
    if (isKnown && !addsSomething(found, base.values)) remove(found);
    else setLeft((known) => [...known, found].sort((one, next) => next.keptAt - one.keptAt));
  });
  const serverEditors = useEffectEvent(() => drafts.map((draft) => draft.editor));

  useEffect(() => {
    const closing = new AbortController();
    const here = browserDraftEditors(databaseId);
    for (const name of new Set([...here, ...serverEditors()])) {
      if (name === editor) continue;
      whenClosed(name, closing.signal).then(
        () => !closing.signal.aborted && find(name, !here.includes(name)),
        () => {},
      );
    }
    // Taken over or dismissed in another window.
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (newValue !== null) return;
      setLeft((known) => known.filter((draft) => draftKey(databaseId, draft.editor) !== key));
    };
    window.addEventListener("storage", handleStorage);
    return () => {
      window.removeEventListener("storage", handleStorage);
      closing.abort();
      setLeft([]);
    };
  }, [databaseId, editor]);
  return {
    left,
    /** Offers a draft no longer; it stays kept. */
    put: (draft: KeptDraft) => setLeft((known) => known.filter((each) => each !== draft)),
    /** Deletes a draft wherever it is kept. */
    remove: (draft: KeptDraft) => {
      setLeft((known) => known.filter((each) => each !== draft));
      remove(draft);
    },
  };
}

type ServerDraft = { editor: string; sequence: number; content: string; updatedAt: string };

function readServerDraft({ editor, sequence, content, updatedAt }: ServerDraft): KeptDraft | null {
  const draft = parseFormDraft(JSON.parse(content));
  return draft && { ...draft, editor, sequence, keptAt: Date.parse(updatedAt) };
}

function newer(one: KeptDraft | null, other: KeptDraft | null | undefined): KeptDraft | null {
  if (!one || !other) return one ?? other ?? null;
  return one.sequence >= other.sequence ? one : other;
}

/** Whether a draft says anything that a form does not. */
export function addsSomething({ base, values }: KeptDraft, shown: ProjectValues): boolean {
  const merge = mergeProject(base.values, values, shown);
  return merge.clashes.length > 0 || !isSame(merge.values, shown);
}
