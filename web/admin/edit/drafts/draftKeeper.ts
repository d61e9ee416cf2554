/** What came of giving a draft to the server. */
export type Answer = "kept" | "unreachable" | "signedOut" | "refused";

/** Where drafts are kept: in the browser at once, on the server when it can be reached. */
export type DraftPlaces = {
  /** @returns whether this browser has it now */
  keepInBrowser: (sequence: number, text: string) => boolean;
  forgetInBrowser: () => void;
  /** @param isLast the page is about to go: the request has to outlive it */
  keepOnServer: (sequence: number, text: string, isLast: boolean) => Promise<Answer>;
  forgetOnServer: (sequence: number) => Promise<Answer>;
};

/** What is kept, and how the server took what it was given last. */
export type DraftStatus = {
  /** The draft that this is about. Null for none. */
  text: string | null;
  isInBrowser: boolean;
  /** The browser was asked to keep it and could not. */
  hasBrowserFailed: boolean;
  isOnServer: boolean;
  server: Answer;
};

/** The status before anything was typed. */
export const nothingHeld: DraftStatus = {
  text: null,
  isInBrowser: false,
  hasBrowserFailed: false,
  isOnServer: false,
  server: "kept",
};

/** How long the keys rest before a draft is kept, in milliseconds. */
const restBeforeKeeping = 500;
/** How long to wait before the server is asked again, in milliseconds, longer each time. */
const waits = [1_000, 2_000, 4_000, 8_000, 15_000];

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Keeps the latest draft of one editor in both places: half a second after the last key, one request at
 * a time, again and again until the server has it. Its status never says more than is true.
 */
export function createDraftKeeper(places: DraftPlaces) {
  let text: string | null = null;
  let sequence = 0;
  /** The states that each place has; a place that has nothing is at 0. */
  let [inBrowser, onServer] = [0, 0];
  /** Whether the server may hold some draft of this editor. */
  let isServerTouched = false;
  let server: Answer = "kept";
  let isSending = false;
  let failures = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failedInBrowser = 0;
  let status = nothingHeld;
  const listeners = new Set<() => void>();

  const publish = () => {
    const isInBrowser = text !== null && inBrowser === sequence;
    const isOnServer = text !== null && onServer === sequence;
    const hasBrowserFailed = text !== null && failedInBrowser === sequence;
    status = { text, isInBrowser, hasBrowserFailed, isOnServer, server };
    for (const listener of listeners) listener();
  };
  const keepInBrowser = () => {
    clearTimeout(rest);
    rest = undefined;
    if (text === null) places.forgetInBrowser();
    else if (places.keepInBrowser(sequence, text)) [inBrowser, failedInBrowser] = [sequence, 0];
    else failedInBrowser = sequence;
    publish();
  };
  const isServerDone = () => onServer === sequence || (text === null && !isServerTouched);
  const synchronise = async () => {
    clearTimeout(retry);
    retry = undefined;
    if (isSending || isServerDone()) return;
    isSending = true;
    const [sent, sentText] = [sequence, text];
    if (sentText !== null) isServerTouched = true;
    server =
      sentText === null
        ? await places.forgetOnServer(sent)
        : await places.keepOnServer(sent, sentText, false);
    isSending = false;
    if (server === "kept") {
      onServer = sent;
      failures = 0;
      if (sentText === null) isServerTouched = false;
    }
    publish();
    // What was typed meanwhile follows when the keys rest.
    if (isServerDone() || rest !== undefined) return;
    if (server === "kept") synchronise();
    else if (server !== "refused" || sent !== sequence) {
      retry = setTimeout(synchronise, waits[Math.min(failures++, waits.length - 1)]);
    }
  };
  return {
    read: () => status,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** From now on this is the draft; null where all is saved. */
    hold: (next: string | null) => {
      if (next === text) return;
      text = next;
      sequence += 1;
      clearTimeout(rest);
      rest = undefined;
      if (next === null) {
        keepInBrowser();
        synchronise();
      } else {
        rest = setTimeout(() => {
          keepInBrowser();
          synchronise();
        }, restBeforeKeeping);
        publish();
      }
    },
    /** The connection is back, or somebody signed in: the server is asked at once. */
    tryAgain: () => {
      failures = 0;
      if (rest === undefined) synchronise();
    },
    /** Something else has deleted what the browser keeps. */
    keepInBrowserAgain: () => {
      if (text !== null && rest === undefined) keepInBrowser();
    },
    /** The page may go at any moment: what is not kept yet is kept now. */
    leave: () => {
      if (rest !== undefined) keepInBrowser();
      if (text === null || onServer === sequence) return;
      isServerTouched = true;
      const sent = sequence;
      places.keepOnServer(sent, text, true).then((answer) => {
        // It may have been left for a moment only.
        if (answer === "kept") onServer = Math.max(onServer, sent);
        publish();
      });
    },
  };
}
