import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { FoundDraft } from "./browserDrafts";
import { addsSomething, type LeftDraftOptions, useLeftDrafts } from "./useLeftDrafts";
import type { OwnDraft } from "./useOwnDraft";

type Options<Values, Side> = Omit<LeftDraftOptions<Values, Side>, "editor"> & {
  own: OwnDraft;
  /** What the form shows. */
  values: Values;
  /** Puts a draft into the form. @param onRecovered to be called when it is there */
  recover: (draft: FoundDraft<Values>, onRecovered: () => void) => void;
};

/**
 * What earlier editors left, offered to this one. A draft that is recovered is merged with the form, and
 * stays stored until this editor's own draft, which has it from then on, is stored or saved.
 */
export function useDraftOffers<Values, Side>({
  own,
  values,
  recover,
  ...options
}: Options<Values, Side>) {
  const { left, hide, remove } = useLeftDrafts({ ...options, editor: own.editor });
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
    dismiss: remove,
  };
}
