import { join, resolve } from "node:path";
import { z } from "zod";
import { basePathOf } from "./base-path.ts";
import { isPostgres } from "./database/address.ts";
import {
  type BackupSettings,
  type BucketAccess,
  type BucketSettings,
  backupFolder,
  bucketAccessOf,
  missingBucketVariable,
  readBackupSettings,
} from "./settings/buckets.ts";
import {
  absoluteAddress,
  backupKey,
  headerName,
  isOn,
  mailServer,
  measurementId,
  password,
  postgresAddress,
  publicAddress,
  securityContact,
  text,
  trustedProxies,
  webAddress,
  wholeNumber,
} from "./settings/forms.ts";
import { StartError } from "./start-error.ts";

const variables = z
  .object({
    HOST: text.default("127.0.0.1"),
    PORT: wholeNumber(0, 65_535).default(3000),
    DATA_DIR: text.default("./data"),
    REQUIRE_MOUNT: isOn.default("0"),
    DATABASE_URL: z
      .union([
        z.string().regex(/^file:./),
        z
          .string()
          .regex(/^postgres(?:ql)?:\/\/./)
          .pipe(postgresAddress),
      ])
      .optional(),
    SHARED_DATA: isOn.default("0"),
    BACKUP_DIR: backupFolder.optional(),
    BACKUP_EVERY: wholeNumber(1, 168).default(24),
    BACKUP_KEY: backupKey.optional(),
    EXPORT_TO: text.optional(),
    EXPORT_CONTACT: z.union([z.email(), webAddress]).optional(),
    OWNER_PASSWORD: password.min(8).optional(),
    PORTFOLIO_PASSWORD: password.trim().min(1).optional(),
    DEMO_CONTENT: isOn.default("1"),
    PREPARE_PICTURES: isOn.default("1"),
    SESSION_SECRET: z.string().min(32).optional(),
    PUBLIC_URL: publicAddress.optional(),
    TRUST_PROXY: trustedProxies.optional(),
    SHARED_CACHE_SECONDS: wholeNumber(0, 86_400).default(0),
    STALE_SECONDS: wholeNumber(0, 86_400).default(0),
    RATE_LIMIT: wholeNumber(0, 1_000_000).default(1_200),
    COUNTRY_HEADER: headerName.optional(),
    OPEN_GRAPHQL: isOn.default("1"),
    MCP: isOn.default("0"),
    READ_ONLY: isOn.default("0"),
    SECURITY_CONTACT: securityContact.optional(),
    SMTP_URL: mailServer.optional(),
    CONTACT_TO: z.email().optional(),
    METRICS_TOKEN: z.string().min(16).optional(),
    METRICS_PORT: wholeNumber(1, 65_535).optional(),
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
    BACKUP_S3_REGION: text.default("us-east-1"),
    BACKUP_S3_ENDPOINT: webAddress.optional(),
    BACKUP_S3_ACCESS_KEY_ID: text.optional(),
    BACKUP_S3_SECRET_ACCESS_KEY: text.optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  })
  .refine(
    ({ SHARED_DATA, DATABASE_URL }) => SHARED_DATA === "0" || isPostgres(DATABASE_URL ?? ""),
    { path: ["SHARED_DATA"] },
  )
  .refine(({ EXPORT_TO, EXPORT_CONTACT }) => EXPORT_TO || !EXPORT_CONTACT, {
    path: ["EXPORT_CONTACT"],
  })
  .refine(({ SMTP_URL, CONTACT_TO }) => !SMTP_URL || CONTACT_TO, { path: ["CONTACT_TO"] })
  .superRefine((given, { addIssue }) => {
    const name = missingBucketVariable(given);
    if (name) addIssue({ code: "custom", path: [name] });
  });

const webAddressExpected =
  "an address that starts with http:// or https://, without a user name, a password, ? and #";

const expectations: Record<keyof z.infer<typeof variables>, string> = {
  HOST: "the address to listen on, such as 127.0.0.1",
  PORT: "a whole number from 0 to 65535",
  DATA_DIR: "a folder",
  REQUIRE_MOUNT: "0 or 1",
  DATABASE_URL:
    "an address that starts with file: or postgresql:, in which the signs # / ? @ % of a password are written as %23 %2F %3F %40 %25",
  SHARED_DATA: "0 or 1, which needs a postgresql: address in DATABASE_URL",
  BACKUP_DIR: "a folder, or a place in a bucket, such as s3://my-backups/site",
  BACKUP_EVERY: "a whole number of hours from 1 to 168",
  BACKUP_KEY: "a key that the admin area has shown, which begins with AGE-SECRET-KEY-1",
  EXPORT_TO: "a folder",
  EXPORT_CONTACT: "a mail address, or the address of a form service; it belongs to EXPORT_TO",
  OWNER_PASSWORD: "8 to 1024 characters long",
  PORTFOLIO_PASSWORD: "1 to 1024 characters long and not blank",
  DEMO_CONTENT: "0 or 1",
  PREPARE_PICTURES: "0 or 1",
  SESSION_SECRET: "at least 32 characters long",
  PUBLIC_URL: `${webAddressExpected}; a path may have letters, digits and - . _ ~`,
  TRUST_PROXY: "the number of proxies in front, or their addresses, such as loopback or 10.0.0.0/8",
  SHARED_CACHE_SECONDS: "a whole number of seconds up to 86400, or 0 for none",
  STALE_SECONDS: "a whole number of seconds up to 86400, or 0 for none",
  RATE_LIMIT: "a whole number of requests a minute, or 0 for no limit",
  COUNTRY_HEADER: "the name of a header, such as CF-IPCountry",
  OPEN_GRAPHQL: "0 or 1",
  MCP: "0 or 1",
  READ_ONLY: "0 or 1",
  SECURITY_CONTACT:
    "a mail address, or an address that starts with https:// and has no user name and password",
  SMTP_URL:
    "an address that starts with smtp:// or smtps://, in which the signs # / ? @ % of a password are written as %23 %2F %3F %40 %25",
  CONTACT_TO: "a mail address; it belongs to SMTP_URL",
  METRICS_TOKEN: "at least 16 characters long",
  METRICS_PORT: "a whole number from 1 to 65535",
  ANALYTICS_ID: "letters, digits and hyphens, such as G-XXXXXXX",
  S3_BUCKET: "the name of a bucket; the other S3 variables belong to it",
  S3_REGION: "the region of the bucket, such as eu-central-1",
  S3_ENDPOINT: webAddressExpected,
  S3_ACCESS_KEY_ID: "the id of a key that may read and write the bucket; it belongs to S3_BUCKET",
  S3_SECRET_ACCESS_KEY: "the secret of that key; it belongs to S3_BUCKET",
  S3_STS_ENDPOINT: webAddressExpected,
  BACKUP_S3_REGION: "the region of the bucket with backups, such as eu-central-1",
  BACKUP_S3_ENDPOINT: webAddressExpected,
  BACKUP_S3_ACCESS_KEY_ID: "the id of a key that may use the bucket of BACKUP_DIR",
  BACKUP_S3_SECRET_ACCESS_KEY: "the secret of that key; both belong together",
  LOG_LEVEL: "one of fatal, error, warn, info, debug, silent",
};

/** The product's settings. The `docs` of the variables form the table in docs/operating.md. */
export type Environment = {
  host: string;
  port: number;
  /** Absolute path. */
  dataFolder: string;
  /** Whether the data folder has to be on a mounted volume, as in a container. */
  requiresMount: boolean;
  /** `file:` address with an absolute path. */
  databaseUrl: string;
  /** Whether instances share the data folder. */
  sharesData: boolean;
  /** The place of scheduled backups. Undefined for none. */
  backups: BackupSettings | undefined;
  /** The access to buckets with backups. Undefined where no key is set. */
  backupAccess: BucketAccess | undefined;
  /** What opens encrypted backups, for commands that read them. Undefined where none is set. */
  backupKey: string | undefined;
  /** Whether the owner's changes are refused and no mail is sent, as in a restored copy to look at. */
  isReadOnly: boolean;
  /** The folder in which a static copy of the site is kept, and where its messages go. Undefined for none. */
  staticCopy: { folder: string; contact: ContactWay } | undefined;
  ownerPassword: string | undefined;
  portfolioPassword: string | undefined;
  demoContent: boolean;
  /** Whether pictures are encoded in their default sizes before they are requested. */
  preparesPictures: boolean;
  sessionSecret: string | undefined;
  /** Without a trailing slash. */
  publicUrl: string | undefined;
  /** The path of that address, below which the site stands on its host, such as "/portfolio". Empty for none. */
  basePath: string;
  /** Whose forwarded headers are trusted: the last so many hops, or these addresses; false for none. */
  trustProxy: string | false | ((address: string, hop: number) => boolean);
  /** How long a CDN may serve public pages without validation, in seconds. 0 where it has to validate. */
  sharedCacheSeconds: number;
  /**
   * How long cached public pages are served while the database is unreachable, in seconds. 0 for not at
   * all.
   */
  staleSeconds: number;
  /** How many requests of one address are rendered in a minute. 0 for no limit. */
  rateLimit: number;
  /** The header in which a proxy sends the visitor's country. Undefined for none. */
  countryHeader: string | undefined;
  /** Whether GraphQL runs documents other than the site's own. */
  hasOpenGraphQL: boolean;
  /** Whether /mcp serves tools for agents. */
  hasMcp: boolean;
  /** The contact for security reports, as a URI. Undefined for none. */
  securityContact: string | undefined;
  /** The mail server for notifications. Undefined for no mail. */
  smtpUrl: string | undefined;
  contactTo: string | undefined;
  /** Measurement id of the third-party analytics. Undefined for none. */
  analyticsId: string | undefined;
  /** The bucket for media. Undefined for the data folder. */
  bucket: BucketSettings | undefined;
  /** The access to metrics. Undefined for none. */
  metrics: MetricsSettings | undefined;
  logLevel: z.infer<typeof variables>["LOG_LEVEL"];
};

/** Where the contact form of a static copy leads. Null for nowhere: the form is left out. */
export type ContactWay = { kind: "service" | "mail"; address: string } | null;

function contactWayOf(address: string | undefined): ContactWay {
  if (address === undefined) return null;
  return { kind: /^https?:/.test(address) ? "service" : "mail", address };
}

/** Settings that the owner can change where no variable is set. */
export type FixedSettings = Pick<
  Environment,
  "smtpUrl" | "contactTo" | "analyticsId" | "isReadOnly"
>;

/** A process's variables without settings of the site. */
export function withoutSettings(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(source).filter(([name]) => !(name in expectations)));
}

export type MetricsSettings = {
  /** The token for /metrics. Undefined where that address does not exist. */
  token: string | undefined;
  /** A port of this machine that serves metrics without a token. Undefined for none. */
  port: number | undefined;
};

/** Shorter values would hide ordinary words. */
const shortestSecret = 6;

/** What of the environment nobody is to read in a log: passwords, keys, and the passwords in addresses. */
export function secretsIn(source: NodeJS.ProcessEnv): string[] {
  return Object.keys(expectations)
    .flatMap((name) => {
      const value = source[name] ?? "";
      if (/PASSWORD|SECRET|TOKEN|_KEY$/.test(name)) return [value];
      const [, password = ""] = /^[^:]*:\/\/[^:]*:(.*)@/s.exec(value) ?? [];
      return [password, decodeLeniently(password)];
    })
    .filter((secret) => secret.length >= shortestSecret);
}

function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Parses and validates the process's environment; nothing else reads it.
 * An empty variable counts as unset.
 * @throws {StartError} naming the first invalid variable and what it must be
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof expectations; // zod paths are these keys
    throw new StartError(`The environment variable ${name} must be ${expectations[name]}.`);
  }
  const values = parsed.data;
  const dataFolder = resolve(values.DATA_DIR);
  const access = bucketAccessOf(values);
  const backupAccess =
    bucketAccessOf({
      S3_REGION: values.BACKUP_S3_REGION,
      S3_ENDPOINT: values.BACKUP_S3_ENDPOINT,
      S3_ACCESS_KEY_ID: values.BACKUP_S3_ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: values.BACKUP_S3_SECRET_ACCESS_KEY,
    }) ?? access;
  return {
    host: values.HOST,
    port: values.PORT,
    dataFolder,
    requiresMount: values.REQUIRE_MOUNT === "1",
    databaseUrl: values.DATABASE_URL
      ? absoluteAddress(values.DATABASE_URL)
      : `file:${join(dataFolder, "vitrine.db")}`,
    sharesData: values.SHARED_DATA === "1",
    backups: values.BACKUP_DIR
      ? readBackupSettings(values.BACKUP_DIR, values.BACKUP_EVERY, backupAccess)
      : undefined,
    backupAccess,
    backupKey: values.BACKUP_KEY,
    staticCopy: values.EXPORT_TO
      ? { folder: resolve(values.EXPORT_TO), contact: contactWayOf(values.EXPORT_CONTACT) }
      : undefined,
    ownerPassword: values.OWNER_PASSWORD,
    portfolioPassword: values.PORTFOLIO_PASSWORD,
    demoContent: values.DEMO_CONTENT === "1",
    preparesPictures: values.PREPARE_PICTURES === "1",
    sessionSecret: values.SESSION_SECRET,
    trustProxy: values.TRUST_PROXY ?? false,
    sharedCacheSeconds: values.SHARED_CACHE_SECONDS,
    staleSeconds: values.STALE_SECONDS,
    rateLimit: values.RATE_LIMIT,
    countryHeader: values.COUNTRY_HEADER,
    hasOpenGraphQL: values.OPEN_GRAPHQL === "1",
    hasMcp: values.MCP === "1",
    isReadOnly: values.READ_ONLY === "1",
    securityContact: values.SECURITY_CONTACT,
    publicUrl: values.PUBLIC_URL,
    basePath: basePathOf(values.PUBLIC_URL),
    smtpUrl: values.SMTP_URL,
    contactTo: values.CONTACT_TO,
    analyticsId: values.ANALYTICS_ID,
    bucket: access && values.S3_BUCKET ? { ...access, name: values.S3_BUCKET } : undefined,
    metrics:
      values.METRICS_TOKEN || values.METRICS_PORT
        ? { token: values.METRICS_TOKEN, port: values.METRICS_PORT }
        : undefined,
    logLevel: values.LOG_LEVEL,
  };
}
