import { createRequire } from "node:module";
import { dirname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { createSharedFile } from "../http/shared-file.ts";
import { describeApi } from "./openapi.ts";

const require = createRequire(import.meta.url);

/** The Content-Security-Policy of /api/docs: only this site's files, and no inline scripts or styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const pageBelow = (basePath: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Vitrine REST API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${basePath}/api/docs/reader/swagger-ui.css">
    <script src="${basePath}/api/docs/reader/swagger-ui-bundle.js" defer></script>
    <script src="${basePath}/api/docs/start.js" defer></script>
  </head>
  <body>
    <main id="reader">
      <noscript><p>The reader needs JavaScript; <a href="${basePath}/api/openapi.json">openapi.json</a> does not.</p></noscript>
    </main>
  </body>
</html>
`;

const startBelow = (basePath: string) => `SwaggerUIBundle({
  url: "${basePath}/api/openapi.json",
  dom_id: "#reader",
  deepLinking: true,
  validatorUrl: null,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
});
`;

const readerFiles = new Set(["/swagger-ui.css", "/swagger-ui-bundle.js"]);

/** Serves the OpenAPI description of the REST API at /api/openapi.json, and Swagger UI with it at /api/docs. */
export async function docsPlugin(
  app: FastifyInstance,
  { basePath }: { basePath: string },
): Promise<void> {
  // Created on demand, to keep the start quick.
  let sendDescription: ReturnType<typeof createSharedFile> | undefined;
  await app.register(fastifyStatic, {
    root: dirname(require.resolve("swagger-ui-dist/package.json")),
    prefix: "/api/docs/reader/",
    decorateReply: false,
    allowedPath: (path) => readerFiles.has(path),
    maxAge: "1h",
  });
  app.get("/api/openapi.json", (request, reply) => {
    sendDescription ??= createSharedFile(
      JSON.stringify(describeApi(basePath)),
      "application/json; charset=utf-8",
    );
    return sendDescription(request, reply);
  });
  app.get("/api/docs", (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .header("x-content-type-options", "nosniff")
      .header("referrer-policy", "no-referrer")
      .send(pageBelow(basePath)),
  );
  app.get("/api/docs/start.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(startBelow(basePath)),
  );
}
