import { isIP } from "node:net";
import { isAbsolute, join, resolve } from "node:path";
import { z } from "zod";
import { StartError } from "./start-error.ts";

const hour = 60 * 60 * 1_000;

const text = z.string().min(1);
const webAddress = z.url({ protocol: /^https?$/ });
const password = z.string().refine((value) => Buffer.byteLength(value) <= 1024);

/** How many proxies stand before the server, or which addresses they have. */
const trustedProxies = z.union([
  z
    .string()
    .regex(/^[1-9]$/)
    .transform((count) => (_address: string, hop: number) => hop < Number(count)),
  z.string().refine((list) => list.split(",").every(isProxyAddress)),
]);

/** A mail address or a page, as a URI. */
const securityContact = z.union([
  z.email().transform((address) => `mailto:${address}`),
  z.url({ protocol: /^(?:https|mailto)$/ }),
]);

/** Of third-party analytics. */
export const measurementId = /^[A-Za-z0-9-]+$/;

const variables = z
  .object({
    HOST: text.default("127.0.0.1"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    DATA_DIR: text.default("./data"),
    DATABASE_URL: z.string().startsWith("file:").optional(),
    BACKUP_DIR: text.optional(),
    BACKUP_EVERY: z.coerce.number().min(1).max(168).default(24),
    OWNER_PASSWORD: password.min(8).optional(),
    PORTFOLIO_PASSWORD: password.trim().min(1).optional(),
    DEMO_CONTENT: z.enum(["0", "1"]).default("1"),
    PREPARE_PICTURES: z.enum(["0", "1"]).default("1"),
    SESSION_SECRET: z.string().min(32).optional(),
    PUBLIC_URL: webAddress.optional(),
    TRUST_PROXY: trustedProxies.optional(),
    RATE_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(1_200),
    OPEN_GRAPHQL: z.enum(["0", "1"]).default("1"),
    SECURITY_CONTACT: securityContact.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    CONTACT_TO: z.email().optional(),
    METRICS_TOKEN: z.string().min(16).optional(),
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    ANALYTICS_ID: z.string().regex(measurementId).optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    S3_REGION: text.default("us-east-1"),
    S3_ENDPOINT: webAddress.optional(),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    S3_STS_ENDPOINT: webAddress.optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  })
  .refine(({ SMTP_URL, CONTACT_TO }) => !SMTP_URL || CONTACT_TO, { path: ["CONTACT_TO"] })
  .refine((given) => given.S3_BUCKET || !(given.S3_ENDPOINT || given.S3_ACCESS_KEY_ID), {
    path: ["S3_BUCKET"],
  })
  .refine((given) => !given.S3_BUCKET || given.S3_ACCESS_KEY_ID, { path: ["S3_ACCESS_KEY_ID"] })
  .refine((given) => !given.S3_BUCKET || given.S3_SECRET_ACCESS_KEY, {
    path: ["S3_SECRET_ACCESS_KEY"],
  });

const expectations: Record<keyof z.infer<typeof variables>, string> = {
  HOST: "the address to listen on, such as 127.0.0.1",
  PORT: "a whole number from 0 to 65535",
  DATA_DIR: "a folder",
  DATABASE_URL: "an address that starts with file:",
  BACKUP_DIR: "a folder",
  BACKUP_EVERY: "a number of hours from 1 to 168",
  OWNER_PASSWORD: "8 to 1024 characters long",
  PORTFOLIO_PASSWORD: "1 to 1024 characters long and not blank",
  DEMO_CONTENT: "0 or 1",
  PREPARE_PICTURES: "0 or 1",
  SESSION_SECRET: "at least 32 characters long",
  PUBLIC_URL: "an address that starts with http:// or https://",
  TRUST_PROXY: "the number of proxies in front, or their addresses, such as loopback or 10.0.0.0/8",
  RATE_LIMIT: "a whole number of requests a minute, or 0 for no limit",
  OPEN_GRAPHQL: "0 or 1",
  SECURITY_CONTACT: "a mail address, or an address that starts with https://",
  SMTP_URL: "an address that starts with smtp:// or smtps://",
  CONTACT_TO: "a mail address; it belongs to SMTP_URL",
  METRICS_TOKEN: "at least 16 characters long",
  METRICS_PORT: "a whole number from 1 to 65535",
  ANALYTICS_ID: "letters, digits and hyphens, such as G-XXXXXXX",
  S3_BUCKET: "the name of a bucket; the other S3 variables belong to it",
  S3_REGION: "the region of the bucket, such as eu-central-1",
  S3_ENDPOINT: "an address that starts with http:// or https://",
  S3_ACCESS_KEY_ID: "the id of a key that may read and write the bucket; it belongs to S3_BUCKET",
  S3_SECRET_ACCESS_KEY: "the secret of that key; it belongs to S3_BUCKET",
  S3_STS_ENDPOINT: "an address that starts with http:// or https://",
  LOG_LEVEL: "one of fatal, error, warn, info, debug, silent",
};

/** The product's settings. `docs` for each variable are the table in docs/operating.md. */
export type Environment = {
  host: string;
  port: number;
  /** Absolute path. */
  dataFolder: string;
  /** `file:` address with an absolute path. */
  databaseUrl: string;
  /** Where scheduled backups go. Undefined for none. */
  backups: BackupSettings | undefined;
  ownerPassword: string | undefined;
  portfolioPassword: string | undefined;
  demoContent: boolean;
  /** Whether pictures are made in their usual sizes before somebody asks for them. */
  preparesPictures: boolean;
  sessionSecret: string | undefined;
  /** Without a trailing slash. */
  publicUrl: string | undefined;
  /** Whose forwarded headers are believed: the last so many hops, or these addresses; false for nobody's. */
  trustProxy: string | false | ((address: string, hop: number) => boolean);
  /** How many requests of one address are rendered in a minute. 0 for no limit. */
  rateLimit: number;
  /** Whether GraphQL runs other documents than the site's own. */
  hasOpenGraphQL: boolean;
  /** Whom those write to who found a weakness, as a URI. Undefined for nobody. */
  securityContact: string | undefined;
  /** Mail server of the notifications, and whom they go to. Undefined for no mail. */
  smtpUrl: string | undefined;
  contactTo: string | undefined;
  /** Measurement id of the third-party analytics. Undefined for none. */
  analyticsId: string | undefined;
  /** The bucket that media is stored in. Undefined for the data folder. */
  bucket: BucketSettings | undefined;
  /** Who is told figures of the server. Undefined for nobody. */
  metrics: MetricsSettings | undefined;
  logLevel: z.infer<typeof variables>["LOG_LEVEL"];
};

/** What the owner can set, too, where no variable does. */
export type FixedSettings = Pick<Environment, "smtpUrl" | "contactTo" | "analyticsId">;

export type MetricsSettings = {
  /** Opens them at /metrics. Undefined for no such address. */
  token: string | undefined;
  /** A port of this machine, for whoever reaches it. Undefined for none. */
  port: number | undefined;
};

export type BackupSettings = {
  /** Absolute path. */
  folder: string;
  /** Milliseconds from one to the next. */
  every: number;
};

export type BucketSettings = {
  name: string;
  region: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where temporary credentials come from. Undefined for Amazon's own, or none at another endpoint. */
  credentialsEndpoint: string | undefined;
};

/**
 * Checks the process's variables; the only reader of them.
 * An empty variable counts as unset.
 * @throws {StartError} naming the first variable that is wrong and what it must be.
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof expectations; // zod paths are our own keys
    throw new StartError(`The environment variable ${name} must be ${expectations[name]}.`);
  }
  const values = parsed.data;
  const dataFolder = resolve(values.DATA_DIR);
  return {
    host: values.HOST,
    port: values.PORT,
    dataFolder,
    databaseUrl: values.DATABASE_URL
      ? absoluteFileUrl(values.DATABASE_URL)
      : `file:${join(dataFolder, "vitrine.db")}`,
    backups: values.BACKUP_DIR
      ? { folder: resolve(values.BACKUP_DIR), every: values.BACKUP_EVERY * hour }
      : undefined,
    ownerPassword: values.OWNER_PASSWORD,
    portfolioPassword: values.PORTFOLIO_PASSWORD,
    demoContent: values.DEMO_CONTENT === "1",
    preparesPictures: values.PREPARE_PICTURES === "1",
    sessionSecret: values.SESSION_SECRET,
    trustProxy: values.TRUST_PROXY ?? false,
    rateLimit: values.RATE_LIMIT,
    hasOpenGraphQL: values.OPEN_GRAPHQL === "1",
    securityContact: values.SECURITY_CONTACT,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ""),
    smtpUrl: values.SMTP_URL,
    contactTo: values.CONTACT_TO,
    analyticsId: values.ANALYTICS_ID,
    bucket: bucketOf(values),
    metrics:
      values.METRICS_TOKEN || values.METRICS_PORT
        ? { token: values.METRICS_TOKEN, port: values.METRICS_PORT }
        : undefined,
    logLevel: values.LOG_LEVEL,
  };
}

function bucketOf(values: z.infer<typeof variables>): BucketSettings | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    name: S3_BUCKET,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    credentialsEndpoint: values.S3_STS_ENDPOINT,
  };
}

function isProxyAddress(text: string): boolean {
  const [address = "", prefix] = text.trim().split("/");
  if (["loopback", "linklocal", "uniquelocal"].includes(address)) return prefix === undefined;
  const bits = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits))
  );
}

function absoluteFileUrl(url: string): string {
  const path = url.slice("file:".length);
  return isAbsolute(path) ? url : `file:${resolve(path)}`;
}
