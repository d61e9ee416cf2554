import type { ExecutionResult } from "graphql";
import type { EntryRequest, Redirect } from "../../pages/page-entry.ts";

/** Decides what the scripts of a page do. */
export type ScriptOptions = {
  /** Measurement id of the third-party analytics. Null for none. */
  analyticsId: string | null;
  /** Whether the page reports to the site how it is read. */
  countsVisits: boolean;
  /**
   * Whether the page reports nothing until an interaction shows that a person reads it, not a mail
   * scanner that follows links.
   */
  awaitsPerson: boolean;
  /** Whether the page's code runs at once, rather than at the visitor's first interaction. */
  runsAtOnce: boolean;
  /** A hash of the access that the viewer has beyond visitors, from `accessStamp`. Undefined for visitors. */
  access: string | undefined;
};

/** The input of the page renderer for one request. */
export type RenderRequest = Omit<EntryRequest, "basePath" | "execute"> &
  ScriptOptions & {
    execute: (...operation: Parameters<EntryRequest["execute"]>) => Promise<ExecutionResult>;
  };

type RenderedPage =
  | {
      kind: "page";
      status: number;
      html: string;
      /** Whether search engines should leave the page out. */
      isUnlisted?: boolean;
      /** The Link header: files that the browser may fetch before it has read the page. */
      preloads?: string;
    }
  | Redirect;

/** Renders the site's pages: with the built code, or in development with the sources. */
export type Renderer = (request: RenderRequest) => Promise<RenderedPage>;
