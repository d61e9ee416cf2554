import { execFile, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { run } from "../run.mjs";

const execute = promisify(execFile);

/** The command of the image's health check. */
const healthCheck = ["node", "scripts/check-health.mjs"];

/**
 * A program that builds an image and starts it: Docker or Podman where they work, or Buildah, which
 * needs neither a daemon nor control groups and shares the network of this machine.
 * @typedef {{
 *   name: string,
 *   build: (image: string, base: string | undefined) => Promise<void>,
 *   start: (image: string, options: StartOptions) => Promise<Started>,
 *   inside: (started: Started, command: string[]) => Promise<string>,
 * }} Engine
 * @typedef {{
 *   port: number,
 *   volume?: string,
 *   sharesNetwork?: boolean,
 *   variables?: Record<string, string>,
 * }} StartOptions `volume` is a folder of this machine that is mounted as /data; with
 * `sharesNetwork`, the container reaches servers of this machine
 * @typedef {{
 *   id: string,
 *   child: import("node:child_process").ChildProcess,
 *   ended: Promise<number | null>,
 *   output: () => string,
 *   checkHealth: () => Promise<unknown>,
 *   stop: () => Promise<unknown>,
 *   remove: () => Promise<unknown>,
 * }} Started `ended` resolves to the exit code, `checkHealth` rejects if the site is not healthy
 */

/** @returns {Promise<Engine>} the first engine that works on this machine */
export async function findEngine() {
  for (const name of ["docker", "podman"]) {
    if (await works(name, ["info"])) return daemonEngine(name);
  }
  if (await works("buildah", ["--version"])) return buildahEngine();
  throw new Error(
    "Neither docker, podman nor buildah works here; install one of them, such as by apt-get install buildah.",
  );
}

/**
 * @param {string} command
 * @param {string[]} words
 */
function works(command, words) {
  return execute(command, words).then(
    () => true,
    () => false,
  );
}

/** @param {string | undefined} base */
const baseOf = (base) => (base ? ["--build-arg", `NODE_IMAGE=${base}`] : []);

/** @param {Record<string, string>} variables */
const settings = (variables) =>
  Object.entries(variables).flatMap(([name, value]) => ["--env", `${name}=${value}`]);

/**
 * @param {string} name
 * @returns {Engine}
 */
function daemonEngine(name) {
  return {
    name,
    build: (image, base) => run(name, ["build", ...baseOf(base), "--tag", image, "."]),
    start: async (image, { port, volume, sharesNetwork = false, variables = {} }) => {
      const id = `vitrine-try-${process.pid}-${Date.now()}`;
      const mounted = volume ? ["--volume", `${volume}:/data:Z`] : [];
      // The options of compose.yaml. A site with neither a volume nor DATA_DIR writes into the container,
      // which is then not read-only.
      const hasPlace = volume !== undefined || "DATA_DIR" in variables;
      const safety = ["--init", "--tmpfs", "/tmp", "--cap-drop", "ALL"];
      if (hasPlace) safety.push("--read-only");
      const published = sharesNetwork
        ? ["--network", "host", ...settings({ PORT: String(port), HOST: "127.0.0.1" })]
        : ["--publish", `127.0.0.1:${port}:3000`];
      const words = ["run", "--name", id, ...safety, ...mounted, ...settings(variables)];
      return {
        id,
        ...follow(spawn(name, [...words, ...published, image])),
        checkHealth: () => execute(name, ["exec", id, ...healthCheck]),
        stop: () => execute(name, ["stop", id]),
        remove: () => execute(name, ["rm", "--force", id]),
      };
    },
    inside: async ({ id }, command) => (await execute(name, ["exec", id, ...command])).stdout,
  };
}

/** @returns {Engine} */
export function buildahEngine() {
  // Root may use this isolation even within a container.
  process.env.BUILDAH_ISOLATION ??= "chroot";
  /** @param {string[]} words */
  const ask = async (words) => (await execute("buildah", words)).stdout.trim();
  return {
    name: "buildah",
    // The default format, OCI, has no field for a health check.
    build: (image, base) =>
      run("buildah", ["build", "--format", "docker", ...baseOf(base), "--tag", image, "."]),
    start: async (image, { port, volume, variables = {} }) => {
      const id = await ask(["from", "--pull-never", image]);
      const mounted = volume ? ["--volume", `${volume}:/data`] : [];
      const given = settings({ ...variables, PORT: String(port), HOST: "127.0.0.1" });
      // Buildah does not start the image's command by itself.
      const { Docker } = JSON.parse(await ask(["inspect", "--type", "image", image]));
      const words = ["run", ...mounted, ...given, id, "--", ...Docker.config.Cmd];
      const started = follow(spawn("buildah", words));
      return {
        id,
        ...started,
        checkHealth: () => execute("buildah", ["run", ...given, id, "--", ...healthCheck]),
        // Buildah does not forward signals to the programs that it starts.
        stop: async () => {
          for (const pid of startedBy(started.child.pid ?? 0)) process.kill(pid, "SIGTERM");
          await started.ended;
        },
        remove: () => ask(["rm", id]),
      };
    },
    inside: ({ id }, command) => ask(["run", id, "--", ...command]),
  };
}

/**
 * The ids of the programs that Buildah has started. Buildah starts them through further processes
 * of its own, which are left out.
 * @param {number} pid of a process of Buildah
 * @returns {number[]}
 */
function startedBy(pid) {
  if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("buildah")) return [pid];
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" ").filter(Boolean),
  );
  return children.flatMap((child) => startedBy(Number(child)));
}

/** @param {import("node:child_process").ChildProcess} child */
function follow(child) {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => (output += chunk));
  }
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return { child, ended, output: () => output };
}
