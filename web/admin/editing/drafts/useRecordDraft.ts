import type { RecordForm } from "../useRecordForm";
import type { ParseDraft } from "./browserDrafts";
import { useDraftOffers } from "./useDraftOffers";
import { useOwnDraft } from "./useOwnDraft";

type Options<Values extends object> = {
  /** The prefix of the keys in the browser's storage. */
  prefix: string;
  form: Pick<RecordForm<Values>, "base" | "values" | "isChanged" | "rule" | "recover">;
  parse: ParseDraft<Values>;
};

/**
 * Stores the changes of a record form in this browser until they are saved, and offers the drafts
 * of closed windows.
 */
export function useRecordDraft<Values extends object>({ prefix, form, parse }: Options<Values>) {
  const { base, values, isChanged, rule } = form;
  const own = useOwnDraft({ prefix, draft: isChanged ? { base, values } : null });
  const offers = useDraftOffers({
    ...{ prefix, parse, own, base, values, rule },
    recover: (draft, onRecovered) => {
      form.recover(draft);
      onRecovered();
    },
  });
  const { text, isInBrowser } = own.status;
  return {
    ...offers,
    state:
      text === null ? ("saved" as const) : isInBrowser ? ("stored" as const) : ("unsaved" as const),
  };
}
