/** What came of sending a draft to the server. */
export type ServerResult = "stored" | "unreachable" | "signedOut" | "refused";

/** Where a draft is stored: in the browser at once, on the server when it can be reached. */
export type DraftPlaces = {
  /** @returns whether this browser has it now */
  storeInBrowser: (sequence: number, text: string) => boolean;
  removeFromBrowser: () => void;
  /** Left out for records whose drafts stay in the browser. */
  server?: {
    /** @param isLast the page is about to go: the request has to outlive it */
    store: (sequence: number, text: string, isLast: boolean) => Promise<ServerResult>;
    remove: (sequence: number) => Promise<ServerResult>;
  };
};

/** What is stored, and how the server took what it was sent last. */
export type DraftStatus = {
  /** The draft that this is about. Null for none. */
  text: string | null;
  isInBrowser: boolean;
  /** The browser was asked to store it and could not. */
  hasBrowserFailed: boolean;
  isOnServer: boolean;
  server: ServerResult;
};

/** The status before anything was typed. */
export const nothingStored: DraftStatus = {
  text: null,
  isInBrowser: false,
  hasBrowserFailed: false,
  isOnServer: false,
  server: "stored",
};

/** How long the keys rest before a draft is stored, in milliseconds. */
export const autosaveDelay = 500;
/** The pauses before the server is asked again, in milliseconds. */
const retryDelays = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Stores the latest draft of one editor in both places: half a second after the last key, one request at
 * a time, again and again until the server has it. Its status never says more than is true.
 */
export function createDraftWriter({ storeInBrowser, removeFromBrowser, server }: DraftPlaces) {
  let text: string | null = null;
  let sequence = 0;
  /** The states that each place has; a place that has nothing is at 0. */
  let [inBrowser, onServer] = [0, 0];
  /** Whether the server may have some draft of this editor. */
  let isServerTouched = false;
  let lastResult: ServerResult = "stored";
  let isSending = false;
  let failures = 0;
  let autosave: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failedInBrowser = 0;
  let status = nothingStored;
  const listeners = new Set<() => void>();

  const publish = () => {
    const isInBrowser = text !== null && inBrowser === sequence;
    const isOnServer = text !== null && onServer === sequence;
    const hasBrowserFailed = text !== null && failedInBrowser === sequence;
    status = { text, isInBrowser, hasBrowserFailed, isOnServer, server: lastResult };
    for (const listener of listeners) listener();
  };
  const updateBrowser = () => {
    clearTimeout(autosave);
    autosave = undefined;
    if (text === null) removeFromBrowser();
    else if (storeInBrowser(sequence, text)) [inBrowser, failedInBrowser] = [sequence, 0];
    else failedInBrowser = sequence;
    publish();
  };
  const isServerDone = () =>
    !server || onServer === sequence || (text === null && !isServerTouched);
  const updateServer = async () => {
    clearTimeout(retry);
    retry = undefined;
    if (!server || isSending || isServerDone()) return;
    isSending = true;
    const [sent, sentText] = [sequence, text];
    if (sentText !== null) isServerTouched = true;
    lastResult =
      sentText === null ? await server.remove(sent) : await server.store(sent, sentText, false);
    isSending = false;
    if (lastResult === "stored") {
      onServer = sent;
      failures = 0;
      if (sentText === null) isServerTouched = false;
    }
    publish();
    // What was typed meanwhile follows when the keys rest.
    if (isServerDone() || autosave !== undefined) return;
    if (lastResult === "stored") updateServer();
    else if (lastResult !== "refused" || sent !== sequence) {
      const delay = retryDelays[Math.min(failures++, retryDelays.length - 1)];
      retry = setTimeout(updateServer, delay);
    }
  };
  return {
    read: () => status,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** From now on this is the draft; null where all is saved. */
    write: (next: string | null) => {
      if (next === text) return;
      text = next;
      sequence += 1;
      clearTimeout(autosave);
      autosave = undefined;
      if (next === null) {
        updateBrowser();
        updateServer();
      } else {
        autosave = setTimeout(() => {
          updateBrowser();
          updateServer();
        }, autosaveDelay);
        publish();
      }
    },
    /** The connection is back, or somebody signed in: the server is asked at once. */
    retryNow: () => {
      failures = 0;
      if (autosave === undefined) updateServer();
    },
    /** Something else has deleted what the browser stores. */
    restoreInBrowser: () => {
      if (text !== null && autosave === undefined) updateBrowser();
    },
    /** The page may go at any moment: what is not stored yet is stored now. */
    flush: () => {
      if (autosave !== undefined) updateBrowser();
      if (!server || text === null || onServer === sequence) return;
      isServerTouched = true;
      const sent = sequence;
      server.store(sent, text, true).then((result) => {
        // It may have been left for a moment only.
        if (result === "stored") onServer = Math.max(onServer, sent);
        publish();
      });
    },
  };
}
