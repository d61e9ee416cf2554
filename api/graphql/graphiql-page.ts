import { createSharedFile } from "../http/shared-file.ts";

type SharedFile = ReturnType<typeof createSharedFile>;
type Files = { page: string; script: SharedFile; styles: SharedFile };

export const graphiqlPaths = {
  script: "/graphql/graphiql.js",
  styles: "/graphql/graphiql.css",
};

/**
 * The content security policy of the page: scripts and styles only from this site, and the inline styles that
 * the editor adds.
 */
export const graphiqlPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src data:",
  "connect-src 'self'",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

let files: Files | undefined;

/**
 * The GraphiQL page for developers at /graphql, its script and its styles. The addresses in the page are
 * relative, because the site may be served below a path.
 */
export async function graphiqlFiles(): Promise<Files> {
  files ??= await renderFiles();
  return files;
}

const options = { title: "Vitrine GraphiQL", favicon: "favicon.svg" };

async function renderFiles(): Promise<Files> {
  // Imported on demand: the package is nine megabytes of script, which every start would read.
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const html = renderGraphiQL(options);
  const [beforeStyles, styles, afterStyles] = cut(html, "<style>", html.indexOf("</style>"));
  // The last tag, because the script contains tags in strings.
  const scriptEnd = afterStyles.lastIndexOf("</script>");
  const [beforeScript, script, afterScript] = cut(afterStyles, "<script>", scriptEnd);
  const page = [
    beforeStyles,
    `<link rel="stylesheet" href=".${graphiqlPaths.styles}">`,
    afterTag(beforeScript),
    `<script src=".${graphiqlPaths.script}"></script>`,
    restLink,
    afterTag(afterScript),
  ].join("");
  return {
    page,
    script: createSharedFile(withSamples(script), "text/javascript; charset=utf-8"),
    styles: createSharedFile(styles, "text/css; charset=utf-8"),
  };
}

/** Splits HTML at an element: the part before it, its content, and the rest from its closing tag on. */
function cut(html: string, opening: string, end: number): [string, string, string] {
  const start = html.indexOf(opening);
  if (start < 0 || end < start) throw new Error(`GraphiQL's page has no ${opening}`);
  return [html.slice(0, start), html.slice(start + opening.length, end), html.slice(end)];
}

/** The rest of an HTML text after the closing tag with which the text begins. */
function afterTag(html: string): string {
  return html.slice(html.indexOf(">") + 1);
}

/** Adds sample queries to the script. GraphiQL shows the samples unless the page's address has a query. */
function withSamples(script: string): string {
  const own = JSON.stringify(options);
  const at = script.lastIndexOf(own);
  if (at < 0) throw new Error("GraphiQL's script has no options");
  // GraphiQL's page reads the option `query`; the package's types name `defaultQuery`, which the page does
  // not read.
  const offered = JSON.stringify({ ...options, query: sampleQueries });
  const chosen = `/[?&]query=/.test(location.search) ? ${own} : ${offered}`;
  return script.slice(0, at) + chosen + script.slice(at + own.length);
}

const restLink = `<a href="api/docs" style="position:fixed;inset:auto 1rem 1rem auto;z-index:10;padding:.4rem .8rem;border-radius:.5rem;background:#26323d;color:#fff;font:500 13px/1.4 system-ui,sans-serif;text-decoration:none">REST API</a>`;

/** The text that GraphiQL shows to a developer who opens it for the first time. */
export const sampleQueries = `# Vitrine's GraphQL API. Put the cursor in a query and press the play button.

# The home page.
query Home {
  siteIdentity {
    ownerName
    tagline
  }
  projects(onHome: true, first: 12) {
    edges {
      node {
        name
        slug
        homeDisplayWidth
        isPasswordProtected
        heroImage {
          src
          asset {
            altText
            width
            height
          }
        }
      }
    }
  }
}

# One case study. Its content is null while the project is locked.
query CaseStudy {
  project(slug: "passage") {
    name
    isLocked
    caseStudy {
      why {
        __typename
        ... on TextModule {
          title
          content
        }
      }
    }
    next {
      name
    }
  }
}

# What collaborators say.
query Collaborators {
  aboutTabs {
    edges {
      node {
        name
        contentHeading
        quotes(first: 3) {
          edges {
            node {
              quote
              authorName
              authorCompany
            }
          }
        }
      }
    }
  }
}
`;
