import type { FastifyInstance } from "fastify";
import type { PageEntry } from "../../pages/page-entry.ts";
import type { Renderer } from "./renderer.ts";

const developmentTags = `<script type="module" src="/@id/@vitejs/plugin-react/preamble"></script>
<script type="module" src="/@vite/client"></script>
<link rel="stylesheet" href="/web/theme.css">
<script type="module" src="/web/start/start.ts" data-entry="/web/entry-client.tsx" data-slides="/web/start/slides.ts" data-at-once></script>`;

/** Renders pages from the sources, and serves the sources to the browser with hot reload. */
export async function createDevelopmentRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook("onClose", () => vite.close());
  return async (request) => {
    const entry = (await vite.ssrLoadModule("/web/entry-server.tsx")) as PageEntry; // its exports
    const page = await entry.render({ ...request, basePath: "" });
    if (page.kind === "redirect") return page;
    const { modulePaths: _, ...rest } = page;
    return { ...rest, html: page.html.replace("</head>", () => `${developmentTags}</head>`) };
  };
}
