import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { checkServer } from "./check-server.ts";

/** A fake server that speaks the protocol of PostgreSQL. */
let server: Server | undefined;
let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server?.close();
});

/** A message of the protocol: its type, its length and its content. */
function message(kind: string, ...parts: (string | number[])[]): Buffer {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(`${part}\0`) : Buffer.from(part))),
  );
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const int32 = (value: number) => [0, 0, value >> 8, value & 255];
const refusal = (code: string, text: string) =>
  message("E", "SFATAL", "VFATAL", `C${code}`, `M${text}`, [0]);
const ready = message("Z", [0x49]);

/** The response to the query of `checkServer`: one row, with each value as text. */
function row(values: Record<string, [type: number, text: string]>): Buffer {
  const fields = Object.entries(values);
  const described = fields.flatMap(([name, [type]]) => [
    name,
    [...int32(0), 0, 0, ...int32(type), 0, 0, 255, 255, 255, 255, 0, 0],
  ]);
  const told = fields.flatMap(([, [, text]]) => [...int32(text.length), ...Buffer.from(text)]);
  return Buffer.concat([
    message("T", [0, fields.length], ...described),
    message("D", [0, fields.length, ...told]),
    message("C", "SELECT 1"),
    ready,
  ]);
}

/**
 * Checks a fake server.
 * @param says the server's responses in order, after which it sends nothing
 * @returns the message of the error; "none" without an error
 */
async function problemWith(says: Buffer[], user = "vitrine:secret", options = ""): Promise<string> {
  server = createServer((socket) => {
    sockets.push(socket);
    const left = [...says];
    socket.on("error", () => {});
    socket.on("data", () => socket.write(left.shift() ?? ""));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = Object(server.address());
  const url = `postgresql://${user}@127.0.0.1:${port}/site${options}`;
  const problem = await checkServer(url).then(
    () => "none",
    (error: unknown) => String(error),
  );
  return problem.replaceAll(`127.0.0.1:${port}/site`, "HERE");
}

const welcome = Buffer.concat([message("R", int32(0)), ready]);
const whole = {
  version: [23, "14"],
  encoding: [19, "UTF8"],
  canCreate: [16, "t"],
  isWritable: [16, "t"],
} satisfies Record<string, [number, string]>;

test("a server that can hold the site is taken", async () => {
  expect(await problemWith([welcome, row(whole)])).toBe("none");
});

test.each<[string, object, string]>([
  ["is too old", { version: [23, "13"] }, "is of PostgreSQL 13, which is too old; 14 or newer"],
  ["holds few letters", { encoding: [19, "LATIN1"] }, "has the encoding LATIN1, which cannot hold"],
  ["is a copy", { isWritable: [16, "f"] }, "is a copy that cannot be written to; name the first"],
  ["grants nothing", { canCreate: [16, "f"] }, "does not let its user make tables; make the user"],
])("one that %s is told in a sentence", async (_what, other, sentence) => {
  const problem = await problemWith([welcome, row({ ...whole, ...other })]);
  expect(problem).toContain(`The database HERE ${sentence}`);
});

test("a wrong password, none, and a user that is not known are told in a sentence", async () => {
  const wrong = refusal("28P01", 'password authentication failed for user "vitrine"');
  expect(await problemWith([message("R", int32(3)), wrong])).toMatch(
    /The database server of HERE refused vitrine \(.*\); check the user and the password in DATABASE_URL\.$/,
  );
  const asks = message("R", [...int32(10), ...Buffer.from("SCRAM-SHA-256\0\0")]);
  const continues = message("R", [...int32(11), ...Buffer.from("r=1,s=cw==,i=4096")]);
  expect(await problemWith([asks, continues], "vitrine")).toMatch(
    /The database server of HERE asks vitrine for a password; name it in DATABASE_URL, as .*\.$/,
  );
  const unknown = refusal("28000", 'role "vitrine" does not exist');
  expect(await problemWith([unknown])).toContain(
    "The database server of HERE refused vitrine (role",
  );
});

test("one without TLS, without room, without an answer is told in a sentence", {
  tags: "long",
}, async () => {
  expect(await problemWith([Buffer.from("N")], "vitrine:secret", "?sslmode=verify-full")).toContain(
    "speaks no TLS; turn it on there, or take sslmode out of DATABASE_URL.",
  );
  expect(await problemWith([refusal("53300", "sorry, too many clients already")])).toContain(
    "The database server of HERE has no connection left (sorry, too many clients already); raise",
  );
  expect(await problemWith([])).toContain("The database server of HERE cannot be reached (timeout");
});
