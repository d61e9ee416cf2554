import type { PostedForm } from "../../pages/posted-form";
import type { StoreRecords } from "../relay/environment";
import { dataBlock } from "./dataBlock";
import type { Theme } from "./PageContext";

/** Messages of the routes that failed on the server, by the id of the route that shows them. */
export type PageErrors = Record<string, string>;

/** The data that the browser needs to hydrate a page without fetching anything. */
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

/**
 * The root fields of a site with the built-in English texts. The server leaves these fields out of
 * the page, and the browser adds them again.
 */
const defaults = { siteWords: null };

function withoutUsual(records: StoreRecords): StoreRecords {
  const { siteWords, ...fields } = Object(records[root]);
  return siteWords === null ? { ...records, [root]: fields } : records;
}

function withUsual(records: StoreRecords): StoreRecords {
  return { ...records, [root]: { ...defaults, ...Object(records[root]) } };
}

/**
 * Sorts the records and their fields. Queries finish in any order, and a page with the same content
 * must be the same byte for byte at each rendering.
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

/** Returns the state as the HTML of a `script` element. */
export function embedPageState(state: PageState): string {
  const records = inOrder(withoutUsual(state.records));
  return dataBlock(`type="application/json" id="${elementId}"`, { ...state, records });
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
