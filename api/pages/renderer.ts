import type { ExecutionResult } from "graphql";
import type { EntryRequest, Redirect } from "../../pages/page-entry.ts";

/** The input of the page renderer for one request. */
export type RenderRequest = Omit<EntryRequest, "basePath" | "execute"> & {
  /** Measurement id of the third-party analytics. Null for none. */
  analyticsId: string | null;
  /** Whether it is to tell the site how it is read. */
  countsVisits: boolean;
  /** Whether it tells nothing before a sign of a person. */
  awaitsPerson: boolean;
  /** Whether the page's code is run at once, rather than at the first sign that it is wanted. */
  runsAtOnce: boolean;
  /** The viewer's access beyond that of visitors. Undefined for visitors. */
  access: string | undefined;
  execute: (...operation: Parameters<EntryRequest["execute"]>) => Promise<ExecutionResult>;
};

type RenderedPage =
  | {
      kind: "page";
      status: number;
      html: string;
      /** Whether search engines are to leave it out. */
      isUnlisted?: boolean;
      /** The Link header: what the browser may fetch before it has read the page. */
      preloads?: string;
    }
  | Redirect;

/** Renders the site's pages; made from the build, or from the sources while developing. */
export type Renderer = (request: RenderRequest) => Promise<RenderedPage>;
