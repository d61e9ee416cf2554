import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "./find-free-port.ts";

/** nginx in front of a site, as docs/operating.md has it. */
export type SharedCache = {
  origin: string;
  /** Everything that it stores, as text. */
  readStored: () => Promise<string[]>;
  stop: () => Promise<void>;
};

export async function startNginx(program: string, site: string): Promise<SharedCache> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-nginx-"));
  const stored = join(folder, "stored");
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  await mkdir(stored);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${join(folder, "pid")}; error_log ${join(folder, "errors")};
events {}
http {
  access_log off;
  ${places}
  proxy_cache_path ${stored} keys_zone=vitrine:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${site};
      proxy_cache vitrine;
      proxy_cache_key $scheme$host$request_uri;
      proxy_cache_revalidate on;
      proxy_set_header Host $host:${port};
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      # Stored as it is, so that what is stored can be searched.
      proxy_set_header Accept-Encoding "";
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`,
  );
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const answers = () =>
    fetch(`${origin}/api/health/live`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`);
    await wait(50);
  }
  return {
    origin,
    readStored: async () => {
      const entries = await readdir(stored, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "latin1")));
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
