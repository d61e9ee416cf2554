import { useCallback, useEffect, useRef } from "react";
import {
  isSame,
  type ProjectValues,
  type SectionKey,
  sectionKeys,
  sections,
} from "../model/projectValues";
import type { useModuleFocus } from "./useModuleFocus";

type Options = {
  values: ProjectValues;
  /** Rises when something was undone or redone. */
  travels: number;
  /** Opens a module. */
  open: (id: string) => void;
  focus: ReturnType<typeof useModuleFocus>;
  announce: (words: string) => void;
};

/** Goes to where a change shows that was undone or redone, and says so. */
export function useTravel({ values, travels, open, focus, announce }: Options) {
  const from = useRef<{
    values: ProjectValues;
    words: string;
    findField: ReturnType<typeof watchFields>;
  } | null>(null);
  const latest = useRef(values);
  latest.current = values;
  useEffect(() => {
    const started = from.current;
    if (!started || travels === 0) return;
    from.current = null;
    const place = changedModule(started.values, latest.current);
    announce(place ? `${started.words} in ${sections[place.section].name}` : started.words);
    const field = started.findField();
    if (!place) field?.focus();
    else if (place.id === null) focus(place.section, "add");
    else {
      open(place.id);
      const isInModule = field?.closest(`[data-focus-owner="${CSS.escape(place.id)}"]`);
      focus(place.id, field && isInModule ? field : "text");
    }
  }, [travels, open, focus, announce]);
  return useCallback(
    (go: () => void, words: string) => () => {
      from.current = { values: latest.current, words, findField: watchFields() };
      go();
    },
    [],
  );
}

/** Where a change shows. */
type ChangedPlace = {
  section: SectionKey /** Null where a module is gone. */;
  id: string | null;
};

/**
 * The first module that is new, says something else or stands elsewhere, or else the section that one is
 * gone from. Null for a change outside of the sections.
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

/** Notes what the fields of an editor show. @returns finds the first that shows something else */
function watchFields(): () => Field | undefined {
  const fields = [...document.querySelectorAll<Field>(controls)];
  const shown = fields.map((field) => [field, shownIn(field)] as const);
  return () => shown.find(([field, was]) => field.isConnected && shownIn(field) !== was)?.[0];
}

function shownIn(field: Field): string {
  const isTicked = field instanceof HTMLInputElement && field.checked;
  return `${isTicked} ${field.value}`;
}
