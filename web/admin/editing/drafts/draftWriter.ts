/** The result of sending a draft to the server. */
export type ServerResult = "stored" | "unreachable" | "signedOut" | "refused";

/**
 * The functions that store and remove the draft of one editor, in the browser and on the server.
 */
export type DraftPlaces = {
  /** @returns whether the browser has stored the draft */
  storeInBrowser: (sequence: number, text: string) => boolean;
  removeFromBrowser: () => void;
  /** Undefined for records whose drafts stay in the browser. */
  server?: {
    /** @param isLast whether the page may be closing, so that the request must outlive the page */
    store: (sequence: number, text: string, isLast: boolean) => Promise<ServerResult>;
    remove: (sequence: number) => Promise<ServerResult>;
  };
};

/** Where a draft is stored, and the result of the last request to the server. */
export type DraftStatus = {
  /** The content of the draft that has this status. Null if everything is saved. */
  text: string | null;
  isInBrowser: boolean;
  /** Whether the browser failed to store the draft. */
  hasBrowserFailed: boolean;
  isOnServer: boolean;
  server: ServerResult;
};

/** The status before the first change. */
export const nothingStored: DraftStatus = {
  text: null,
  isInBrowser: false,
  hasBrowserFailed: false,
  isOnServer: false,
  server: "stored",
};

/** The pause in typing before a draft is stored, in milliseconds. */
export const autosaveDelay = 500;
/** The pauses after failed requests to the server, in milliseconds: after the first failure, the second, … */
const retryDelays = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Stores the latest draft of an editor in the browser and on the server, half a second after the last change.
 * Sends one request at a time, and repeats a failed request until the server has stored or refused the draft.
 * In the status, a draft counts as stored only after the browser or the server has confirmed it.
 */
export function createDraftWriter({ storeInBrowser, removeFromBrowser, server }: DraftPlaces) {
  let text: string | null = null;
  let sequence = 0;
  /** The sequence numbers of the drafts that the browser and the server have stored; 0 before the first. */
  let [inBrowser, onServer] = [0, 0];
  /** Whether the server may have a draft of this editor. */
  let isServerTouched = false;
  let lastResult: ServerResult = "stored";
  let isSending = false;
  /** The sequence number of the draft that `flush` is sending; 0 while it sends nothing. */
  let flushing = 0;
  let isClosed = false;
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
    const result =
      sentText === null ? await server.remove(sent) : await server.store(sent, sentText, false);
    isSending = false;
    if (result === "stored" && sentText === null) isServerTouched = false;
    settle(sent, result);
  };
  const settle = (sent: number, result: ServerResult) => {
    lastResult = result;
    if (result === "stored") {
      onServer = Math.max(onServer, sent);
      failures = 0;
    }
    publish();
    if (isClosed && text !== null) return;
    // A running autosave timer will send the latest text.
    if (isSending || isServerDone() || autosave !== undefined) return;
    if (result === "stored") updateServer();
    else if (result !== "refused" || sent !== sequence) {
      const delay = retryDelays[Math.min(failures++, retryDelays.length - 1)];
      clearTimeout(retry);
      retry = setTimeout(updateServer, delay);
    }
  };
  const flush = () => {
    if (autosave !== undefined) updateBrowser();
    if (!server || text === null || onServer === sequence || flushing === sequence) return;
    isServerTouched = true;
    const sent = sequence;
    flushing = sent;
    server.store(sent, text, true).then((result) => {
      if (flushing === sent) flushing = 0;
      // The result matters if the page was only hidden, and not closed.
      if (result === "stored" || sent === sequence) settle(sent, result);
    });
  };
  return {
    read: () => status,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sets the draft to be stored. Null if everything is saved: the stored draft is then removed. */
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
    /** Sends the draft to the server at once, because there is a connection or a session again. */
    retryNow: () => {
      failures = 0;
      if (autosave === undefined) updateServer();
    },
    /** Stores the draft in the browser again, after another window has deleted it. */
    restoreInBrowser: () => {
      if (text !== null && autosave === undefined) updateBrowser();
    },
    /** Stores the draft at once, because the page may be closed. */
    flush,
    /** Reverts `close`: in development, React unmounts a new editor and mounts it again. */
    open: () => {
      isClosed = false;
    },
    /**
     * Stores the draft a last time. A failed attempt is not repeated, because it could restore a
     * draft that was deleted meanwhile. Only the removal of a draft is repeated.
     */
    close: () => {
      flush();
      isClosed = true;
      if (text !== null) clearTimeout(retry);
    },
  };
}
