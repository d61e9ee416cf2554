import { useState } from "react";

/** What the owner has written into fields, each with what was saved when that began. */
export type EditsOf<Values extends object> = {
  [Field in keyof Values]?: { value: Values[Field]; from: Values[Field] };
};

/** A field that was changed here and, to something else, in another window. */
export type Clash<Value> = {
  /** What the other window saved. */
  theirs: Value;
  /** What is written here stays and is saved next. */
  keepMine: () => void;
  takeTheirs: () => void;
};

/** What a form shows: what is saved, with what the owner has changed since. */
export type Edits<Values extends object> = {
  values: Values;
  /** Only the fields that differ from what is saved. */
  changes: Partial<Values>;
  /** The same with what they began from, to be kept and recovered later. */
  edits: EditsOf<Values>;
  isChanged: boolean;
  /** Whether a field waits for the owner to choose between two windows' words. */
  hasClashes: boolean;
  clashOf: <Field extends keyof Values>(field: Field) => Clash<Values[Field]> | null;
  edit: (change: Partial<Values>) => void;
  recover: (edits: EditsOf<Values>) => void;
  /** Back to what is saved. */
  discard: () => void;
  /** These values have been saved; what was changed since stays changed. */
  settle: (sent: Partial<Values>) => void;
};

/**
 * Keeps the owner's changes apart from what is saved, so that a field nobody touched follows what
 * another window saves, and one that both touched is a question. Values are compared as they are:
 * texts, numbers, truth values.
 */
export function useEdits<Values extends object>(saved: Values): Edits<Values> {
  const [written, setWritten] = useState<EditsOf<Values>>({});
  const fields = Object.keys(written) as (keyof Values)[]; // keys of EditsOf<Values>
  const edits = keep(written, (field, { value }) => !Object.is(value, saved[field]));
  const changes = valuesOf(edits);
  const isClash = (field: keyof Values) => {
    const edit = edits[field];
    return (
      edit !== undefined && !isSame(edit.from, saved[field]) && !isSame(edit.value, saved[field])
    );
  };
  return {
    values: { ...saved, ...changes },
    changes,
    edits,
    isChanged: Object.keys(changes).length > 0,
    hasClashes: fields.some(isClash),
    clashOf: (field) =>
      isClash(field)
        ? {
            theirs: saved[field],
            keepMine: () =>
              setWritten((before) => {
                const edit = before[field];
                return edit ? { ...before, [field]: { ...edit, from: saved[field] } } : before;
              }),
            takeTheirs: () => setWritten((before) => keep(before, (other) => other !== field)),
          }
        : null,
    edit: (change) =>
      setWritten((before) => {
        const next = { ...before };
        for (const field in change) {
          const value = change[field] as Values[typeof field]; // it is among the keys that are given
          next[field] = { value, from: (before[field] ?? { from: saved[field] }).from };
        }
        // Written back to what is saved, a field is untouched again.
        return keep(next, (field, { value }) => !Object.is(value, saved[field]));
      }),
    recover: (recovered) => setWritten((before) => ({ ...before, ...recovered })),
    discard: () => setWritten({}),
    settle: (sent) =>
      setWritten((before) => {
        const since = keep(before, (field, { value }) => !Object.is(value, sent[field]));
        for (const field in since) {
          const edit = since[field];
          if (edit && field in sent)
            since[field] = { ...edit, from: sent[field] as typeof edit.from }; // see above
        }
        return since;
      }),
  };
}

/** The server takes space around words away. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  return Object.is(one, other);
}

type Entry<Values extends object> = { value: Values[keyof Values]; from: Values[keyof Values] };

function keep<Values extends object>(
  edits: EditsOf<Values>,
  isKept: (field: keyof Values, edit: Entry<Values>) => boolean,
): EditsOf<Values> {
  const rest = { ...edits };
  for (const field in rest) {
    const edit = rest[field];
    if (!edit || !isKept(field, edit)) delete rest[field];
  }
  return rest;
}

function valuesOf<Values extends object>(edits: EditsOf<Values>): Partial<Values> {
  const values: Partial<Values> = {};
  for (const field in edits) values[field] = edits[field]?.value;
  return values;
}
