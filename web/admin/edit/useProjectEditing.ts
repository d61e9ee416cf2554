import { useDraft } from "../drafts/useDraft";
import { useConflicts } from "./conflicts/useConflicts";
import { parseFormDraft } from "./drafts/parseFormDraft";
import { isSame, type ProjectSnapshot } from "./model/projectValues";
import { useProjectForm } from "./save/useProjectForm";
import { useSaveProject } from "./save/useSaveProject";

type Options = { projectId: string; databaseId: number; first: ProjectSnapshot };

/**
 * The form of a project with everything that keeps its words from being lost: a draft in the browser
 * until they are saved, and saves that never overwrite what was saved elsewhere.
 */
export function useProjectEditing({ projectId, databaseId, first }: Options) {
  const form = useProjectForm(first);
  const { base, values } = form;
  const conflicts = useConflicts(databaseId, form);
  const { send, ...saving } = useSaveProject({
    projectId,
    databaseId,
    onSaved: form.settle,
    onStale: (from, sent) => conflicts.joinWithLatest(from, sent, send),
  });
  const draft = useDraft({
    key: `draft_${databaseId}`,
    saved: { base, values: base.values },
    value: { base, values },
    parse: parseFormDraft,
  });
  const { recoverable } = draft;
  const isOffered = recoverable !== null && !isSame(recoverable.values, base.values);
  return {
    ...form,
    ...saving,
    conflicts,
    save: () => {
      if (!saving.isPending) send(base, values);
    },
    /** The form as an earlier visit left it. Null where there is none to offer. */
    draft: isOffered ? recoverable : null,
    draftState: draft.state,
    recoverDraft: () => {
      if (recoverable) {
        const { base: start, values: mine } = recoverable;
        conflicts.join({ base: start.values, mine, theirs: values, latest: base, shown: values });
      }
      draft.acceptDraft();
    },
    dismissDraft: draft.dismissDraft,
  };
}
