import { createHash } from "node:crypto";
import { sampleQueries } from "./fuzz/sample-queries.ts";

/** The page for developers at /graphql, self-contained, and what its policy lets it do. */
type GraphiQLPage = { html: string; contentSecurityPolicy: string };

const title = "Vitrine GraphiQL";
/** `query` is read by the page, though its types name `defaultQuery`, which is not. */
const withSamples = { title, query: sampleQueries };
const pages = new Map<boolean, Promise<GraphiQLPage>>();

/** @param hasQuery whether the page's address carries a query; without one it offers samples */
export function graphiqlPage(hasQuery: boolean): Promise<GraphiQLPage> {
  const page = pages.get(hasQuery) ?? renderPage(hasQuery);
  pages.set(hasQuery, page);
  return page;
}

async function renderPage(hasQuery: boolean): Promise<GraphiQLPage> {
  // Loaded when it is asked for: it holds nine megabytes of script, which every start would read.
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const html = withLink(renderGraphiQL(hasQuery ? { title } : withSamples));
  return { html, contentSecurityPolicy: policyFor(html) };
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
