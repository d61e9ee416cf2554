import { useState } from "react";

/** What a form shows: what is saved, with what the owner has changed since. */
export type Edits<Values extends object> = {
  values: Values;
  /** Only the fields that differ from what is saved. */
  changes: Partial<Values>;
  isChanged: boolean;
  edit: (change: Partial<Values>) => void;
  /** Back to what is saved. */
  discard: () => void;
  /** These values have been saved; what was changed since stays changed. */
  settle: (sent: Partial<Values>) => void;
};

/**
 * Keeps the owner's changes apart from what is saved, so that a field nobody touched follows what
 * another window saves. Values are compared as they are: texts, numbers, truth values.
 */
export function useEdits<Values extends object>(saved: Values): Edits<Values> {
  const [edits, setEdits] = useState<Partial<Values>>({});
  const changes = without(edits, saved);
  return {
    values: { ...saved, ...edits },
    changes,
    isChanged: Object.keys(changes).length > 0,
    edit: (change) => setEdits((before) => ({ ...before, ...change })),
    discard: () => setEdits({}),
    settle: (sent) => setEdits((before) => without(before, sent)),
  };
}

function without<Values extends object>(
  values: Partial<Values>,
  same: Partial<Values>,
): Partial<Values> {
  const rest = { ...values };
  for (const key in rest) {
    if (Object.is(rest[key], same[key])) delete rest[key];
  }
  return rest;
}
