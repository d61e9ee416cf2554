import type { StoreRecords } from "../../relay/environment";
import type { Theme } from "../../rendering/PageContext";
import type { PostedForm } from "../connect/PostedForm";

/** Messages of the routes that failed on the server, by the id of the route that shows them. */
export type PageErrors = Record<string, string>;

/** What the browser needs to take a rendered page over without asking again. */
export type PageState = {
  records: StoreRecords;
  errors: PageErrors;
  origin: string;
  theme: Theme | null;
  postedForm: PostedForm | null;
};

const elementId = "page-state";

/** The state as a data block of the page. It cannot end its element, nor be run. */
export function embedPageState(state: PageState): string {
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
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
        postedForm: null,
      };
  element?.remove();
  return state;
}
