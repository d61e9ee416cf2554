import { useCallback, useEffect, useRef } from "react";
import { type SectionNames, sectionNameIn } from "../../../../content/section-layout";
import { type SectionKey, sectionKeys } from "../../../../content/sections";
import { isSame, type ProjectValues } from "../model/projectValues";
import type { useModuleFocus } from "./useModuleFocus";

type Options = {
  values: ProjectValues;
  names: SectionNames;
  /** Rises with every undo and redo. */
  commandCount: number;
  open: (id: string) => void;
  focus: ReturnType<typeof useModuleFocus>;
  announce: (words: string) => void;
};

/**
 * Returns a function that wraps an undo or redo. After the undo or redo, the focus moves to the changed
 * module or field, and the change is announced to screen readers.
 */
export function useUndoFeedback({ values, names, commandCount, open, focus, announce }: Options) {
  const from = useRef<{
    values: ProjectValues;
    words: string;
    findField: ReturnType<typeof watchFields>;
  } | null>(null);
  const latest = useRef(values);
  latest.current = values;
  useEffect(() => {
    const started = from.current;
    if (!started || commandCount === 0) return;
    from.current = null;
    const place = changedModule(started.values, latest.current);
    announce(
      place
        ? `${started.words} in ${sectionNameIn(latest.current.sectionLayout, place.section, names)}`
        : started.words,
    );
    const field = started.findField();
    if (!place) field?.focus();
    else if (place.id === null) focus(place.section, "add");
    else {
      open(place.id);
      const isInModule = field?.closest(`[data-focus-owner="${CSS.escape(place.id)}"]`);
      focus(place.id, field && isInModule ? field : "text");
    }
  }, [commandCount, names, open, focus, announce]);
  return useCallback(
    (go: () => void, words: string) => () => {
      from.current = { values: latest.current, words, findField: watchFields() };
      go();
    },
    [],
  );
}

/** The place that a change affects. */
type ChangedPlace = {
  section: SectionKey;
  /** The id of the changed module. Null if a module was removed. */
  id: string | null;
};

/**
 * The first module that was added, changed or moved. If there is none, the section from which a module was
 * removed. Null for a change outside the sections.
 */
function changedModule(before: ProjectValues, after: ProjectValues): ChangedPlace | null {
  for (const section of sectionKeys) {
    const [was, is] = [before[section], after[section]];
    const module =
      is.find((each) => !was.some((known) => isSame(known, each))) ??
      (is.length === was.length ? is.find(({ id }, place) => was[place]?.id !== id) : undefined);
    if (module) return { section, id: module.id };
  }
  const section = sectionKeys.find((key) => after[key].length < before[key].length);
  return section ? { section, id: null } : null;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = ".edit-page :is(input:not([type=file]), textarea, select)";

/** Stores the values of the editor's fields. @returns a function that finds the first field with another value */
function watchFields(): () => Field | undefined {
  const fields = [...document.querySelectorAll<Field>(controls)];
  const shown = fields.map((field) => [field, shownIn(field)] as const);
  return () => shown.find(([field, was]) => field.isConnected && shownIn(field) !== was)?.[0];
}

function shownIn(field: Field): string {
  const isTicked = field instanceof HTMLInputElement && field.checked;
  return `${isTicked} ${field.value}`;
}
