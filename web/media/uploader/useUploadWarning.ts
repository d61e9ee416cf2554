import { useEffect, useSyncExternalStore } from "react";
import { beginWork } from "../../relay/work-under-way";
import { useUnsaved } from "../../ui/unsaved/unsavedForms";

const question = {
  title: "Leave while files are being uploaded?",
  description: "What has not arrived yet is not uploaded.",
};

let underWay = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  underWay += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Warns the owner before she leaves the page while it uploads files. Automatic reloads wait for the uploads. */
export function useUploadWarning(isUploading: boolean): void {
  useUnsaved(isUploading, null, question);
  useEffect(() => {
    if (!isUploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const end = beginWork();
    count(1);
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      count(-1);
      end();
    };
  }, [isUploading]);
}

/** Whether files are being uploaded anywhere on the page. */
export const useHasUploads = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  );
