import { create } from "content-disposition";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { cachePolicy } from "../../access/cache-policy.ts";
import { accessStamp } from "../../access/viewer.ts";
import type { Context, MakeContext } from "../../builder/context.ts";
import type { ContentStateReader } from "../../database/content-state.ts";
import type { Coordination } from "../../database/instances/coordination.ts";
import { levelOf } from "../../database/storage-fault.ts";
import { waitingPage } from "../../errors/error-page.ts";
import { log } from "../../log.ts";
import { sendMissing, sendStored } from "../../media/serve/send-stored.ts";
import { findRedirect } from "../../projects/redirects/find-redirect.ts";
import type { ReadWords } from "../../site/read-site-words.ts";
import { viewerPolicy } from "../../site/resume/resume-plugin.ts";
import { type Pdfs, preparePdfs } from "./pdfs.ts";

type Options = {
  pdfs: Pdfs;
  makeContext: MakeContext;
  /** Creates the context of a visitor without any password or share link. */
  makeVisitorsContext: () => Promise<Context>;
  contentState: ContentStateReader;
  coordination: Pick<Coordination, "once">;
  readWords: ReadWords;
  /** The path below which the site is served. */
  basePath: string;
};

/** After how long a visitor may repeat the request, in seconds. */
const retryAfter = 60;

/** How often the server checks whether content has changed, in milliseconds. */
const interval = 15_000;

/** The longest pause between preparations of the same content, as a number of intervals: an hour. */
const maxPause = (60 * 60 * 1_000) / interval;

const parameters = z.object({ slug: z.string() });
const question = z.object({ paper: z.literal("letter").optional().catch(undefined) });

/**
 * Serves projects, briefs and their slides as PDF. Visitors get a PDF that exists already, or
 * status 503 with `Retry-After`: only the owner, readers of share links and viewers with the
 * portfolio password can have a PDF rendered.
 */
export async function pdfPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { pdfs, makeContext, readWords, basePath } = options;

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    slug: string | null,
    isSlides: boolean,
  ) => {
    const context = await makeContext(request, reply);
    const { viewer } = context;
    const { paper } = question.parse(request.query);
    const subject = { slug, paper: isSlides ? "slides" : paper ? "us-letter" : "a4" } as const;
    const found = await pdfs.find(subject, context);
    if (!found) {
      const page = slug && (await findRedirect(context.database, `/project/${slug}`, context));
      if (!page?.startsWith("/project/")) return sendMissing(reply);
      reply.header("cache-control", cachePolicy(viewer));
      return reply.redirect(`${page}${isSlides ? "/slides.pdf" : ".pdf"}`, 301);
    }
    if (accessStamp(viewer) !== undefined) await found.make(true);
    else if (!(await found.isMade())) {
      return reply
        .status(503)
        .header("retry-after", String(retryAfter))
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(waitingPage(await readWords(), basePath));
    }
    const cacheControl = cachePolicy(viewer);
    // Search engines should list the page, not its PDF.
    reply.header("x-robots-tag", "noindex");
    reply.header("content-disposition", create(`${found.title}.pdf`, { type: "inline" }));
    return sendStored(request, reply, context.media.storage, {
      key: found.key,
      mediaType: "application/pdf",
      version: found.key,
      isPublic: cacheControl.startsWith("public"),
      cacheControl,
      policy: viewerPolicy,
    });
  };

  const serve = (url: string, isSlides: boolean) =>
    app.route({
      method: ["GET", "HEAD"],
      url,
      handler: (request, reply) => {
        const slug = url.includes(":slug") ? parameters.parse(request.params).slug : null;
        return send(request, reply, slug, isSlides);
      },
    });
  serve("/project/:slug.pdf", false);
  serve("/project/:slug/slides.pdf", true);
  serve("/brief.pdf", false);
  serve("/brief/slides.pdf", true);

  const prepare = createPreparation(options);
  let inProgress: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    timer = setInterval(() => {
      inProgress ??= prepare().finally(() => {
        inProgress = undefined;
      });
    }, interval).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    pdfs.close();
    await inProgress;
  });
}

/**
 * Creates a function to be called once every `interval`. After a change of content, the function
 * makes the PDFs for visitors as soon as the content has stayed the same for one `interval`. While
 * the content stays the same, it makes missing PDFs and removes outdated PDFs once an hour. After a
 * failure it tries again, at growing intervals.
 */
export function createPreparation({
  pdfs,
  makeVisitorsContext,
  contentState,
  coordination,
}: Pick<Options, "pdfs" | "makeVisitorsContext" | "contentState" | "coordination">) {
  let seen: string | undefined;
  /** How many of the next calls do nothing before PDFs are prepared again. */
  let pause = 0;
  let failures = 0;
  return async (): Promise<void> => {
    const state = await contentState.read();
    const isSettled = state !== undefined && state.key === seen;
    seen = state?.key;
    if (!isSettled) {
      pause = 0;
      failures = 0;
      return;
    }
    if (pause > 0) {
      pause -= 1;
      return;
    }
    const outcome = await coordination
      .once("pdfs", async () => preparePdfs(pdfs, await makeVisitorsContext()))
      .catch((error) => {
        log[levelOf(error)]({ err: error }, "PDFs could not be prepared");
        return "failed" as const;
      });
    if (outcome === "complete") {
      failures = 0;
      pause = maxPause;
    } else if (outcome === "failed") {
      failures += 1;
      pause = Math.min(2 ** failures, maxPause);
    }
  };
}
