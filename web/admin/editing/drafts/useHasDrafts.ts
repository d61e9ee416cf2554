import { useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { useHasDrafts_project$key } from "../../../__generated__/useHasDrafts_project.graphql";
import { browserDraftEditors } from "./browserDrafts";

/** Whether the server or this browser has stored unsaved changes of a project. */
export function useHasDrafts(project: useHasDrafts_project$key): boolean {
  const { databaseId, draftCount } = useFragment(
    graphql`
      fragment useHasDrafts_project on Project {
        databaseId
        draftCount
      }
    `,
    project,
  );
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => browserDraftEditors(projectDraftPrefix(databaseId)).length > 0,
    () => false,
  );
  return draftCount > 0 || isInBrowser;
}

/** The prefix of a project's drafts in the browser's storage. */
export function projectDraftPrefix(databaseId: number): string {
  return `draft_${databaseId}`;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
