import { useCallback, useEffect, useRef } from "react";
import { watchFields } from "../../editing/watchFields";
import { type ProjectValues, sections } from "../model/projectValues";
import { changedModule } from "./changedModule";
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
