import { useLayoutEffect, useMemo, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { sectionKeys } from "../../../content/sections";
import type { useProjectEditing_project$key } from "../../__generated__/useProjectEditing_project.graphql";
import { usePublicCheck } from "../check/usePublicCheck";
import { browserDraftEditors, type Draft, readBrowserDraft } from "../editing/drafts/browserDrafts";
import { draftNotes, draftStateOf } from "../editing/drafts/draftState";
import { fieldBackupPrefix } from "../editing/drafts/fieldBackups";
import { useDraftOffers } from "../editing/drafts/useDraftOffers";
import { removeFieldBackup } from "../editing/drafts/useFieldBackup";
import { projectDraftPrefix } from "../editing/drafts/useHasDrafts";
import { useOwnDraft } from "../editing/drafts/useOwnDraft";
import { useSectionNames } from "../editing/sectionNames";
import { useEditing } from "../editing/useEditing";
import { useWaitingSave } from "../editing/useWaitingSave";
import { reasonOf, showFailure } from "../showFailure";
import { fetchLatestProject } from "./model/fetchLatestProject";
import { projectRuleOf } from "./model/mergeProject";
import { parseProjectDraft } from "./model/parseProjectDraft";
import { projectInput } from "./model/projectInput";
import { labelOf, type ProjectSnapshot, type ProjectValues } from "./model/projectValues";
import { cellsOf } from "./module-types/editTable";
import type { ContentModule } from "./module-types/moduleTypes";
import { projectDrafts } from "./projectDrafts";
import type { PublishedForm } from "./publish/PublishForm";
import { useReplaceUnreadable } from "./unreadable/useReplaceUnreadable";
import { type SaveOptions, useSaveProject } from "./useSaveProject";

/**
 * The form of a project. Unsaved changes are stored as drafts in the browser and on the server. Saves never
 * overwrite changes that other windows have saved.
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
  // A layout effect, so that it runs before text fields look for their backups. Runs again whenever the
  // offered drafts change.
  const { offers: offered } = offers;
  useLayoutEffect(
    () => removeRepeatedBackups(databaseId, prefix, drafts, offered),
    [databaseId, prefix, drafts, offered],
  );
  const [isMerging, setMerging] = useState(false);
  const isReachable =
    own.isOnline && (own.status.text === null || own.status.server !== "unreachable");

  /**
   * Repeats a save that the server refused because another window had saved the project: merges
   * the sent values with the saved project, and sends the result.
   */
  const mergeWithLatest = async (
    from: ProjectSnapshot,
    sent: ProjectValues,
    options: SaveOptions,
  ) => {
    setMerging(true);
    try {
      const latest = await fetchLatestProject(environment, databaseId);
      if (!latest) return showFailure("Error", "This project is in the trash. Restore it to save.");
      const sides = { base: from.values, mine: sent, theirs: latest.values };
      const onMerged = (merged: ProjectSnapshot, next: ProjectValues) =>
        send(merged, next, options);
      mergeOrAsk({ ...sides, latest, shown: sent, onMerged });
    } catch (error) {
      showFailure("Error", reasonOf(error) ?? "Failed to update project");
    } finally {
      setMerging(false);
    }
  };
  const unreadable = useReplaceUnreadable();
  const { send, ...saving } = useSaveProject({
    projectId: id,
    databaseId,
    onSaved: editing.continueFrom,
    onStale: mergeWithLatest,
    onUnreadable: (sections, replace) => {
      const texts = sections.map((key) => labelOf(key, values, names));
      const message = texts.map((name) => `The stored text of ${name} cannot be read.`).join(" ");
      unreadable.ask({ message, replace });
    },
    onUnsent: () => {
      if (navigator.onLine && isReachable) return false;
      waiting.wait();
      return true;
    },
  });
  const check = usePublicCheck();
  const isSaving = saving.isPending || isMerging;
  const isPending = isSaving || check.isChecking;
  const save = () => {
    if (isPending) return;
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
    isPending: isSaving,
    inputOf: (change) => projectInput(id, base, { ...values, ...change }),
    publish: (change, publication, { onPublished, ...outcome }) => {
      const accept = () => {
        editing.update((before) => ({ ...before, ...change }));
        onPublished();
      };
      const published = { change: publication, onPublished: accept, ...outcome };
      send(base, { ...values, ...change }, { publication: published });
    },
  };
  const draftState = draftStateOf(own.status, own.isOnline);
  return {
    ...editing,
    ...saving,
    check,
    unreadable,
    publishing,
    isPending,
    save,
    drafts: offers,
    changed,
    draftNote: draftNotes[draftState] ?? "",
    draftState:
      waiting.isWaiting && draftState === "offline" ? ("saveWaiting" as const) : draftState,
  };
}

export type ProjectEditing = ReturnType<typeof useProjectEditing>;

/**
 * Removes backups of text fields whose text is also in a draft of the project, so that the same text is not
 * offered twice.
 * @param prefix the prefix of the project's drafts in the browser's storage
 * @param offered the drafts that are offered to the owner
 */
export function removeRepeatedBackups(
  databaseId: number,
  prefix: string,
  serverDrafts: readonly { content: string }[],
  offered: readonly Draft<ProjectValues>[] = [],
): void {
  const inBrowser = browserDraftEditors(prefix).map((editor) =>
    readBrowserDraft(prefix, editor, parseProjectDraft),
  );
  const onServer = serverDrafts.map(({ content }) => parseProjectDraft(JSON.parse(content)));
  for (const draft of [...inBrowser, ...onServer, ...offered]) {
    if (draft) removeTexts(databaseId, draft);
  }
}

function removeTexts(databaseId: number, { values }: Draft<ProjectValues>): void {
  for (const module of sectionKeys.flatMap((key) => values[key])) {
    const prefix = `${fieldBackupPrefix(databaseId)}${module.id}_`;
    if (module.type === "table") removeFieldBackup(`${prefix}cells`, cellsOf(module));
    for (const [name, text] of textsOf(module)) {
      const key = `${prefix}${name}`;
      // This version stores an object with the text; earlier versions stored only the text.
      if ("markup" in module) removeFieldBackup(key, { text, markup: module.markup });
      else removeFieldBackup(key, { text });
      removeFieldBackup(key, text);
    }
  }
}

/**
 * The values of a module, each with the name that its field would have in the key of a backup. Only
 * fields for texts have backups.
 */
function textsOf(module: ContentModule): (readonly [string, unknown])[] {
  return module.type === "columns"
    ? module.items.map(({ content }, place) => [`column_${place}`, content])
    : Object.entries(module);
}
