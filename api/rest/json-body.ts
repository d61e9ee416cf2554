import type { FastifyInstance } from "fastify";
import { invalid } from "./rest-error.ts";

/** In bytes: more than six long sections need. */
const largestBody = 4 * 1024 * 1024;

/** In bytes: more than a password or a message needs, from someone whom nobody knows. */
export const largestPublicBody = 64 * 1024;

/**
 * Has the plugin's routes read JSON and nothing else. A body without a byte counts as none; keys that
 * would reach an object's prototype are refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: largestBody },
    (request, text, done) => {
      if (text === "") done(null, undefined);
      else {
        parse(request, String(text), (error, body) =>
          error ? done(invalid({ body: "The body must be JSON." })) : done(null, body),
        );
      }
    },
  );
}
