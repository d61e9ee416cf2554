import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readDraft, removeDraft, writeDraft } from "./storedDraft";

/** How long the keys rest before a draft is kept, in milliseconds. */
const restBeforeKeeping = 500;

export type DraftOptions<Value> = {
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
 * it differs from what is saved, until that is answered, whatever is typed meanwhile.
 */
export function useDraft<Value>({ key, saved, value, parse }: DraftOptions<Value>) {
  const [offers, setOffers] = useState<readonly Value[]>([]);
  const [keptText, setKeptText] = useState<string | null>(null);
  const text = JSON.stringify(value);
  const isUnsaved = text !== JSON.stringify(saved);
  const wasUnsaved = useRef(false);
  const keepNow = useRef<(() => void) | null>(null);

  // Once for each place: what is saved or typed later does not bring an old draft back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setOffers(readOffers(key, parse, saved)), [key]);
  const setAside = useEffectEvent(() => {
    if (offers.length > 0) writeDraft(asideKey(key), offers);
  });

  useEffect(() => {
    if (!isUnsaved) {
      if (wasUnsaved.current) {
        removeDraft(key);
        setKeptText(null);
      }
      wasUnsaved.current = false;
      return;
    }
    wasUnsaved.current = true;
    const keep = () => {
      keepNow.current = null;
      setAside();
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

  const answer = () => {
    const rest = offers.slice(1);
    setOffers(rest);
    if (rest.length > 0) writeDraft(asideKey(key), rest);
    else removeDraft(asideKey(key));
  };
  return {
    /** The draft of an earlier visit. Null where there is none to offer. */
    recoverable: offers[0] ?? null,
    /** "unsaved" while the last keys are not kept, "kept" while they are, "saved" when all is saved. */
    state: isUnsaved ? (keptText === text ? "kept" : "unsaved") : "saved",
    /** The earlier draft is in the form now. */
    acceptDraft: answer,
    /** Deletes the earlier draft. */
    dismissDraft: () => {
      answer();
      if (!isUnsaved) removeDraft(key);
    },
  } as const;
}

/** Where drafts wait that were offered and not answered, while what is typed beside the offer is kept. */
function asideKey(key: string): string {
  return `${key}_offered`;
}

function readOffers<Value>(
  key: string,
  parse: (stored: unknown) => Value | null,
  saved: Value,
): Value[] {
  const aside = readDraft(asideKey(key));
  const found = new Map<string, Value>();
  for (const stored of [...(Array.isArray(aside) ? aside : []), readDraft(key)]) {
    const draft = parse(stored);
    if (draft !== null) found.set(JSON.stringify(draft), draft);
  }
  found.delete(JSON.stringify(saved));
  return [...found.values()];
}
