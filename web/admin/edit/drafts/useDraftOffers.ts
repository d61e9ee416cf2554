import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { useLeftDrafts_project$key } from "../../../__generated__/useLeftDrafts_project.graphql";
import type { Conflicts } from "../conflicts/useConflicts";
import type { ProjectForm } from "../save/useProjectForm";
import type { KeptDraft } from "./browserDrafts";
import type { OwnDraft } from "./useFormDraft";
import { addsSomething, useLeftDrafts } from "./useLeftDrafts";

type Options = {
  project: useLeftDrafts_project$key;
  projectId: string;
  databaseId: number;
  own: OwnDraft;
  form: ProjectForm;
  conflicts: Conflicts;
};

/**
 * What earlier editors left, offered to this one. A draft that is taken over is joined with the form, and
 * stays kept until this editor's own draft, which holds it from then on, is on the server or saved.
 */
export function useDraftOffers({ own, form, conflicts, ...place }: Options) {
  const { base, values } = form;
  const { left, put, remove } = useLeftDrafts({ ...place, editor: own.editor, base });
  const [taken, setTaken] = useState<readonly KeptDraft[]>([]);
  const isHeldElsewhere = own.status.text === null || own.status.isOnServer;
  const retire = useEffectEvent(() => {
    for (const draft of taken) remove(draft);
    setTaken([]);
  });
  useEffect(() => {
    if (taken.length > 0 && isHeldElsewhere) retire();
  }, [taken, isHeldElsewhere]);

  const offers = useMemo(
    () => left.filter((draft) => addsSomething(draft, values)),
    [left, values],
  );
  return {
    offers,
    recover: (draft: KeptDraft) =>
      conflicts.join({
        base: draft.base.values,
        mine: draft.values,
        theirs: values,
        latest: base,
        shown: values,
        proceed: () => {
          put(draft);
          setTaken((before) => [...before, draft]);
        },
      }),
    dismiss: remove,
  };
}
