import "./SanitizedHtml.css";

/** HTML that the API has sanitised. The one place that puts HTML into a page; no other source may. */
export function SanitizedHtml({ html }: { html: string }) {
  return <div className="sanitized-html" dangerouslySetInnerHTML={{ __html: html }} />;
}
