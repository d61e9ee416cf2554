import type { StoreRecords } from "../relay/environment";
import type { Theme } from "./PageContext";
import type { PostedForm } from "./PostedForm";

/** Messages of the routes that failed on the server, by the id of the route that shows them. */
export type PageErrors = Record<string, string>;

/** What the browser needs to take a rendered page over without asking again. */
export type PageState = {
  records: StoreRecords;
  errors: PageErrors;
  origin: string;
  theme: Theme | null;
  siteTheme: Theme | null;
  postedForm: PostedForm | null;
};

const elementId = "page-state";

const root = "client:root";

/** What a site has that speaks documented English: nothing, which need not be sent. */
const defaults = { siteWords: null };

function withoutUsual(records: StoreRecords): StoreRecords {
  const { siteWords, ...fields } = Object(records[root]);
  return siteWords === null ? { ...records, [root]: fields } : records;
}

function withUsual(records: StoreRecords): StoreRecords {
  return { ...records, [root]: { ...defaults, ...Object(records[root]) } };
}

/**
 * The records in one order, whatever order the queries of the page were answered in: a page is the same, byte
 * for byte, wherever and however often it is rendered.
 */
function inOrder(records: StoreRecords): StoreRecords {
  return sorted(records, (record) => record && sorted(record, (value) => value));
}

function sorted<Value>(
  object: Record<string, Value>,
  change: (value: Value) => Value,
): Record<string, Value> {
  const entries = Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, change(value)]));
}

/** The state as a data block of the page. It cannot end its element, nor be run. */
export function embedPageState(state: PageState): string {
  const json = JSON.stringify({
    ...state,
    records: inOrder(withoutUsual(state.records)),
  }).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

export function readPageState(): PageState {
  const element = document.getElementById(elementId);
  const state: PageState = element?.textContent
    ? JSON.parse(element.textContent)
    : {
        records: {},
        errors: {},
        origin: window.location.origin,
        theme: null,
        siteTheme: null,
        postedForm: null,
      };
  element?.remove();
  return { ...state, records: withUsual(state.records) };
}
