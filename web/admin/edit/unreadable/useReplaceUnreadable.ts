import { useState } from "react";
import type { ProjectSnapshot, ProjectValues } from "../model/projectValues";
import type { SaveOptions } from "../useSaveProject";

type Send = (base: ProjectSnapshot, values: ProjectValues, options: SaveOptions) => void;
type Asking = { base: ProjectSnapshot; values: ProjectValues; message: string };

/** Asks before a save replaces stored text that cannot be read. */
export function useReplaceUnreadable() {
  const [asking, setAsking] = useState<(Asking & { send: Send }) | null>(null);
  return {
    isAsking: asking !== null,
    /** A text about what would be replaced. */
    message: asking?.message ?? "",
    ask: (question: Asking, send: Send) => setAsking({ ...question, send }),
    replace: () => {
      if (asking) asking.send(asking.base, asking.values, { overwriteUnreadable: true });
      setAsking(null);
    },
    cancel: () => setAsking(null),
  };
}
