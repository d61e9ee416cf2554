import { basePath } from "../base-path";
import "./RichText.css";

/**
 * Rich text as HTML that the API has made or sanitised, or the preview with the same code. The one place
 * that puts HTML into a page; no other source may.
 */
export function RichText({ html }: { html: string }) {
  return (
    <div className="rich-text" dangerouslySetInnerHTML={{ __html: addBasePathToLinks(html) }} />
  );
}

/** Links to pages of the site are stored and served without the path below which it stands. */
function addBasePathToLinks(html: string): string {
  return basePath ? html.replace(/(?<=<a [^>]*?href=")(?=\/(?!\/))/g, basePath) : html;
}
