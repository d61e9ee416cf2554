import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { showUndo } from "../../../ui/toast/showToast";
import { showFailure } from "../../showFailure";
import type { Snapshot } from "../editing";
import type { MergeRule } from "../merge";
import {
  browserDraftEditors,
  draftKey,
  type FoundDraft,
  type ParseDraft,
  readBrowserDraft,
  writeBrowserDraft,
} from "./browserDrafts";
import { removeStored } from "./browserStorage";
import { whenClosed } from "./editorPresence";
import type { OwnDraft, ServerDrafts } from "./useOwnDraft";

type Options<Values, Side> = Omit<LeftDraftOptions<Values, Side>, "editor"> & {
  own: OwnDraft;
  /** The values of the form. */
  values: Values;
  /** Merges a draft into the form. @param onRecovered called once the form has the draft */
  recover: (draft: FoundDraft<Values>, onRecovered: () => void) => void;
};

/**
 * Offers the drafts of editors that are closed. A recovered draft is merged with the form. It stays stored
 * until this editor's own draft, which now contains its changes, is stored or saved.
 */
export function useDraftOffers<Values, Side>({
  own,
  values,
  recover,
  ...options
}: Options<Values, Side>) {
  const { left, hide, remove, dismiss, dismissals } = useLeftDrafts({
    ...options,
    editor: own.editor,
  });
  const { rule, server } = options;
  const [recovered, setRecovered] = useState<readonly FoundDraft<Values>[]>([]);
  const { text, isOnServer, isInBrowser } = own.status;
  const isSafe = text === null || (server ? isOnServer : isInBrowser);
  const removeRecovered = useEffectEvent(() => {
    for (const draft of recovered) remove(draft);
    setRecovered([]);
  });
  useEffect(() => {
    if (recovered.length > 0 && isSafe) removeRecovered();
  }, [recovered, isSafe]);

  return {
    offers: useMemo(
      () => left.filter((draft) => addsSomething(draft, values, rule)),
      [left, values, rule],
    ),
    recover: (draft: FoundDraft<Values>) =>
      recover(draft, () => {
        hide(draft);
        setRecovered((before) => [...before, draft]);
      }),
    dismiss,
    dismissals,
  };
}

/** A draft on the server. `content` is a Draft as JSON, `updatedAt` a date in ISO format. */
type ServerDraft = { editor: string; sequence: number; content: string; updatedAt: string };

type LeftDraftOptions<Values, Side> = {
  prefix: string;
  parse: ParseDraft<Values>;
  /** The id of this editor, whose own draft is not offered. */
  editor: string;
  /** The latest saved record that this editor has loaded. */
  base: Snapshot<Values>;
  rule: MergeRule<Values, Side>;
  server?: ServerDrafts | undefined;
  /** The drafts that the server had when the editor opened. */
  serverDrafts?: readonly ServerDraft[];
};

const none: readonly ServerDraft[] = [];

/**
 * The drafts of closed editors in this browser or on the server, newest first. Drafts of open windows are
 * added once the windows close. Drafts without unsaved changes are deleted.
 */
function useLeftDrafts<Values, Side>({
  prefix,
  parse,
  editor,
  base,
  rule,
  server,
  serverDrafts = none,
}: LeftDraftOptions<Values, Side>) {
  const [left, setLeft] = useState<readonly FoundDraft<Values>[]>([]);
  const [dismissals, setDismissals] = useState(0);
  const beingDismissed = useRef(new Set<FoundDraft<Values>>());
  const show = (draft: FoundDraft<Values>) =>
    setLeft((known) => [...known, draft].sort((one, next) => next.storedAt - one.storedAt));
  const hide = (draft: FoundDraft<Values>) =>
    setLeft((known) => known.filter((each) => each !== draft));
  const remove = (draft: FoundDraft<Values>) => {
    removeStored(draftKey(prefix, draft.editor));
    server?.remove({ editor: draft.editor, sequence: draft.sequence });
  };
  const readServerDraft = (name: string): FoundDraft<Values> | null => {
    const stored = serverDrafts.find((each) => each.editor === name);
    const draft = stored && parse(JSON.parse(stored.content));
    if (!draft) return null;
    const { sequence, updatedAt } = stored;
    return { ...draft, editor: name, sequence, storedAt: Date.parse(updatedAt) };
  };
  const find = useEffectEvent((name: string, isOnServerOnly: boolean) => {
    const inBrowser = readBrowserDraft(prefix, name, parse);
    // If this browser had the draft when the editor opened, and no longer has it, another window has saved,
    // recovered or dismissed the draft. The copy on the server is then not offered either.
    const found = newer(inBrowser, inBrowser || isOnServerOnly ? readServerDraft(name) : null);
    if (!found) return;
    const isKnown = found.base.version <= base.version;
    if (isKnown && !addsSomething(found, base.values, rule)) remove(found);
    else show(found);
  });
  const serverEditors = useEffectEvent(() => serverDrafts.map((draft) => draft.editor));

  useEffect(() => {
    const closing = new AbortController();
    const here = browserDraftEditors(prefix);
    for (const name of new Set([...here, ...serverEditors()])) {
      if (name === editor) continue;
      whenClosed(name, closing.signal).then(
        () => !closing.signal.aborted && find(name, !here.includes(name)),
        () => {},
      );
    }
    // Stops offering a draft that was recovered or dismissed in another window.
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (newValue !== null) return;
      setLeft((known) => known.filter((draft) => draftKey(prefix, draft.editor) !== key));
    };
    window.addEventListener("storage", handleStorage);
    return () => {
      window.removeEventListener("storage", handleStorage);
      closing.abort();
      setLeft([]);
    };
  }, [prefix, editor]);
  return {
    left,
    /** Stops offering a draft, which stays stored. */
    hide,
    /** Deletes a draft in this browser and on the server, because another draft contains its changes. */
    remove: (draft: FoundDraft<Values>) => {
      hide(draft);
      remove(draft);
    },
    /**
     * Stores a draft as dismissed, and then stops offering it. In this order, the list of revisions has the
     * draft before the offer disappears. A notice offers to undo the dismissal. The server stores
     * dismissed drafts for thirty days.
     */
    dismiss: async (draft: FoundDraft<Values>) => {
      if (beingDismissed.current.has(draft)) return;
      beingDismissed.current.add(draft);
      const key = draftKey(prefix, draft.editor);
      const { base: from, values } = draft;
      const content = JSON.stringify({ base: from, values });
      const store = async (step: number, isDismissed: boolean) => {
        const sequence = draft.sequence + step;
        if (!isDismissed) writeBrowserDraft(key, sequence, content);
        const state = { editor: draft.editor, sequence, content, isDismissed };
        const isStored = !server || (await server.store(state, false)) === "stored";
        if (isStored && isDismissed) removeStored(key);
        setDismissals((count) => count + 1);
        return isStored;
      };
      const isDismissed = await store(1, true);
      beingDismissed.current.delete(draft);
      if (!isDismissed) {
        showFailure("Error", "Your changes could not be dismissed. They stay as they are.");
        return;
      }
      hide(draft);
      showUndo({
        title: "Changes dismissed",
        ...(server && { description: "They stay among the revisions for thirty days." }),
        onUndo: () => {
          show({ ...draft, sequence: draft.sequence + 2 });
          void store(2, false);
        },
      });
    },
    /** A number that rises whenever the dismissed drafts on the server may have changed. */
    dismissals,
  };
}

function newer<Values>(
  one: FoundDraft<Values> | null,
  other: FoundDraft<Values> | null,
): FoundDraft<Values> | null {
  if (!one || !other) return one ?? other;
  return one.sequence >= other.sequence ? one : other;
}

/** Whether a draft has changes that the form does not have. */
export function addsSomething<Values, Side>(
  { base, values }: FoundDraft<Values>,
  shown: Values,
  rule: MergeRule<Values, Side>,
): boolean {
  const merge = rule.merge({ base: base.values, mine: values, theirs: shown });
  return merge.clashes.length > 0 || rule.differingKeys(merge.values, shown).length > 0;
}
