import { createHash } from "node:crypto";
import sharp from "sharp";
import { ownerPassword } from "../harness/server.ts";

/** Functions that send the owner's requests to a site's REST API. */
export type Owner = {
  /** Sends a request with the owner's session. */
  ask: (path: string, options?: RequestInit) => Promise<Response>;
  /** @throws if the site did not acknowledge the project */
  createProject: (slug: string) => Promise<void>;
  /** @returns the path and the checksum of the file @throws if the site did not acknowledge it */
  upload: (picture: Buffer) => Promise<{ path: string; checksum: string }>;
  /** The same functions with the same session, at another address (instance) of the site. */
  at: (origin: string) => Owner;
};

export async function signIn(origin: string): Promise<Owner> {
  const session = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: ownerPassword }),
  });
  const cookie = session.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  if (!cookie) throw new Error(`signing in was answered with ${session.status}`);
  return ownerWith(origin, cookie);
}

function ownerWith(origin: string, cookie: string): Owner {
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(origin + path, {
      ...options,
      headers: { cookie, "x-vitrine-client": "1", ...options.headers },
    });
  return {
    ask,
    createProject: async (slug) => {
      const response = await ask("/api/projects", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: slug, slug }),
      });
      if (response.status !== 201) throw new Error(`a project: ${await describe(response)}`);
      await response.arrayBuffer();
    },
    upload: async (picture) => {
      const form = new FormData();
      form.set("image", new Blob([new Uint8Array(picture)]), "picture.png");
      const response = await ask("/api/upload/single", { method: "POST", body: form });
      if (!response.ok) throw new Error(`a file: ${await describe(response)}`);
      const { path } = Object(await response.json());
      return { path: String(path), checksum: checksumOf(picture) };
    },
    at: (other) => ownerWith(other, cookie),
  };
}

export async function describe(response: Response): Promise<string> {
  return `${response.status} ${(await response.text()).slice(0, 200)}`;
}

export function checksumOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** A PNG of one colour, which depends on the seed. */
export function drawPicture(seed: number, width = 64): Promise<Buffer> {
  const background = { r: seed % 256, g: (seed >> 8) % 256, b: (seed >> 16) % 256 };
  return sharp({ create: { width, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
}
