import type { RenderedPage, RenderRequest } from "./renderer.ts";

type Page = Extract<RenderedPage, { kind: "page" }>;
type Redirect = Extract<RenderedPage, { kind: "redirect" }>;

/** A picture of the first screen, in its best form. */
export type FirstPicture = {
  mediaType: string;
  srcSet: string;
  sizes: string;
  windows?: string | undefined;
};

/** What web/entry-server.tsx offers: a page, and what else it needs in the browser. */
export type PageEntry = {
  render: (request: RenderRequest) => Promise<
    | Redirect
    | (Page & {
        /** The source modules whose code and styles it needs. */
        modulePaths: string[];
        firstPictures: FirstPicture[];
        /** The faces of its first paint: each as CSS has a font, between commas. */
        firstFonts: string;
      })
  >;
};
