import type { RenderedPage, RenderRequest } from "./renderer.ts";

type Page = Extract<RenderedPage, { kind: "page" }>;
type Redirect = Extract<RenderedPage, { kind: "redirect" }>;

/** A picture of the first screen, in its best format. */
export type FirstPicture = {
  mediaType: string;
  srcSet: string;
  sizes: string;
  windows?: string | undefined;
};

/** The result of web/entry-server.tsx: a page, with the data that the browser needs for it. */
export type PageEntry = {
  /** @param request with the path below which the site stands */
  render: (request: RenderRequest & { basePath: string }) => Promise<
    | Redirect
    | (Page & {
        /** The source modules whose code and styles it needs. */
        modulePaths: string[];
        firstPictures: FirstPicture[];
        /** The font faces of its first paint, with commas around each. */
        firstFonts: string;
      })
  >;
};
