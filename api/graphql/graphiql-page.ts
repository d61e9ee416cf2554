import { createHash } from "node:crypto";
import { renderGraphiQL } from "@graphql-yoga/render-graphiql";
import { sampleQueries } from "./sample-queries.ts";

/** The page for developers at /graphql, self-contained, and what its policy lets it do. */
type GraphiQLPage = { html: string; contentSecurityPolicy: string };

const title = "Vitrine GraphiQL";
/** `query` is read by the page, though its types name `defaultQuery`, which is not. */
const withSamples = { title, query: sampleQueries };
const pages = new Map<boolean, GraphiQLPage>();

/** @param hasQuery whether the page's address carries a query; without one it offers samples */
export function graphiqlPage(hasQuery: boolean): GraphiQLPage {
  const known = pages.get(hasQuery);
  if (known) return known;
  const html = withLink(renderGraphiQL(hasQuery ? { title } : withSamples));
  const page = { html, contentSecurityPolicy: policyFor(html) };
  pages.set(hasQuery, page);
  return page;
}

const link = `<a href="/api/docs" style="position:fixed;inset:auto 1rem 1rem auto;z-index:10;padding:.4rem .8rem;border-radius:.5rem;background:#26323d;color:#fff;font:500 13px/1.4 system-ui,sans-serif;text-decoration:none">REST API</a>`;

/** The page with the way to the description of the REST API. */
function withLink(html: string): string {
  const end = html.lastIndexOf("</body>");
  return `${html.slice(0, end)}${link}${html.slice(end)}`;
}

/** Lets the page run its own script, named by its hash, and none besides. */
function policyFor(html: string): string {
  const start = html.indexOf("<script>") + "<script>".length;
  const script = html.slice(start, html.lastIndexOf("</script>"));
  const hash = createHash("sha256").update(script).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src data:",
    "connect-src 'self'",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
