import type { useLeftDrafts_project$key } from "../../__generated__/useLeftDrafts_project.graphql";
import { usePublicCheck } from "../check/usePublicCheck";
import { useConflicts } from "./conflicts/useConflicts";
import { useDraftOffers } from "./drafts/useDraftOffers";
import { useFormDraft } from "./drafts/useFormDraft";
import type { ProjectSnapshot } from "./model/projectValues";
import { projectInput } from "./save/projectInput";
import { useProjectForm } from "./save/useProjectForm";
import { useSaveProject } from "./save/useSaveProject";
import { useWaitingSave } from "./save/useWaitingSave";
import { useReplaceUnreadable } from "./unreadable/useReplaceUnreadable";

type Options = {
  project: useLeftDrafts_project$key;
  projectId: string;
  databaseId: number;
  first: ProjectSnapshot;
};

/**
 * The form of a project with everything that keeps its words from being lost: drafts in the browser and
 * on the server until they are saved, and saves that never overwrite what was saved elsewhere.
 */
export function useProjectEditing({ project, projectId, databaseId, first }: Options) {
  const form = useProjectForm(first);
  const { base, values, isDirty } = form;
  const conflicts = useConflicts(databaseId, form);
  const unreadable = useReplaceUnreadable();
  const { send, ...saving } = useSaveProject({
    projectId,
    databaseId,
    onSaved: form.settle,
    onStale: (from, sent) => conflicts.joinWithLatest(from, sent, send),
    onUnreadable: (base, values, message) => unreadable.ask({ base, values, message }, send),
    onUnsent: () => {
      if (navigator.onLine && own.isServerReachable) return false;
      waiting.wait();
      return true;
    },
  });
  const check = usePublicCheck();
  const own = useFormDraft({ projectId, databaseId, draft: isDirty ? { base, values } : null });
  const drafts = useDraftOffers({ project, projectId, databaseId, own, form, conflicts });
  const save = () => {
    if (saving.isPending || check.isChecking) return;
    const proceed = () => send(base, values);
    if (navigator.onLine) check.check(projectInput(projectId, base, values), proceed);
    else proceed();
  };
  const waiting = useWaitingSave(own.isServerReachable, save);
  return {
    ...form,
    ...saving,
    conflicts,
    check,
    unreadable,
    isPending: saving.isPending || check.isChecking,
    save,
    drafts,
    draftState: waiting.isWaiting && own.state === "offline" ? ("saveWaiting" as const) : own.state,
  };
}

export type ProjectEditing = ReturnType<typeof useProjectEditing>;
