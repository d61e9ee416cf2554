import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { isPostgres } from "./database/address.ts";
import { explainRefusal } from "./database/postgresql/refusals.ts";
import { readEnvironment, secretsIn } from "./environment.ts";
import { hideFromLog, withoutSecrets } from "./log.ts";
import { StartError } from "./start-error.ts";

test("without variables the site runs on this machine alone", () => {
  const environment = readEnvironment({});
  expect(environment).toMatchObject({ host: "127.0.0.1", port: 3000, demoContent: true });
  expect(environment.databaseUrl).toBe(`file:${environment.dataFolder}/vitrine.db`);
});

test.each([
  ["PORT", "http", "The environment variable PORT must be a whole number from 0 to 65535."],
  ["DEMO_CONTENT", "yes", "The environment variable DEMO_CONTENT must be 0 or 1."],
  [
    "OWNER_PASSWORD",
    "short",
    "The environment variable OWNER_PASSWORD must be 8 to 1024 characters long.",
  ],
  [
    "SESSION_SECRET",
    "x",
    "The environment variable SESSION_SECRET must be at least 32 characters long.",
  ],
  [
    "PUBLIC_URL",
    "example",
    "The environment variable PUBLIC_URL must be an address that starts with http:// or https://, without a user name, a password, ? and #; a path may have letters, digits and - . _ ~.",
  ],
  [
    "EXPORT_CONTACT",
    "me@example.org",
    "The environment variable EXPORT_CONTACT must be a mail address, or the address of a form service; it belongs to EXPORT_TO.",
  ],
  [
    "DATABASE_URL",
    "mysql://",
    "The environment variable DATABASE_URL must be an address that starts with file: or postgresql:, in which the signs # / ? @ % of a password are written as %23 %2F %3F %40 %25.",
  ],
])("a wrong %s is named", (name, value, sentence) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(sentence);
});

test("an empty variable counts as unset", () => {
  expect(readEnvironment({ PORT: "", OWNER_PASSWORD: "" }).port).toBe(3000);
});

test("a read-only copy writes no backups and no static copy", () => {
  const of = (READ_ONLY: string) => {
    const variables = {
      BACKUP_DIR: "/backups",
      EXPORT_TO: "/export",
      EXPORT_CONTACT: "a@example.org",
    };
    const { backups, staticCopy } = readEnvironment({
      ...variables,
      PUBLIC_URL: "https://a.example",
      READ_ONLY,
    });
    return [backups !== undefined, staticCopy !== undefined];
  };
  expect([of("0"), of("1")]).toEqual([
    [true, true],
    [false, false],
  ]);
});

const bucketKey = { S3_ACCESS_KEY_ID: "media", S3_SECRET_ACCESS_KEY: "secret", S3_BUCKET: "media" };
const backupKey = { BACKUP_S3_ACCESS_KEY_ID: "backups", BACKUP_S3_SECRET_ACCESS_KEY: "secret" };

test("backups go to a bucket with a key of their own, or else with the one of media", () => {
  const BACKUP_DIR = "s3://safe-place/sites/ada/";
  const keyOf = (variables: NodeJS.ProcessEnv) =>
    readEnvironment({ BACKUP_DIR, ...variables }).backups?.bucket;
  expect(keyOf(bucketKey)).toMatchObject({ name: "safe-place", accessKeyId: "media" });
  expect(keyOf({ ...bucketKey, ...backupKey })).toMatchObject({ accessKeyId: "backups" });
  expect(() => keyOf({})).toThrow("The environment variable BACKUP_S3_ACCESS_KEY_ID must be ");
  expect(() => keyOf({ BACKUP_S3_ACCESS_KEY_ID: "backups" })).toThrow(
    "BACKUP_S3_SECRET_ACCESS_KEY",
  );
  expect(readEnvironment({ ...bucketKey, BACKUP_DIR: "/backups" }).backups).toMatchObject({
    folder: "/backups",
  });
  for (const wrong of [
    "s3://safe-place/../up",
    "s3://safe-place//",
    "s3://",
    "s3://safe-place/ö",
  ]) {
    expect(() => readEnvironment({ ...backupKey, BACKUP_DIR: wrong })).toThrow(
      "BACKUP_DIR must be",
    );
  }
});

const source = readFileSync("api/environment.ts", "utf8");
const names = [...source.matchAll(/^ {4}([A-Z][A-Z0-9_]+):\s/gm)].map(([, name]) => name ?? "");

/** For each variable a value with which the server does not start. */
const wrongValues: Record<string, string> = {
  PORT: "65536",
  REQUIRE_MOUNT: "yes",
  DATABASE_URL: "mysql://",
  SHARED_DATA: "1",
  BACKUP_DIR: "s3://X",
  BACKUP_EVERY: "0",
  BACKUP_KEY: "age1public",
  METRICS_TOKEN: "short",
  METRICS_PORT: "0",
  EXPORT_CONTACT: "me@example.org",
  OWNER_PASSWORD: "short",
  PORTFOLIO_PASSWORD: " ",
  DEMO_CONTENT: "yes",
  PREPARE_PICTURES: "2",
  SESSION_SECRET: "x",
  PUBLIC_URL: "ftp://example.org",
  TRUST_PROXY: "everyone",
  SHARED_CACHE_SECONDS: "1.5",
  STALE_SECONDS: "-1",
  RATE_LIMIT: "-1",
  COUNTRY_HEADER: "CF IPCountry",
  OPEN_GRAPHQL: "no",
  MCP: "yes",
  READ_ONLY: "yes",
  SECURITY_CONTACT: "http://example.org",
  SMTP_URL: "http://example.org",
  CONTACT_TO: "nobody",
  ANALYTICS_ID: "G 1",
  S3_BUCKET: "X",
  S3_ENDPOINT: "files",
  S3_STS_ENDPOINT: "files",
  BACKUP_S3_ENDPOINT: "files",
  LOG_LEVEL: "loud",
};

/** The variables for which every text is valid. */
const freeText = [
  "HOST",
  "DATA_DIR",
  "EXPORT_TO",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "BACKUP_S3_REGION",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_SECRET_ACCESS_KEY",
];

test("every variable has a wrong value here, or none is wrong", () => {
  expect(names.length).toBeGreaterThan(8);
  expect([...Object.keys(wrongValues), ...freeText].sort()).toEqual(names.sort());
});

test.each(Object.entries(wrongValues))("%s cannot be %j", (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(
    `The environment variable ${name} must be `,
  );
});

/** Values that contain the word hunter2, which no error message may contain. */
const oddValues = [
  ...[
    "hunter2",
    " hunter2 ",
    "hunter2\n",
    "a".repeat(20_000),
    "hunter2,hunter2",
    "hünter2",
    "0x1F",
    "1e3",
    " 5",
  ],
  ...[
    "-1",
    "3.5",
    "Infinity",
    "true",
    "//hunter2",
    "https:hunter2",
    "https://",
    "http://hunter2:99999",
  ],
  ...[
    "https://me:hunter2@example.org",
    "https://example.org?hunter2",
    "https://example.org/#hunter2",
  ],
  ...["https://example.org/hunter2/", "HTTPS://Example.ORG:443//", "https://hunter2.example.org\\"],
  ...["#", "/", "?", "%", "12#", "12/", "12?", "@", " ", "%zz"].flatMap((sign) => [
    `postgresql://me:${sign}hunter2@127.0.0.1/site`,
    `smtp://me:${sign}hunter2@127.0.0.1:25`,
  ]),
  ...["postgresql://", "postgresql://me:hunter2@/site", "postgres://me:hunter2@h:x/site", "file:"],
  ...[
    "mailto:me@hunter2",
    "s3://hunter2",
    "s3://me:hunter2@bucket",
    "10.0.0.0/hunter2",
    "0.0.0.0/0",
  ],
];

test.each(names)(
  "of values nobody expects, %s takes those it can use, or says its name alone",
  (name) => {
    expect(oddValues.length * names.length).toBeGreaterThan(1_500);
    for (const value of oddValues) {
      try {
        const { databaseUrl, publicUrl, smtpUrl } = readEnvironment({
          CONTACT_TO: "me@example.org",
          [name]: value,
        });
        if (isPostgres(databaseUrl)) {
          expect(String(explainRefusal(new Error("no"), databaseUrl))).not.toContain("hunter2");
        }
        if (publicUrl) expect(publicUrl).toBe(new URL(publicUrl).href.replace(/\/+$/, ""));
        if (publicUrl) expect(publicUrl).not.toMatch(/[@?#]/);
        if (smtpUrl) expect(decodeURIComponent(new URL(smtpUrl).password)).toContain("hunter2");
      } catch (error) {
        expect(error).toBeInstanceOf(StartError);
        expect(String(error)).toMatch(/: The environment variable [A-Z0-9_]+ must be /);
        expect(String(error)).not.toContain("hunter2");
      }
    }
  },
);

const oddPasswords = [
  ...[
    "#",
    "/",
    "%",
    "?",
    "@",
    ":",
    "\\",
    "&",
    "+",
    "=",
    "[",
    "]",
    "{",
    "|",
    "^",
    "$",
    "<",
    "`",
    ";",
  ],
  ...[" ", "'", '"', "é", "漢", "\t", "\n", "\r\n", "%41", "%zz", "%2F", "//", "::", "@@", "$HOME"],
].flatMap((sign) => [
  `hunter2${sign}`,
  `${sign}hunter2`,
  `hunter2${sign}x`,
  `${sign}hunter2${sign}`,
]);

/** Functions that read the password in an address like the libraries that use the address. */
const readers = {
  DATABASE_URL: {
    address: (password: string) => `postgresql://me:${password}@db.example.org/site`,
    read: (address: string) => String(new pg.Client({ connectionString: address }).password),
  },
  SMTP_URL: {
    address: (password: string) => `smtp://me:${password}@mail.example.org:587`,
    read: (address: string) => decodeURIComponent(new URL(address).password),
  },
};

test.each(Object.entries(readers))(
  "%s hands on the very password that it was given, or refuses it by its name alone",
  (name, { address, read }) => {
    const given = oddPasswords.flatMap((password) => [
      ...[password, encodeURIComponent(password)].map((spelling) => ({ password, spelling })),
    ]);
    expect(given.length * 2).toBeGreaterThan(500);
    const passwordOf = (spelling: string) => {
      const variables = { CONTACT_TO: "me@example.org", [name]: address(spelling) };
      try {
        const { databaseUrl, smtpUrl } = readEnvironment(variables);
        return read(name === "SMTP_URL" ? String(smtpUrl) : databaseUrl);
      } catch (error) {
        expect(error).toBeInstanceOf(StartError);
        expect(String(error)).toContain(`The environment variable ${name} must be `);
        expect(String(error)).not.toContain("hunter2");
        return undefined;
      }
    };
    for (const { password, spelling } of given) {
      const value = passwordOf(spelling);
      // If the password is not encoded in the address, it may also be decoded, or the address
      // refused.
      const meant =
        spelling === password ? [password, decodeOrNot(password), undefined] : [password];
      expect({ spelling, is: meant.includes(value) ? "meant" : value }).toEqual({
        spelling,
        is: "meant",
      });
    }
  },
);

function decodeOrNot(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

test("no secret of the settings reaches the log, as it is or as JSON writes it", () => {
  const variables = {
    SESSION_SECRET: 'a "secret" of more than\n32 characters',
    DATABASE_URL: "postgresql://me:hunter2%2Fand@db.example.org/site?password=hunter2%2Fand%20more",
    OWNER_PASSWORD: " metrics-token ",
    SMTP_URL: "smtp://me:hun:ter2@2@mail.example.org",
    METRICS_TOKEN: "metrics-token-hunter2",
    PORTFOLIO_PASSWORD: "short",
    PUBLIC_URL: "https://example.org",
  };
  hideFromLog(secretsIn(variables));
  const text = Object.values(variables).join(" ");
  const logged = withoutSecrets(
    `${text} ${JSON.stringify(variables)} hunter2/and hunter2/and more, metrics-token.`,
  );
  hideFromLog([]);
  expect(logged).not.toMatch(/hunter2|ter2|32 char|and more|metrics-token/);
  // Values that would hide ordinary words stay in the log.
  expect(logged).toContain("short https://example.org");
});

test("the page for operators and .env.example name every variable", () => {
  for (const file of ["docs/operating.md", ".env.example"]) {
    const text = readFileSync(file, "utf8");
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  }
});
