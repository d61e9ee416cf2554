import type { Server } from "../harness/server.ts";
import type { Acknowledged } from "./acknowledged.ts";
import { wait } from "./acknowledged.ts";
import { checksumOf, describe, drawPicture, type Owner, signIn } from "./owner.ts";

/** The kinds of requests that clients send. */
type Action = "page" | "picture" | "write" | "upload" | "message";

/** A fault that the test causes, and its effects that are allowed during it and shortly after it. */
export type Fault = {
  name: string;
  /** The statuses that responses with Retry-After may have, by the kind of the request. */
  explains: Partial<Record<Action, number[]>>;
  /** Whether connections may break, and whether sessions may end. */
  breaksConnections?: boolean;
  endsSessions?: boolean;
};

export type Load = {
  acknowledged: Acknowledged & { messages: string[]; banner: string };
  /** The texts of the banner that were sent since the last acknowledged text: any may be stored. */
  unknownBanners: Set<string>;
  requests: number;
  /** How many pages the site refused because the machine had too much work. */
  busy: number;
  /** How often each kind of failure that a fault allows was seen. */
  explained: Map<string, number>;
  /** Stops sending requests, and waits for the responses of requests that are under way. */
  pause: () => Promise<void>;
  resume: () => void;
};

const pages = ["/", "/work", "/about", "/project/passage", "/sitemap.xml", "/api/projects"];

/** The pause of each client between two requests, in milliseconds. */
const pauseOf = { page: 500, picture: 500, write: 500, upload: 700, message: 2_000 };

/**
 * Simulates visitors who read, an owner who writes and uploads, and people who send messages. The
 * load is paused until `resume` is called.
 * @param server returns the current server
 * @param fault returns the current fault
 * @param tell is called with each problem that no fault allows
 */
export function putLoad(
  server: () => Server,
  fault: () => Fault | undefined,
  owner: Owner,
  tell: (problem: string) => void,
): Load {
  let isPaused = true;
  let under: Promise<unknown> = Promise.resolve();
  let session = owner;
  let signingIn: Promise<Owner> | undefined;
  let last = 0;
  const load: Load = {
    acknowledged: { slugs: [], files: [], messages: [], banner: "" },
    unknownBanners: new Set(),
    requests: 0,
    busy: 0,
    explained: new Map(),
    pause: async () => {
      isPaused = true;
      await under;
    },
    resume: () => {
      isPaused = false;
      under = Promise.all(clients.map(repeat));
    },
  };

  /** Sends a request, and records a failure. @returns the response if it succeeded */
  async function ask(action: Action, path: string, request?: RequestInit) {
    const before = fault();
    const asked = session;
    load.requests += 1;
    const response = await asked
      .at(server().origin)
      .ask(path, request)
      .catch((error: unknown) => String(Object(error).cause ?? error));
    const faults = [before, fault()].flatMap((each) => each ?? []);
    const note = (
      told: string,
      why: string,
      isExplained: (fault: Fault) => boolean | undefined,
    ) => {
      const reason = faults.find(isExplained)?.name;
      if (reason === undefined) tell(`${faults[0]?.name ?? "no fault"}: ${told}: ${why}`);
      else count(load.explained, `${reason}: ${told}`);
    };
    if (typeof response === "string") {
      note(`${action} broken`, response, (each) => each.breaksConnections);
      return undefined;
    }
    const { status, headers } = response;
    if (response.ok) return response;
    // No content uses the uploaded pictures, so the site sends them only to the owner. For a picture,
    // 404 therefore means that the owner's session has ended.
    const isOver = status === 401 || (status === 404 && action === "picture");
    const said = await describe(response).catch(String);
    const isPolite = headers.has("retry-after");
    const isExpected = (each: Fault) =>
      isOver ? each.endsSessions : isPolite && each.explains[action]?.includes(status);
    // The site refuses a page that would wait too long to be rendered.
    const isBusy = action === "page" && isPolite && said.includes('"BUSY"');
    if (isBusy && !faults.some(isExpected)) load.busy += 1;
    else note(`${action} ${status}`, `${path} ${said}`, isExpected);
    if (isOver && session === asked) {
      signingIn ??= signIn(server().origin).finally(() => (signingIn = undefined));
      session = await signingIn.catch(() => session);
    }
    return undefined;
  }

  const json = (method: string, body: object, headers = {}) => ({
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const read =
    (action: Action, choose: () => string | undefined, headers = {}) =>
    async () => {
      const path = choose();
      if (path) await (await ask(action, path, { headers }))?.arrayBuffer().catch(() => {});
      await wait(pauseOf[action]);
    };
  const anyOf = <Each>(list: readonly Each[]) => list[Math.floor(Math.random() * list.length)];

  const clients = [
    ...Array.from({ length: 4 }, () => read("page", () => anyOf(pages), { cookie: "" })),
    read("page", () => anyOf(pages)),
    ...Array.from({ length: 2 }, () => read("picture", () => anyOf(load.acknowledged.files)?.path)),
    async () => {
      const slug = `mixed-${++last}`;
      const body = { name: slug, slug, visibility: "draft" };
      const response = await ask("write", "/api/projects", json("POST", body));
      if (response) load.acknowledged.slugs.push(slug);
      await wait(pauseOf.write);
    },
    async () => {
      const content = `Banner ${++last}`;
      load.unknownBanners.add(content);
      if (await ask("write", "/api/banner", json("POST", { isActive: true, content }))) {
        load.acknowledged.banner = content;
        load.unknownBanners.clear();
      }
      await wait(pauseOf.write);
    },
    async () => {
      const picture = await drawPicture(++last, 200);
      const body = new FormData();
      body.set("image", new Blob([new Uint8Array(picture)]), "picture.png");
      const response = await ask("upload", "/api/upload/single", { method: "POST", body });
      const sent = await response?.json().catch(() => undefined);
      if (sent) {
        load.acknowledged.files.push({ path: sent.path, checksum: checksumOf(picture) });
      }
      await wait(pauseOf.upload);
    },
    async () => {
      const message = `A message with the number ${++last}.`;
      const body = { name: "Ines", email: "ines@example.org", company: "Fennimore", message };
      const network = `203.${[8, 16, 24].map((by) => ((last * 2_654_435_761) >>> by) % 256).join(".")}`;
      const request = json("POST", body, { "x-forwarded-for": network, cookie: "" });
      if (await ask("message", "/api/contact", request)) {
        load.acknowledged.messages.push(message);
      }
      await wait(pauseOf.message);
    },
  ];

  async function repeat(client: () => Promise<void>) {
    while (!isPaused) await client();
  }
  return load;
}

export function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
