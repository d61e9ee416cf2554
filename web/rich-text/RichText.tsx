import { basePath } from "../base-path";
import "./RichText.css";

/**
 * Rich text as HTML that the API has generated or sanitised, or that the preview has generated with the same code.
 * Only this component puts HTML into a page, and only from these sources.
 */
export function RichText({ html }: { html: string }) {
  return (
    <div className="rich-text" dangerouslySetInnerHTML={{ __html: addBasePathToLinks(html) }} />
  );
}

/** Links to pages of the site are stored and served without the site's base path. */
function addBasePathToLinks(html: string): string {
  return basePath ? html.replace(/(?<=<a [^>]*?href=")(?=\/(?!\/))/g, basePath) : html;
}
