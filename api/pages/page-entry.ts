import type { RenderedPage, RenderRequest } from "./renderer.ts";

type Page = Extract<RenderedPage, { kind: "page" }>;
type Redirect = Extract<RenderedPage, { kind: "redirect" }>;

/** What web/entry-server.tsx offers: a page, and the source modules whose code and styles it needs. */
export type PageEntry = {
  render: (request: RenderRequest) => Promise<Redirect | (Page & { modulePaths: string[] })>;
};
