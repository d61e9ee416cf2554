import { join, resolve } from "node:path";
import { z } from "zod";
import { basePathOf } from "./base-path.ts";
import { isPostgres } from "./database/address.ts";
import { decodeLeniently } from "./decode-leniently.ts";
import {
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

const webAddressExpected =
  "an address that starts with http:// or https://, without a user name, a password, ? and #";

/**
 * The format and default of each environment variable. The description completes the sentence “must be …”
 * about an invalid value.
 */
const variables = z
  .object({
    HOST: text.default("127.0.0.1").describe("the address to listen on, such as 127.0.0.1"),
    PORT: wholeNumber(0, 65_535).default(3000).describe("a whole number from 0 to 65535"),
    DATA_DIR: text.default("./data").describe("a folder"),
    REQUIRE_MOUNT: isOn(false),
    DATABASE_URL: z
      .union([
        z.string().regex(/^file:./),
        z
          .string()
          .regex(/^postgres(?:ql)?:\/\/./)
          .pipe(postgresAddress),
      ])
      .optional()
      .describe(
        "an address that starts with file: or postgresql:, in which the signs # / ? @ % of a password are written as %23 %2F %3F %40 %25",
      ),
    SHARED_DATA: isOn(false).describe("0 or 1, which needs a postgresql: address in DATABASE_URL"),
    BACKUP_DIR: backupFolder
      .optional()
      .describe("a folder, or a place in a bucket, such as s3://my-backups/site"),
    BACKUP_EVERY: wholeNumber(1, 168).default(24).describe("a whole number of hours from 1 to 168"),
    BACKUP_KEY: backupKey
      .optional()
      .describe("a key that the admin area has shown, which begins with AGE-SECRET-KEY-1"),
    EXPORT_TO: text.optional().describe("a folder"),
    EXPORT_CONTACT: z
      .union([z.email(), webAddress])
      .optional()
      .describe("a mail address, or the address of a form service; it belongs to EXPORT_TO"),
    OWNER_PASSWORD: password.min(8).optional().describe("8 to 1024 characters long"),
    PORTFOLIO_PASSWORD: password
      .trim()
      .min(1)
      .optional()
      .describe("1 to 1024 characters long and not blank"),
    DEMO_CONTENT: isOn(true),
    PREPARE_PICTURES: isOn(true),
    SESSION_SECRET: z.string().min(32).optional().describe("at least 32 characters long"),
    PUBLIC_URL: publicAddress
      .optional()
      .describe(`${webAddressExpected}; a path may have letters, digits and - . _ ~`),
    TRUST_PROXY: trustedProxies
      .optional()
      .describe(
        "the number of proxies in front, or their addresses, such as loopback or 10.0.0.0/8",
      ),
    SHARED_CACHE_SECONDS: wholeNumber(0, 86_400)
      .default(0)
      .describe("a whole number of seconds up to 86400, or 0 for none"),
    STALE_SECONDS: wholeNumber(0, 86_400)
      .default(0)
      .describe("a whole number of seconds up to 86400, or 0 for none"),
    RATE_LIMIT: wholeNumber(0, 1_000_000)
      .default(1_200)
      .describe("a whole number of requests a minute, or 0 for no limit"),
    COUNTRY_HEADER: headerName.optional().describe("the name of a header, such as CF-IPCountry"),
    OPEN_GRAPHQL: isOn(true),
    MCP: isOn(false),
    READ_ONLY: isOn(false),
    SECURITY_CONTACT: securityContact
      .optional()
      .describe(
        "a mail address, or an address that starts with https:// and has no user name and password",
      ),
    SMTP_URL: mailServer
      .optional()
      .describe(
        "an address that starts with smtp:// or smtps://, in which the signs # / ? @ % of a password are written as %23 %2F %3F %40 %25",
      ),
    CONTACT_TO: z.email().optional().describe("a mail address; it belongs to SMTP_URL"),
    METRICS_TOKEN: z.string().min(16).optional().describe("at least 16 characters long"),
    METRICS_PORT: wholeNumber(1, 65_535).optional().describe("a whole number from 1 to 65535"),
    ANALYTICS_ID: z
      .string()
      .regex(measurementId)
      .optional()
      .describe("letters, digits and hyphens, such as G-XXXXXXX"),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional()
      .describe("the name of a bucket; the other S3 variables belong to it"),
    S3_REGION: text.default("us-east-1").describe("the region of the bucket, such as eu-central-1"),
    S3_ENDPOINT: webAddress.optional().describe(webAddressExpected),
    S3_ACCESS_KEY_ID: text
      .optional()
      .describe("the id of a key that may read and write the bucket; it belongs to S3_BUCKET"),
    S3_SECRET_ACCESS_KEY: text
      .optional()
      .describe("the secret of that key; it belongs to S3_BUCKET"),
    S3_STS_ENDPOINT: webAddress.optional().describe(webAddressExpected),
    BACKUP_S3_REGION: text
      .default("us-east-1")
      .describe("the region of the bucket with backups, such as eu-central-1"),
    BACKUP_S3_ENDPOINT: webAddress.optional().describe(webAddressExpected),
    BACKUP_S3_ACCESS_KEY_ID: text
      .optional()
      .describe("the id of a key that may use the bucket of BACKUP_DIR"),
    BACKUP_S3_SECRET_ACCESS_KEY: text
      .optional()
      .describe("the secret of that key; both belong together"),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "silent"])
      .default("info")
      .describe("one of fatal, error, warn, info, debug, silent"),
  })
  .refine(({ SHARED_DATA, DATABASE_URL }) => !SHARED_DATA || isPostgres(DATABASE_URL ?? ""), {
    path: ["SHARED_DATA"],
  })
  .refine(({ EXPORT_TO, EXPORT_CONTACT }) => EXPORT_TO || !EXPORT_CONTACT, {
    path: ["EXPORT_CONTACT"],
  })
  .refine(({ SMTP_URL, CONTACT_TO }) => !SMTP_URL || CONTACT_TO, { path: ["CONTACT_TO"] })
  .superRefine((given, { addIssue }) => {
    const name = missingBucketVariable(given);
    if (name) addIssue({ code: "custom", path: [name] });
  });

/** The settings of the server, from the environment variables. */
export type Environment = ReturnType<typeof readEnvironment>;

/** Where the contact form of a static copy sends messages. Null for nowhere: the form is left out. */
export type ContactWay = { kind: "service" | "mail"; address: string } | null;

function contactWayOf(address: string | undefined): ContactWay {
  if (address === undefined) return null;
  return { kind: /^https?:/.test(address) ? "service" : "mail", address };
}

/** The variables that override settings of the owner, and whether the site is read-only. */
export type FixedSettings = Pick<
  Environment,
  "smtpUrl" | "contactTo" | "analyticsId" | "isReadOnly"
>;

/** The environment variables of a process without those that are settings of the server. */
export function withoutSettings(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(source).filter(([name]) => !(name in variables.shape)));
}

export type MetricsSettings = {
  /** The token for /metrics. Undefined where that address does not exist. */
  token: string | undefined;
  /** A port of this machine that serves metrics without a token. Undefined for none. */
  port: number | undefined;
};

/**
 * The minimum length of a secret that logs hide, in characters. Hiding shorter values would hide
 * ordinary words.
 */
const shortestSecret = 6;

/**
 * The values of environment variables that no log may contain: passwords, keys, and passwords in
 * addresses.
 */
export function secretsIn(source: NodeJS.ProcessEnv): string[] {
  return Object.keys(variables.shape)
    .flatMap((name) => {
      const value = source[name] ?? "";
      if (/PASSWORD|SECRET|TOKEN|_KEY$/.test(name)) return [value];
      const [, password = ""] = /^[^:]*:\/\/[^:]*:(.*)@/s.exec(value) ?? [];
      const [, parameter = ""] = /[?&]password=([^&]*)/.exec(value) ?? [];
      return [password, parameter].flatMap((text) => [text, decodeLeniently(text)]);
    })
    .map((secret) => secret.trim())
    .filter((secret) => secret.length >= shortestSecret);
}

/**
 * Parses and validates environment variables. An empty variable counts as unset.
 * @throws {StartError} naming the first invalid variable, and what its value must be
 */
export function readEnvironment(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof variables.shape; // a path names a variable
    throw new StartError(
      `The environment variable ${name} must be ${variables.shape[name].description}.`,
    );
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
    /** The absolute path of the data folder. */
    dataFolder,
    /** Whether the data folder has to be on a mounted volume, as in a container. */
    requiresMount: values.REQUIRE_MOUNT,
    /** A `postgresql:` address, or a `file:` address with an absolute path. */
    databaseUrl: values.DATABASE_URL
      ? absoluteAddress(values.DATABASE_URL)
      : `file:${join(dataFolder, "vitrine.db")}`,
    /** Whether several server processes share the data folder. */
    sharesData: values.SHARED_DATA,
    /** The storage and interval of scheduled backups. Undefined for none, as in a read-only copy. */
    backups:
      values.BACKUP_DIR && !values.READ_ONLY
        ? readBackupSettings(values.BACKUP_DIR, values.BACKUP_EVERY, backupAccess)
        : undefined,
    /** The access to buckets with backups. Undefined where no access key is set. */
    backupAccess,
    /** The key that decrypts backups, for commands that read them. Undefined where none is set. */
    backupKey: values.BACKUP_KEY,
    /** The folder of a static copy, and its form's target. Undefined for none, as in a read-only copy. */
    staticCopy:
      values.EXPORT_TO && !values.READ_ONLY
        ? { folder: resolve(values.EXPORT_TO), contact: contactWayOf(values.EXPORT_CONTACT) }
        : undefined,
    ownerPassword: values.OWNER_PASSWORD,
    portfolioPassword: values.PORTFOLIO_PASSWORD,
    demoContent: values.DEMO_CONTENT,
    /** Whether pictures are encoded in their default sizes before they are requested. */
    preparesPictures: values.PREPARE_PICTURES,
    sessionSecret: values.SESSION_SECRET,
    /** The proxies whose forwarded headers are trusted, by their number or their addresses. False for none. */
    trustProxy: values.TRUST_PROXY ?? false,
    /** How long a CDN may serve public pages without validation, in seconds. */
    sharedCacheSeconds: values.SHARED_CACHE_SECONDS,
    /** How long cached pages are served while the database is unreachable, in seconds. */
    staleSeconds: values.STALE_SECONDS,
    /** How many responses are rendered for one network in a minute. 0 for no limit. */
    rateLimit: values.RATE_LIMIT,
    /** The header in which a proxy sends the visitor's country. Undefined for none. */
    countryHeader: values.COUNTRY_HEADER,
    /** Whether /graphql runs any document, and not only the documents of the site's own pages. */
    hasOpenGraphQL: values.OPEN_GRAPHQL,
    /** Whether /mcp serves tools for AI agents. */
    hasMcp: values.MCP,
    /** Whether all changes are refused and no mail is sent, as in a restored copy for inspection. */
    isReadOnly: values.READ_ONLY,
    /** The contact for security reports, as a URI. Undefined for none. */
    securityContact: values.SECURITY_CONTACT,
    /** The public address of the site, without a trailing slash. Undefined where none is set. */
    publicUrl: values.PUBLIC_URL,
    /** The path of `publicUrl`, such as "/portfolio". Empty where the site is at the root of its host. */
    basePath: basePathOf(values.PUBLIC_URL),
    /** The mail server for notifications. Undefined for no mail. */
    smtpUrl: values.SMTP_URL,
    contactTo: values.CONTACT_TO,
    /** Measurement id of the third-party analytics. Undefined for none. */
    analyticsId: values.ANALYTICS_ID,
    /** The bucket for media. Undefined where media is stored in the data folder. */
    bucket: access && values.S3_BUCKET ? { ...access, name: values.S3_BUCKET } : undefined,
    /** The access to metrics. Undefined where metrics are disabled. */
    metrics:
      values.METRICS_TOKEN || values.METRICS_PORT
        ? { token: values.METRICS_TOKEN, port: values.METRICS_PORT }
        : undefined,
    logLevel: values.LOG_LEVEL,
  };
}
