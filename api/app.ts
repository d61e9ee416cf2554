import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { createAccess } from "./access/access.ts";
import { addCachePolicy } from "./access/cache-policy.ts";
import type { Caller } from "./access/caller.ts";
import { createCookieJar } from "./access/cookies.ts";
import { deriveKey } from "./access/derive-key.ts";
import { createIdentifyCaller } from "./access/identify-caller.ts";
import { linkEntryPlugin } from "./access/links/link-entry-plugin.ts";
import type { SealedText } from "./access/sealed-text.ts";
import { visitor } from "./access/viewer.ts";
import { assetsPlugin } from "./assets-plugin.ts";
import type { BackupSchedule } from "./backup/schedule/backup-schedule.ts";
import { backupsPlugin } from "./backup/schedule/backups-plugin.ts";
import type { ArchiveSources } from "./backup/write-archive.ts";
import { openStoredBuilds } from "./boot/stored-builds.ts";
import type { MakeContext } from "./builder/context.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Condition, conditionPlugin } from "./condition/condition.ts";
import type { MessageMail } from "./contact/message-mail.ts";
import { countWaitingMails } from "./contact/outbox.ts";
import { openCopyDownload } from "./copy-download/copy-download.ts";
import type { Database } from "./database/client.ts";
import { openConnectionCounts } from "./database/connection-counts.ts";
import { openContentState } from "./database/content-state.ts";
import type { DirectReads } from "./database/direct-reads.ts";
import type { Coordination } from "./database/instances/coordination.ts";
import { memoiseReads } from "./database/memoise-reads.ts";
import { downloadsPlugin } from "./downloads-plugin.ts";
import type { Environment } from "./environment.ts";
import { handleErrors } from "./errors/send-error.ts";
import { createContext } from "./graphql/create-context.ts";
import { graphqlPlugin } from "./graphql/graphql-plugin.ts";
import { persistedTexts } from "./graphql/persisted-documents.ts";
import { healthPlugin } from "./health-plugin.ts";
import { housekeepingPlugin } from "./housekeeping-plugin.ts";
import { limitRate, noticeUntrustedProxy } from "./http/limit-rate.ts";
import { createIsNear } from "./http/near-addresses.ts";
import { refuseForgery } from "./http/refuse-forgery.ts";
import { requireHost } from "./http/require-host.ts";
import { secureHeaders } from "./http/secure-headers.ts";
import { addBasePathToRedirects } from "./http/strip-base-path.ts";
import { type TimeLimits, timeLimits } from "./http/time-limits.ts";
import { logCachedResponse, logRequests } from "./log-requests.ts";
import type { Media } from "./media/media.ts";
import { mediaPlugin } from "./media/serve/media-plugin.ts";
import { companionPlugin } from "./media/uploads/parts/companion-plugin.ts";
import { uploadsPlugin } from "./media/uploads/uploads-plugin.ts";
import { openMetrics } from "./metrics/metrics.ts";
import { countCachedResponse, countResponses, metricsPlugin } from "./metrics/metrics-plugin.ts";
import { visitsPlugin } from "./numbers/visits-plugin.ts";
import { openServer } from "./open-server.ts";
import { createReadAnalyticsId } from "./pages/analytics-id.ts";
import { boundRendering } from "./pages/bound-rendering.ts";
import { cardsPlugin } from "./pages/cards/cards-plugin.ts";
import { feedsPlugin } from "./pages/feeds-plugin.ts";
import { accessFormPlugin, contactFormPlugin } from "./pages/forms/message-forms-plugin.ts";
import { passwordFormsPlugin } from "./pages/forms/password-forms-plugin.ts";
import { iconsPlugin } from "./pages/icons/icons-plugin.ts";
import { letterName } from "./pages/lettering/letter-name.ts";
import { pagesPlugin } from "./pages/pages-plugin.ts";
import { localPdfWorker, type PdfJob } from "./pages/pdf/pdf-job.ts";
import { pdfPlugin } from "./pages/pdf/pdf-plugin.ts";
import { createPdfs } from "./pages/pdf/pdfs.ts";
import type { Renderer } from "./pages/renderer.ts";
import { askRobots } from "./pages/robots.ts";
import { searchPlugin } from "./pages/search-plugin.ts";
import { securityContactPlugin } from "./pages/security-contact-plugin.ts";
import { createSharedSeconds, createStaleSeconds } from "./pages/shared-pages.ts";
import { createReadHasPlayers } from "./projects/read-has-players.ts";
import { createCacheKey } from "./response-cache/cache-key.ts";
import { createResponseCache } from "./response-cache/response-cache.ts";
import { storeResponses } from "./response-cache/store-responses.ts";
import { docsPlugin } from "./rest/docs-plugin.ts";
import { restPlugin } from "./rest/rest-plugin.ts";
import { fontsPlugin } from "./site/look/fonts/fonts-plugin.ts";
import { createReadWords } from "./site/read-site-words.ts";
import { resumePlugin } from "./site/resume/resume-plugin.ts";
import { readSiteRobots } from "./site/site-robots.ts";
import type { Worker } from "./worker/open-worker.ts";

export type AppServices = {
  environment: Environment;
  database: Database;
  reads: DirectReads;
  condition: Condition;
  media: Media;
  /** The site's secret, from which all keys for signing and encryption are derived. */
  secret: string;
  sealedText: SealedText;
  messageMail: MessageMail;
  coordination: Coordination;
  backupSources: ArchiveSources;
  backups: BackupSchedule | undefined;
  createRenderer: (app: FastifyInstance) => Promise<Renderer>;
  /** The process that makes PDFs. Undefined to make them in this process. */
  pdfWorker?: Worker<PdfJob> | undefined;
  /** The folder of the built files under /assets. Undefined in development. */
  assetsFolder: string | undefined;
  /**
   * The folder of all built files, from which static copies are made. Undefined where no copy can
   * be made.
   */
  distFolder?: string | undefined;
  /** Whether visitors get cached responses. False in development, where the code changes. */
  cachesResponses: boolean;
  /** Undefined for the machine's clock. */
  clock?: Clock | undefined;
  /** Undefined for the default limits of time-limits.ts. */
  timeLimits?: TimeLimits | undefined;
};

/** The caller of work that the server does for all visitors and not for a request, such as making PDFs. */
const nobody: Caller = {
  address: "",
  cookies: createCookieJar(),
  device: "",
  origin: "",
  measuring: "declined",
};

/** The maximum size of all cached responses, in bytes. */
const cacheSize = 32 * 1024 * 1024;

/** Creates the app, and registers hooks and plugins in the order in which requests pass them. */
export async function createApp(services: AppServices): Promise<FastifyInstance> {
  const { environment, database, reads, media, secret } = services;
  const { sealedText, messageMail, coordination, backups, condition } = services;
  const { publicUrl, basePath, trustProxy } = environment;
  const { clock = systemClock } = services;
  const limits = services.timeLimits ?? timeLimits;
  const contentState = openContentState(environment.databaseUrl, clock);
  const readWords = await createReadWords(reads);
  const metrics = environment.metrics && (await openMetrics());
  const cache = createResponseCache({
    content: contentState,
    cacheKey: createCacheKey(publicUrl, trustProxy !== false),
    maxBytes: cacheSize,
    timeLimit: limits.sharedResponse,
    readWords,
    basePath,
    onResponse: (request, response, answered) => {
      logCachedResponse(request, response, answered);
      if (metrics) countCachedResponse(metrics, request, response, answered);
    },
  });
  if (!services.cachesResponses) cache.close();
  // If TRUST_PROXY is a number of proxies, every connection may come from a proxy, so the number of
  // connections from an address is not limited.
  const isUncapped =
    environment.rateLimit === 0 || typeof trustProxy === "function"
      ? () => true
      : createIsNear(trustProxy);
  const app = openServer({ cache, limits, isUncapped, basePath, trustProxy });
  handleErrors(app, readWords, basePath);
  const access = createAccess({ database, secret, sealedText, coordination });
  const identifyCaller = createIdentifyCaller(access, publicUrl);
  const visitorDatabase = memoiseReads(database, contentState.read);
  const { distFolder } = services;
  const copySources = { app, database, media, coordination, clock, site: publicUrl };
  const copyDownload =
    distFolder === undefined ? undefined : openCopyDownload({ ...copySources, distFolder });
  const shared = {
    ...{ database, visitorDatabase, reads, contentState, clock, access, sealedText, messageMail },
    ...{ media, backups, condition, copyDownload },
    fixed: environment,
  };
  const makeContext: MakeContext = async (request, reply) => {
    const { viewer, caller } = await identifyCaller(request, reply);
    return createContext(shared, viewer, caller);
  };

  logRequests(app);
  if (metrics) countResponses(app, metrics);
  // Sends the mails that were still waiting when the server last stopped.
  app.addHook("onListen", async () => messageMail.wake());
  for (const opened of [contentState, coordination, messageMail, media, reads]) {
    app.addHook("onClose", () => opened.close());
  }
  const readAnalyticsId = createReadAnalyticsId(reads, environment);
  const { allowPlayers } = await secureHeaders(app, {
    hasAnalytics: async () => (await readAnalyticsId()) !== null,
    hasPlayers: createReadHasPlayers(reads, contentState),
    bucketOrigin: media.parts.origin,
    basePath,
  });
  addBasePathToRedirects(app, basePath);
  requireHost(app);
  noticeUntrustedProxy(app, trustProxy);
  refuseForgery(app, publicUrl);
  await app.register(cookie);
  limitRate(app, {
    ...environment,
    isUnlimited: async (request, reply) => {
      const { viewer } = await identifyCaller(request, reply);
      return viewer.isOwner || viewer.token !== undefined;
    },
    readWords,
  });
  addCachePolicy(app);
  askRobots(app, () => readSiteRobots(visitorDatabase));
  storeResponses(app, cache);
  const builds = openStoredBuilds({
    dataFolder: environment.dataFolder,
    ownAssets: services.assetsFolder,
    documents: persistedTexts,
    clock,
  });
  if (services.assetsFolder) {
    await app.register(assetsPlugin, { folder: services.assetsFolder, builds });
  }
  await app.register(mediaPlugin, { ...media, database, letterName, makeContext });
  await app.register(uploadsPlugin, { media, makeContext });
  await app.register(companionPlugin, { media, makeContext });
  await app.register(graphqlPlugin, {
    makeContext,
    timeLimit: limits.operation,
    isOpen: environment.hasOpenGraphQL,
    readFormerDocument: builds.readDocument,
  });
  await app.register(restPlugin, { makeContext });
  await app.register(docsPlugin, { basePath });
  if (environment.hasMcp) {
    const { mcpPlugin } = await import("./mcp/mcp-plugin.ts");
    await app.register(mcpPlugin, { makeContext });
  }
  await app.register(visitsPlugin, {
    ...environment,
    database,
    contentState,
    clock,
    identifyCaller,
    notices: messageMail,
  });
  if (!environment.isReadOnly) {
    await app.register(housekeepingPlugin, { database, media, coordination });
  }
  await app.register(backupsPlugin, { backups });
  await app.register(downloadsPlugin, {
    backups,
    sources: services.backupSources,
    coordination,
    makeContext,
  });
  await app.register(conditionPlugin, { condition });
  await app.register(healthPlugin, { ...services, storage: media.storage });
  await app.register(iconsPlugin, { ...media, database, basePath });
  await app.register(cardsPlugin, { ...media, makeContext, publicUrl });
  await app.register(pdfPlugin, {
    pdfs: createPdfs({ worker: services.pdfWorker ?? localPdfWorker, publicUrl }),
    makeContext,
    makeVisitorsContext: () => createContext(shared, visitor, nobody),
    ...{ contentState, coordination, readWords, basePath },
  });
  await app.register(fontsPlugin, { database });
  await app.register(resumePlugin, { database, storage: media.storage });
  const lists = { reads, clock, publicUrl, sharedSeconds: environment.sharedCacheSeconds };
  await app.register(searchPlugin, { ...lists, database });
  await app.register(feedsPlugin, { ...lists, database, idKey: deriveKey(secret, "feeds") });
  await app.register(securityContactPlugin, { contact: environment.securityContact, publicUrl });
  const { render, countWaiting } = boundRendering(await services.createRenderer(app));
  if (metrics && environment.metrics) {
    await app.register(metricsPlugin, {
      ...environment.metrics,
      metrics,
      waiting: {
        pages: countWaiting,
        pictures: media.countWaiting,
        mails: () => countWaitingMails(database),
      },
      countConnections: await openConnectionCounts(environment.databaseUrl),
    });
  }
  await app.register(contactFormPlugin, { render, makeContext, publicUrl });
  await app.register(accessFormPlugin, { render, makeContext, publicUrl });
  await app.register(passwordFormsPlugin, { makeContext });
  await app.register(linkEntryPlugin, { makeContext });
  await app.register(pagesPlugin, {
    render,
    makeContext,
    publicUrl,
    readWords,
    readAnalyticsId,
    sharedSecondsOf: createSharedSeconds(environment.sharedCacheSeconds, reads, clock),
    staleSecondsOf: createStaleSeconds(environment.staleSeconds, reads, clock),
    allowPlayers,
  });
  return app;
}
