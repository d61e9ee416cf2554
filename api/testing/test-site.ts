import { rmSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import argon2 from "@node-rs/argon2";
import type { FastifyInstance } from "fastify";
import type { ExecutionResult } from "graphql";
import { type Access, createAccess } from "../access/access.ts";
import { createCookieJar } from "../access/cookies.ts";
import { createSealedText, type SealedText } from "../access/sealed-text.ts";
import type { Viewer } from "../access/viewer.ts";
import { visitor } from "../access/viewer.ts";
import { completeFirstStart } from "../boot/first-start.ts";
import type { Context } from "../builder/context.ts";
import { type Clock, systemClock } from "../clock.ts";
import { type Database, openDatabase } from "../database/client.ts";
import { openContentState } from "../database/content-state.ts";
import { coordinateAlone } from "../database/instances/coordination.ts";
import { memoiseReads } from "../database/memoise-reads.ts";
import { applyMigrations } from "../database/migrations.ts";
import { checkpoint } from "../database/sqlite/checkpoints.ts";
import { type Environment, readEnvironment } from "../environment.ts";
import { createContext } from "../graphql/create-context.ts";
import { createGraphQLServer } from "../graphql/yoga.ts";
import type { TimeLimits } from "../http/time-limits.ts";
import { log } from "../log.ts";
import type { Media } from "../media/media.ts";
import { openLocalStorage } from "../media/storage/local-storage.ts";
import type { Renderer } from "../pages/renderer.ts";
import { blank, openInstance } from "./open-instance.ts";
import {
  createPostgresDatabase,
  dropPostgresDatabase,
  nameOfDatabase,
  postgresServer,
} from "./postgres.ts";

/** A whole site with its own disposable database, without the demo. */
export type TestSite = {
  environment: Environment;
  database: Database;
  media: Media;
  sealedText: SealedText;
  /** The Access object for operations that `graphql` runs. The app has a separate Access object. */
  access: Access;
  app: FastifyInstance;
  /** The context of one operation of a viewer. */
  makeContext: (viewer: Viewer) => Promise<Context>;
  /** Runs an operation through Yoga as the given viewer. */
  graphql: <Data>(
    query: string,
    variables?: Record<string, unknown>,
    viewer?: Viewer,
  ) => Promise<ExecutionResult<Data>>;
  /** Signs in over HTTP as the owner. @returns the browser's Cookie header */
  signIn: () => Promise<string>;
  /** Sends the portfolio password over HTTP. @returns the browser's Cookie header */
  unlock: () => Promise<string>;
  close: () => Promise<void>;
};

export const ownerPassword = "correct horse battery";
export const portfolioPassword = "open sesame";

/** Shared by all test sites: Yoga has no state of a site, and caches the documents that it has validated. */
const yoga = createGraphQLServer();

type Template = { folder: string; databaseUrl: string };

/** The sites to copy, in the state after their first start, by the environment variables of that start. */
const templates = new Map<string, Promise<Template>>();

/**
 * Opens a test site: a copy of a template that has had its first start.
 * @param variables further environment variables of the site
 * @param render renders the pages of the site. By default they are blank
 * @param timeLimits by default the limits of the product
 * @param clock by default the clock of the machine
 * @param firstVariables further environment variables of the first start
 */
export async function openTestSite(
  variables: Record<string, string> = {},
  render: Renderer = blank,
  timeLimits?: TimeLimits,
  clock: Clock = systemClock,
  firstVariables: Record<string, string> = {},
): Promise<TestSite> {
  log.level = "silent";
  const start = JSON.stringify(firstVariables);
  const template = templates.get(start) ?? createTemplate(firstVariables);
  templates.set(start, template);
  const folder = await mkdtemp(join(tmpdir(), "vitrine-test-"));
  // The database file is complete. SQLite's files beside it are not needed, and may disappear meanwhile.
  const filter = (path: string) => !/-(wal|shm)$/.test(path);
  const { folder: made, databaseUrl } = await template;
  await cp(made, folder, { recursive: true, filter });
  const databases = postgresServer()
    ? { DATABASE_URL: await createPostgresDatabase(nameOfDatabase(databaseUrl)) }
    : {};
  const environment = environmentIn(folder, { ...databases, ...variables });
  const services = await openInstance(environment, render, timeLimits, clock);
  const { app, database, reads, media, sealedText, messageMail, backups, condition, secret } =
    services;
  const access = createAccess({ database, secret, sealedText, coordination: coordinateAlone() });
  const caller = {
    address: "127.0.0.1",
    cookies: createCookieJar(),
    device: "An unknown browser",
    origin: "http://localhost",
    measuring: "allowed" as const,
  };
  const contentState = openContentState(environment.databaseUrl, clock);
  const visitorDatabase = memoiseReads(database, contentState.read);
  const makeContext = (viewer: Viewer) =>
    createContext(
      {
        database,
        visitorDatabase,
        reads,
        contentState,
        clock,
        access,
        sealedText,
        messageMail,
        fixed: environment,
        media,
        backups,
        condition,
      },
      viewer,
      caller,
    );
  return {
    environment,
    makeContext,
    database,
    media,
    sealedText,
    access,
    app,
    graphql: async (query, variables = {}, viewer = visitor) => {
      const response = await yoga.fetch(
        "http://localhost/graphql",
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ query, variables }),
        },
        {
          viewer,
          makeContext: () => makeContext(viewer),
        },
      );
      return response.json();
    },
    signIn: () => openCookie(app, "signIn", ownerPassword),
    unlock: () => openCookie(app, "unlockPortfolio", portfolioPassword),
    close: async () => {
      await app.close();
      await contentState.close();
      await database.$disconnect();
      if (postgresServer()) await dropPostgresDatabase(environment.databaseUrl);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a mutation with a password. @returns the cookies of the response */
async function openCookie(
  app: FastifyInstance,
  mutation: "signIn" | "unlockPortfolio",
  password: string,
): Promise<string> {
  const response = await app.inject({
    method: "POST",
    url: "/graphql",
    payload: {
      query: `mutation ($password: String!) { ${mutation}(input: { password: $password }) { userErrors { code } } }`,
      variables: { password },
    },
  });
  return response.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

async function createTemplate(variables: Record<string, string>): Promise<Template> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-template-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const databases = postgresServer() ? { DATABASE_URL: await createPostgresDatabase() } : {};
  const environment = environmentIn(folder, { ...databases, ...variables });
  const storage = await openLocalStorage(join(folder, "media"));
  await applyMigrations(environment.databaseUrl);
  const database = await openDatabase(environment.databaseUrl);
  const sealedText = createSealedText(environment.sessionSecret ?? "");
  await completeFirstStart(environment, { database, storage, sealedText });
  // A cheap hash, because each sign-in checks it. The cost of a real hash is tested in
  // password-hashing.test.ts.
  const passwordHash = await argon2.hash(ownerPassword, { memoryCost: 8, timeCost: 1 });
  await database.user.updateMany({ data: { passwordHash } });
  await checkpoint(database);
  await database.$disconnect();
  return { folder, databaseUrl: environment.databaseUrl };
}

function environmentIn(folder: string, variables: Record<string, string> = {}): Environment {
  return readEnvironment({
    DATA_DIR: folder,
    DEMO_CONTENT: "0",
    PREPARE_PICTURES: "0",
    OWNER_PASSWORD: ownerPassword,
    PORTFOLIO_PASSWORD: portfolioPassword,
    SESSION_SECRET: "a secret for tests that is long enough",
    ...variables,
  });
}
