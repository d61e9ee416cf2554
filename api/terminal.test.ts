import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { exportArchive } from "./archive/commands.ts";
import { backUp, restore, restoreMedia, restoreMoment } from "./backup/commands.ts";
import { moveDatabase } from "./backup/move-database.ts";
import { importFrom } from "./import/commands.ts";
import { hideFromLog } from "./log.ts";
import { exportCopy } from "./static-copy/commands.ts";
import { hideSecrets } from "./terminal.ts";

const signs = [
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
  "{",
  "|",
  "$",
  "<",
  "`",
  ";",
];
const passwords = [
  ...signs,
  " ",
  "'",
  '"',
  "é",
  "漢",
  "\n",
  "%41",
  "%zz",
  "//",
  "::",
  "@@",
].flatMap((sign) => [`hunter2${sign}`, `${sign}hunter2`, `hunter2${sign}hunter2`]);
const spellings = passwords.flatMap((password) => [password, encodeURIComponent(password)]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-terminal-"));
});
afterEach(() => {
  hideFromLog([]);
  vi.restoreAllMocks();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A database address on a port where nothing listens. */
const addressOf = (password: string) => `postgresql://me:${password}@127.0.0.1:1/site`;

const commands: Record<string, (variables: NodeJS.ProcessEnv, word: string) => Promise<unknown>> = {
  backup: (variables) => backUp(variables, join(folder, "site.tar")),
  restore: (variables) => restore(variables, join(folder, "none.tar")),
  "restore --from": (variables) => restoreMoment(variables, folder),
  "restore --media": (variables) => restoreMedia(variables, join(folder, "none.tar")),
  export: (variables) => exportCopy(variables, { folder: join(folder, "copy") }),
  "export --archive": (variables) =>
    exportArchive(variables, join(folder, "work.zip"), { revisions: false, messages: false }),
  import: (variables) =>
    importFrom(variables, {
      ...{ path: folder, dryRun: true, uploads: undefined, fetch: false },
      ...{ clash: "keep", messages: false },
    }),
  "database:move": ({ DATA_DIR }, word) => moveDatabase({ DATA_DIR }, word),
};

const names = Object.keys(commands);

/**
 * Each command is tried with the passwords that have a sign in the middle, and with some of the
 * others.
 */
const triedWith = (name: string) =>
  spellings.filter(
    (spelling, at) => /^hunter2.+hunter2$/s.test(spelling) || names[at % names.length] === name,
  );

test("there are more than 500 odd passwords and commands", () => {
  expect(names.flatMap(triedWith).length).toBeGreaterThan(500);
});

test.each(Object.entries(commands))(
  "%s prints and logs no password",
  // The test is long, because each password opens a database.
  { tags: "long" },
  async (name, run) => {
    const written: string[] = [];
    vi.spyOn(process.stderr, "write").mockImplementation((text) =>
      Boolean(written.push(String(text))),
    );
    for (const spelling of triedWith(name)) {
      const DATABASE_URL = addressOf(spelling);
      const variables = {
        ...{ DATA_DIR: join(folder, "data"), DATABASE_URL, OWNER_PASSWORD: `hunter2 ${spelling}` },
        ...{ SMTP_URL: `smtp://me:${encodeURIComponent(spelling)}@127.0.0.1:1` },
        ...{ CONTACT_TO: "me@example.org", S3_SECRET_ACCESS_KEY: "", SESSION_SECRET: "" },
      };
      const hide = hideSecrets(variables, [DATABASE_URL]);
      const told = await run(variables, DATABASE_URL).then(String, (error: unknown) =>
        error instanceof Error ? error.message : String(error),
      );
      expect(hide(told)).not.toContain("hunter2");
    }
    expect(written.join("")).not.toContain("hunter2");
  },
);

test("what a library tells of an address is cut out of what is printed", () => {
  for (const spelling of spellings) {
    const address = addressOf(spelling);
    const hide = hideSecrets({ DATABASE_URL: address, BACKUP_KEY: "AGE-SECRET-KEY-1HUNTER2" }, []);
    const told = [address, JSON.stringify({ address }), "AGE-SECRET-KEY-1HUNTER2"].join(" ");
    expect(hide(told)).not.toMatch(/hunter2/i);
    const asWord = hideSecrets({}, [address]);
    expect(asWord(`cannot connect to ${address}`)).not.toContain("hunter2");
  }
});
