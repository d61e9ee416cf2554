import { useState } from "react";

type Question = { message: string; replace: () => void };

/** Asks before a save replaces stored text that cannot be read. */
export function useReplaceUnreadable() {
  const [asking, ask] = useState<Question | null>(null);
  return {
    isAsking: asking !== null,
    /** A text about the stored texts that would be replaced. Empty while no question is open. */
    message: asking?.message ?? "",
    ask,
    replace: () => {
      asking?.replace();
      ask(null);
    },
    cancel: () => ask(null),
  };
}
