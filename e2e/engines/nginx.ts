import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findPort } from "../../scripts/find-port.mjs";

/** A running nginx. */
type Nginx = {
  origin: string;
  pid: number | undefined;
  folder: string;
  stop: () => Promise<void>;
};

/** An nginx that caches a site's responses, configured as docs/operating.md recommends. */
export type SharedCache = Nginx & {
  /** The contents of all files in nginx's cache, as text. */
  readStored: () => Promise<string[]>;
};

const headers = (port: number) => `
      proxy_set_header Host $host:${port};
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;`;

export async function startNginx(program: string, site: string): Promise<SharedCache> {
  const nginx = await start(
    program,
    (folder, port) => `
  proxy_cache_path ${join(folder, "stored")} keys_zone=vitrine:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${site};
      proxy_cache vitrine;
      proxy_cache_key $scheme$host$request_uri;
      proxy_cache_revalidate on;${headers(port)}
      # Stored as it is, so that what is stored can be searched.
      proxy_set_header Accept-Encoding "";
      add_header X-Cache $upstream_cache_status always;
    }
  }`,
  );
  return {
    ...nginx,
    readStored: async () => {
      const stored = join(nginx.folder, "stored");
      const entries = await readdir(stored, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "latin1")));
    },
  };
}

/** Starts an nginx that caches nothing, and sends requests to several instances of a site by turns. */
export function startBalancer(program: string, instances: string[]): Promise<Nginx> {
  const servers = instances.map((origin) => `server ${new URL(origin).host};`).join(" ");
  return start(
    program,
    (_, port) => `
  upstream vitrine { ${servers} keepalive 256; }
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://vitrine;
      proxy_http_version 1.1;
      proxy_set_header Connection "";${headers(port)}
    }
  }`,
  );
}

/** The response of nginx for a path. `headers` contains names and values by turns. */
type SentFile = { path: string; headers: string[]; body: Buffer };

/** Starts an nginx that sends files, each with its own headers. */
export function startFileServer(program: string, files: SentFile[]): Promise<Nginx> {
  return start(program, async (folder, port) => {
    const locations = [...files.entries()].map(async ([index, { path, headers, body }]) => {
      await writeFile(join(folder, `file-${index}`), body);
      const lines = headers.flatMap((name, at) => {
        if (at % 2 === 1 || /^(content-(length|type)|last-modified)$/i.test(name)) return [];
        return [`add_header ${name} ${JSON.stringify(headers[at + 1])};`];
      });
      const type = headers[headers.findIndex((name) => /^content-type$/i.test(name)) + 1];
      return `location =${path} {
        root ${folder}; try_files /file-${index} =404;
        types {} default_type ${JSON.stringify(type)}; etag off;
        ${lines.join("\n        ")}
      }`;
    });
    return `
  sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    ${(await Promise.all(locations)).join("\n    ")}
  }`;
  });
}

const typesOfCopies = {
  ...{ html: "text/html", css: "text/css", js: "text/javascript", woff2: "font/woff2" },
  ...{ avif: "image/avif", webp: "image/webp", png: "image/png", jpeg: "image/jpeg" },
  ...{ svg: "image/svg+xml", ico: "image/x-icon", mp4: "video/mp4", pdf: "application/pdf" },
  ...{ xml: "application/xml", webmanifest: "application/manifest+json" },
};

/**
 * Starts an nginx that serves a static copy, with the headers and redirects of the nginx.conf in
 * the copy.
 * @param root the folder that contains the copy at `path`
 */
export async function startCopyServer(program: string, root: string, path: string) {
  const types = Object.entries(typesOfCopies).map(([name, type]) => `${type} ${name};`);
  const nginx = await start(
    program,
    (folder, port) => `
  types { ${types.join(" ")} }
  log_format requests "$status $request_uri";
  server {
    listen 127.0.0.1:${port};
    access_log ${join(folder, "requests")} requests;
    root ${root};
    include ${join(root, path, "nginx.conf")};
  }`,
  );
  return {
    ...nginx,
    /** One line for each request below the path: the status of the response, and the address. */
    readRequests: async () => {
      const lines = (await readFile(join(nginx.folder, "requests"), "utf8")).split("\n");
      return lines.filter((line) => line.includes(` ${path}/`));
    },
  };
}

/** Starts an nginx. @param http returns the content of the `http` block of its configuration */
async function start(
  program: string,
  http: (folder: string, port: number) => string | Promise<string>,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-nginx-"));
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  await mkdir(join(folder, "stored"));
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${join(folder, "pid")}; error_log ${join(folder, "errors")};
events { worker_connections 2048; }
http {
  access_log off;
  ${places}
  ${await http(folder, port)}
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
    pid: child.pid,
    folder,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
