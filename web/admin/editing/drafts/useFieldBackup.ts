import { useEffect, useEffectEvent, useRef, useState } from "react";
import { showUndo } from "../../../ui/toast/showToast";
import { readStored, removeStored, writeStored } from "./browserStorage";
import { autosaveDelay } from "./draftWriter";

type Options<Value> = {
  /** The key in the browser's storage. */
  key: string;
  saved: Value;
  value: Value;
  /** Reads a stored value. Null if it is invalid, for example because an older version stored it. */
  parse: (stored: unknown) => Value | null;
};

/**
 * Stores the unsaved text of a field in the browser: half a second after the last key, and at once
 * when the page or the form closes. A text that an earlier visit stored, and that differs from the
 * saved text, is offered until the owner recovers or dismisses it.
 */
export function useFieldBackup<Value>({ key, saved, value, parse }: Options<Value>) {
  const [offers, setOffers] = useState<readonly Value[]>([]);
  const [storedText, setStoredText] = useState<string | null>(null);
  const text = JSON.stringify(value);
  const isUnsaved = text !== JSON.stringify(saved);
  const wasUnsaved = useRef(false);
  const storeNow = useRef<(() => void) | null>(null);

  // Reads the stored drafts once for each key, so that later saves and typing do not offer old drafts again.
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
      storeNow.current = null;
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
    /** The draft of an earlier visit that is offered. Null if no draft is offered. */
    recoverable: offers[0] ?? null,
    /**
     * "unsaved" until the browser has stored the latest text, "stored" after that, "saved" if the field
     * has no unsaved text.
     */
    state: isUnsaved ? (storedText === text ? "stored" : "unsaved") : "saved",
    /** To be called once the earlier draft is in the form. */
    acceptDraft: dropOffer,
    /** Deletes the earlier draft, and shows a notice that offers to undo the deletion. */
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

/** Deletes the backup of a field if it has this value; other drafts of the field stay. */
export function removeFieldBackup(key: string, value: unknown): void {
  const isOther = (stored: unknown) => JSON.stringify(stored) !== JSON.stringify(value);
  const aside = readStored(asideKey(key));
  if (!isOther(readStored(key))) removeStored(key);
  if (!Array.isArray(aside) || aside.every(isOther)) return;
  const rest = aside.filter(isOther);
  if (rest.length > 0) writeStored(asideKey(key), rest);
  else removeStored(asideKey(key));
}

/** The key for drafts that are offered and not decided on yet. New text is stored under the field's own key. */
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
