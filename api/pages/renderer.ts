import type { ExecutionResult } from "graphql";
import type { PostedForm } from "../../pages/posted-form.ts";

/** A page query as the browser's code names it. */
type PageOperation = { id: string; variables: Record<string, unknown> };

/** The input of the page renderer for one request. */
export type RenderRequest = {
  /** Absolute address of the page. */
  url: URL;
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
  execute: (operation: PageOperation) => Promise<ExecutionResult>;
  /** Told of what failed in the page's own code, which the page does not repeat. */
  reportError: (error: unknown) => void;
  /** The contact form that the page answers, where it was posted and refused. */
  postedForm?: PostedForm;
};

export type RenderedPage =
  | {
      kind: "page";
      status: number;
      html: string;
      /** Whether search engines are to leave it out. */
      isUnlisted?: boolean;
      /** The Link header: what the browser may fetch before it has read the page. */
      preloads?: string;
    }
  | { kind: "redirect"; status: number; location: string };

/** Renders the site's pages; made from the build, or from the sources while developing. */
export type Renderer = (request: RenderRequest) => Promise<RenderedPage>;
