import { useLayoutEffect, useMemo, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useProjectEditing_project$key } from "../../__generated__/useProjectEditing_project.graphql";
import { usePublicCheck } from "../check/usePublicCheck";
import { draftNotes, draftStateOf } from "../editing/drafts/draftState";
import { useDraftOffers } from "../editing/drafts/useDraftOffers";
import { projectDraftPrefix } from "../editing/drafts/useHasDrafts";
import { useOwnDraft } from "../editing/drafts/useOwnDraft";
import { useSectionNames } from "../editing/sectionNames";
import { useEditing } from "../editing/useEditing";
import { useWaitingSave } from "../editing/useWaitingSave";
import { showFailure } from "../showFailure";
import { fetchLatestProject } from "./model/fetchLatestProject";
import { projectRuleOf } from "./model/mergeProject";
import { parseProjectDraft } from "./model/parseProjectDraft";
import { projectInput } from "./model/projectInput";
import { labelOf, type ProjectSnapshot, type ProjectValues } from "./model/projectValues";
import { projectDrafts } from "./projectDrafts";
import type { PublishedForm } from "./publish/PublishForm";
import { removeRepeatedBackups } from "./removeRepeatedBackups";
import { useReplaceUnreadable } from "./unreadable/useReplaceUnreadable";
import { type SaveOptions, useSaveProject } from "./useSaveProject";

/**
 * The form of a project and the protection of its changes: drafts in the browser and on the server until
 * they are saved, and saves that never overwrite changes made elsewhere.
 */
export function useProjectEditing(key: useProjectEditing_project$key, first: ProjectSnapshot) {
  const { id, databaseId, drafts } = useFragment(
    graphql`
      fragment useProjectEditing_project on Project {
        id
        databaseId
        drafts {
          editor
          sequence
          content
          updatedAt
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const names = useSectionNames();
  const rule = useMemo(() => projectRuleOf(names), [names]);
  const editing = useEditing(first, rule);
  const { base, values, isChanged, mergeOrAsk } = editing;
  const [server] = useState(() => projectDrafts(id));
  const prefix = projectDraftPrefix(databaseId);
  const own = useOwnDraft({ prefix, server, draft: isChanged ? { base, values } : null });
  const offers = useDraftOffers({
    ...{ prefix, server, own, base, values },
    parse: parseProjectDraft,
    rule,
    serverDrafts: drafts,
    recover: (draft, onRecovered) =>
      mergeOrAsk({
        base: draft.base.values,
        mine: draft.values,
        theirs: values,
        latest: base,
        shown: values,
        onMerged: onRecovered,
      }),
  });
  // Before text fields look for their backups, and whenever another draft is offered.
  const { offers: offered } = offers;
  useLayoutEffect(
    () => removeRepeatedBackups(databaseId, prefix, drafts, offered),
    [databaseId, prefix, drafts, offered],
  );
  const isReachable =
    own.isOnline && (own.status.text === null || own.status.server !== "unreachable");

  /** Merges a late save with the saves made since, and sends it again. */
  const mergeWithLatest = async (
    from: ProjectSnapshot,
    sent: ProjectValues,
    options: SaveOptions,
  ) => {
    try {
      const latest = await fetchLatestProject(environment, databaseId);
      if (!latest) throw new Error("This project is in the trash. Restore it to save.");
      const sides = { base: from.values, mine: sent, theirs: latest.values };
      const onMerged = (merged: ProjectSnapshot, next: ProjectValues) =>
        send(merged, next, options);
      mergeOrAsk({ ...sides, latest, shown: sent, onMerged });
    } catch (error) {
      showFailure("Error", error instanceof Error ? error.message : "Failed to update project");
    }
  };
  const unreadable = useReplaceUnreadable();
  const { send, ...saving } = useSaveProject({
    projectId: id,
    databaseId,
    onSaved: editing.continueFrom,
    onStale: mergeWithLatest,
    onUnreadable: (question, options) =>
      unreadable.ask(question, (from, sent, how) => send(from, sent, { ...options, ...how })),
    onUnsent: () => {
      if (navigator.onLine && isReachable) return false;
      waiting.wait();
      return true;
    },
  });
  const check = usePublicCheck();
  const save = () => {
    if (saving.isPending || check.isChecking) return;
    const proceed = () => send(base, values);
    if (navigator.onLine) check.check(projectInput(id, base, values), proceed);
    else proceed();
  };
  const waiting = useWaitingSave(isReachable, save);
  const changed = editing.changedKeys.map((key) => labelOf(key, values, names));
  const publishing: PublishedForm = {
    changed,
    showOnHome: values.showOnHome,
    hasWorkImages: values.workImages.length > 0,
    isPending: saving.isPending,
    inputOf: (change) => projectInput(id, base, { ...values, ...change }),
    publish: (change, publication, outcome) => {
      editing.update((before) => ({ ...before, ...change }));
      send(base, { ...values, ...change }, { publication: { change: publication, ...outcome } });
    },
  };
  const draftState = draftStateOf(own.status, own.isOnline);
  return {
    ...editing,
    ...saving,
    check,
    unreadable,
    publishing,
    isPending: saving.isPending || check.isChecking,
    save,
    drafts: offers,
    changed,
    draftNote: draftNotes[draftState] ?? "",
    draftState:
      waiting.isWaiting && draftState === "offline" ? ("saveWaiting" as const) : draftState,
  };
}

export type ProjectEditing = ReturnType<typeof useProjectEditing>;
