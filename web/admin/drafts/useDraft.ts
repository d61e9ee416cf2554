import { useEffect, useRef, useState } from "react";
import { readDraft, removeDraft, writeDraft } from "./storedDraft";

/** How long the keys rest before a draft is kept, in milliseconds. */
const restBeforeKeeping = 500;

type DraftOptions<Value> = {
  /** The name in the browser's storage. */
  key: string;
  saved: Value;
  value: Value;
  /** Reads a value out of what was stored. Null where it is none, from an older version perhaps. */
  parse: (stored: unknown) => Value | null;
};

/**
 * Keeps what is typed in the browser's storage until it is saved: half a second after the last key,
 * and at once when the page or the form goes away. A draft left by an earlier visit is offered where
 * it differs from what is saved.
 */
export function useDraft<Value>({ key, saved, value, parse }: DraftOptions<Value>) {
  const [recoverable, setRecoverable] = useState<Value | null>(null);
  const [keptText, setKeptText] = useState<string | null>(null);
  const text = JSON.stringify(value);
  const isUnsaved = text !== JSON.stringify(saved);
  const wasUnsaved = useRef(false);
  const keepNow = useRef<(() => void) | null>(null);

  // Once for each place: what is saved or typed later does not bring an old draft back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const draft = parse(readDraft(key));
    setRecoverable(
      draft !== null && JSON.stringify(draft) !== JSON.stringify(saved) ? draft : null,
    );
  }, [key]);

  useEffect(() => {
    if (!isUnsaved) {
      if (wasUnsaved.current) {
        removeDraft(key);
        setRecoverable(null);
        setKeptText(null);
      }
      wasUnsaved.current = false;
      return;
    }
    wasUnsaved.current = true;
    const keep = () => {
      keepNow.current = null;
      writeDraft(key, JSON.parse(text));
      setKeptText(text);
    };
    keepNow.current = keep;
    const timer = setTimeout(keep, restBeforeKeeping);
    return () => clearTimeout(timer);
  }, [key, text, isUnsaved]);

  useEffect(() => {
    const handleLeave = () => keepNow.current?.();
    window.addEventListener("pagehide", handleLeave);
    return () => {
      window.removeEventListener("pagehide", handleLeave);
      handleLeave();
    };
  }, []);

  return {
    /** The draft of an earlier visit. Null where there is none to offer. */
    recoverable,
    /** "unsaved" while the last keys are not kept, "kept" while they are, "saved" when all is saved. */
    state: isUnsaved ? (keptText === text ? "kept" : "unsaved") : "saved",
    /** The earlier draft is in the form now. */
    acceptDraft: () => setRecoverable(null),
    /** Deletes the earlier draft. */
    dismissDraft: () => {
      setRecoverable(null);
      if (!isUnsaved) removeDraft(key);
    },
  } as const;
}
