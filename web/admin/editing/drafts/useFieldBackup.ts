import { useEffect, useEffectEvent, useRef, useState } from "react";
import { showUndo } from "../../../ui/toast/showToast";
import { readStored, removeStored, writeStored } from "./browserStorage";
import { autosaveDelay } from "./draftWriter";

type Options<Value> = {
  /** The name in the browser's storage. */
  key: string;
  saved: Value;
  value: Value;
  /** Reads a value out of what was stored. Null where it is none, from an older version perhaps. */
  parse: (stored: unknown) => Value | null;
};

/**
 * Stores what is typed in a field in the browser until it is saved: half a second after the last key,
 * and at once when the page or the form goes away. A draft left by an earlier visit is offered where
 * it differs from what is saved, until that is answered, whatever is typed meanwhile.
 */
export function useFieldBackup<Value>({ key, saved, value, parse }: Options<Value>) {
  const [offers, setOffers] = useState<readonly Value[]>([]);
  const [storedText, setStoredText] = useState<string | null>(null);
  const text = JSON.stringify(value);
  const isUnsaved = text !== JSON.stringify(saved);
  const wasUnsaved = useRef(false);
  const storeNow = useRef<(() => void) | null>(null);

  // Once for each place: what is saved or typed later does not bring an old draft back.
  const lookFor = useEffectEvent((place: string) => setOffers(readOffers(place, parse, saved)));
  useEffect(() => lookFor(key), [key]);
  const setAside = useEffectEvent(() => {
    if (offers.length > 0) writeStored(asideKey(key), offers);
  });

  useEffect(() => {
    if (!isUnsaved) {
      if (wasUnsaved.current) {
        removeStored(key);
        setStoredText(null);
      }
      wasUnsaved.current = false;
      return;
    }
    wasUnsaved.current = true;
    const store = () => {
      storeNow.current = null;
      setAside();
      writeStored(key, JSON.parse(text));
      setStoredText(text);
    };
    storeNow.current = store;
    const timer = setTimeout(store, autosaveDelay);
    return () => clearTimeout(timer);
  }, [key, text, isUnsaved]);

  useEffect(() => {
    const handleLeave = () => storeNow.current?.();
    window.addEventListener("pagehide", handleLeave);
    return () => {
      window.removeEventListener("pagehide", handleLeave);
      handleLeave();
    };
  }, []);

  const dropOffer = () => {
    const rest = offers.slice(1);
    setOffers(rest);
    if (rest.length > 0) writeStored(asideKey(key), rest);
    else removeStored(asideKey(key));
  };
  return {
    /** The draft of an earlier visit. Null where there is none to offer. */
    recoverable: offers[0] ?? null,
    /** "unsaved" while the last keys are not stored, "stored" while they are, "saved" when all is saved. */
    state: isUnsaved ? (storedText === text ? "stored" : "unsaved") : "saved",
    /** The earlier draft is in the form now. */
    acceptDraft: dropOffer,
    /** Deletes the earlier draft, and offers to undo that. */
    dismissDraft: () => {
      const before = offers;
      dropOffer();
      if (!isUnsaved) removeStored(key);
      showUndo({
        title: "Changes dismissed",
        onUndo: () => {
          setOffers(before);
          writeStored(asideKey(key), before);
        },
      });
    },
  } as const;
}

/** Deletes what is stored of a field if it is this value; other drafts of the field stay. */
export function removeFieldBackup(key: string, value: unknown): void {
  const isOther = (stored: unknown) => JSON.stringify(stored) !== JSON.stringify(value);
  const aside = readStored(asideKey(key));
  if (!isOther(readStored(key))) removeStored(key);
  if (!Array.isArray(aside) || aside.every(isOther)) return;
  const rest = aside.filter(isOther);
  if (rest.length > 0) writeStored(asideKey(key), rest);
  else removeStored(asideKey(key));
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
  const aside = readStored(asideKey(key));
  const found = new Map<string, Value>();
  for (const stored of [...(Array.isArray(aside) ? aside : []), readStored(key)]) {
    const draft = parse(stored);
    if (draft !== null) found.set(JSON.stringify(draft), draft);
  }
  found.delete(JSON.stringify(saved));
  return [...found.values()];
}
