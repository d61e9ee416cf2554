import { useEffect, useEffectEvent, useState } from "react";
import { createId } from "../createId";
import { holdPresence, whenClosed } from "./editorPresence";
import { readDraft, removeDraft, writeDraft } from "./storedDraft";
import { type DraftOptions, useDraft } from "./useDraft";

/** What a window left behind, and the key it is kept under. */
type Left = { key: string; stored: unknown };

/**
 * Keeps what is typed in this window beside what is typed in others, each under a key of its own that
 * begins with `key`. What a window left behind is offered in the others once it is closed, one after another.
 */
export function useWindowDraft<Value>({ key: prefix, parse, ...options }: DraftOptions<Value>) {
  const [name] = useState(createId);
  const key = `${prefix}_${name}`;
  const { state } = useDraft({ key, parse, ...options });
  const [left, setLeft] = useState<readonly Left[]>([]);
  const [accepted, setAccepted] = useState<readonly string[]>([]);

  useEffect(() => holdPresence(key), [key]);
  const find = useEffectEvent((found: string) => {
    const stored = readDraft(found);
    if (parse(stored) !== null) setLeft((known) => [...known, { key: found, stored }]);
    else removeDraft(found);
  });
  // Where windows cannot tell that others are open, one may have answered for this one.
  const keepAgain = useEffectEvent(() => {
    if (state === "kept") writeDraft(key, options.value);
  });
  useEffect(() => {
    const closing = new AbortController();
    for (const found of keysOf(prefix)) {
      if (found === key) continue;
      whenClosed(found, closing.signal).then(
        () => !closing.signal.aborted && find(found),
        () => {},
      );
    }
    // Taken over or dismissed in another window.
    const handleStorage = (event: StorageEvent) => {
      if (event.newValue !== null) return;
      if (event.key === key) keepAgain();
      setLeft((known) => known.filter((each) => each.key !== event.key));
    };
    window.addEventListener("storage", handleStorage);
    return () => {
      window.removeEventListener("storage", handleStorage);
      closing.abort();
      setLeft([]);
    };
  }, [prefix, key]);

  // What was taken over stays where it was until this window keeps it.
  useEffect(() => {
    if (state === "unsaved" || accepted.length === 0) return;
    for (const taken of accepted) removeDraft(taken);
    setAccepted([]);
  }, [state, accepted]);

  const offers = left.flatMap(({ key: from, stored }) => {
    const draft = parse(stored);
    return draft === null ? [] : [{ from, draft }];
  });
  const [offer] = offers;
  const put = () => setLeft((known) => known.filter((each) => each.key !== offer?.from));
  return {
    /** A draft that another window left. Null where there is none to offer. */
    recoverable: offer?.draft ?? null,
    state,
    /** The draft is in the form now. */
    acceptDraft: () => {
      if (offer) setAccepted((before) => [...before, offer.from]);
      put();
    },
    /** Deletes the draft. */
    dismissDraft: () => {
      if (offer) removeDraft(offer.from);
      put();
    },
  };
}

function keysOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter(
      (key) => key === prefix || key.startsWith(`${prefix}_`),
    );
  } catch {
    return [];
  }
}
