import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export const ownerPassword = "correct horse battery";
export const portfolioPassword = "open sesame";

/** The built product, running in a process of its own on a free port. */
export type Server = {
  origin: string;
  process: ChildProcess;
  /** All it has printed so far. */
  output: () => string;
  /** Sends SIGTERM and waits. @returns the exit code. */
  stop: () => Promise<number | null>;
};

const nodeOptions = [
  // As in `npm start`: V8 reserves about 30 MB less for its young generation.
  "--max-semi-space-size=4",
  `--import=${new URL("end-with-parent.mjs", import.meta.url).href}`,
];

/** The variables of sites whose pictures are not measured. */
export const quickPictures = {
  NODE_OPTIONS: `--import=${new URL("quick-pictures.mjs", import.meta.url).href}`,
};

/**
 * Starts dist/server/main.js and waits until it has printed its address.
 * @param log the file that its log goes to, by descriptor, instead of to `output`
 * @param user the id of the user that the server runs as; this process's own where undefined
 * @param killAfter after how many milliseconds the server is killed; never where undefined
 */
export async function startServer(
  variables: Record<string, string>,
  log?: number,
  user?: number,
  killAfter?: number,
): Promise<Server> {
  const child = spawn(process.execPath, [...nodeOptions, "dist/server/main.js"], {
    stdio: ["pipe", "pipe", log ?? "pipe"],
    ...(user !== undefined && { uid: user, gid: user }),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: "0",
      OWNER_PASSWORD: ownerPassword,
      PORTFOLIO_PASSWORD: portfolioPassword,
      LOG_LEVEL: "warn",
      // Preparing pictures would take half an hour of work for each of the many sites in tests.
      PREPARE_PICTURES: "0",
      ...variables,
    },
  });
  if (killAfter !== undefined) setTimeout(() => child.kill("SIGKILL"), killAfter);
  return whenStarted(child);
}

/** Waits until a server, which was spawned with pipes, has printed its address. */
export async function whenStarted(child: ChildProcess): Promise<Server> {
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    const findAddress = () => {
      const address = /Site +(http:\/\/[^/\s]+)/.exec(output)?.[1];
      if (!address) return;
      child.stdout?.off("data", findAddress);
      resolve(address);
    };
    child.stdout?.on("data", findAddress);
    child.once("exit", (code) =>
      reject(new Error(`the server ended with code ${code}:\n${output}`)),
    );
  });
  return {
    origin,
    process: child,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      child.kill("SIGTERM");
      await once(child, "exit");
      return child.exitCode;
    },
  };
}
