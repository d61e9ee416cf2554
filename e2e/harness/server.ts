import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { forMinutes } from "../../scripts/v8-options.ts";

export const ownerPassword = "correct horse battery";
export const portfolioPassword = "open sesame";

/** A server of the built product, in a child process, on a free port. */
export type Server = {
  origin: string;
  process: ChildProcess;
  /** All that the server has printed so far. */
  output: () => string;
  /** Sends SIGTERM, and waits for the end of the process. @returns the exit code; null after a kill */
  stop: () => Promise<number | null>;
};

/** The options of `npm start`: V8 reserves about 30 MB less for its young generation. */
const asInProduct = ["--max-semi-space-size=4"];

const nodeOptions = [`--import=${new URL("end-with-parent.mjs", import.meta.url).href}`];

/** The environment variables of sites in tests that do not check the sizes of encoded pictures. */
export const quickPictures = {
  NODE_OPTIONS: `--import=${new URL("quick-pictures.mjs", import.meta.url).href}`,
};

type StartOptions = {
  /** The descriptor of a file for the server's log. By default the log goes to `output`. */
  log?: number | undefined;
  /** The id of the user that the server runs as. By default the user of this process. */
  user?: number | undefined;
  /** The milliseconds after which the server is killed. By default never. */
  killAfter?: number | undefined;
  /**
   * Whether the server runs with the product's options of V8. True by default. Otherwise the options
   * are those for processes that end within minutes.
   */
  isMeasured?: boolean;
};

/**
 * Starts dist/server/main.js and waits until it has printed its address.
 * @param variables environment variables of the server
 * @throws if the server ends before it has printed its address
 */
export async function startServer(
  variables: Record<string, string>,
  { log, user, killAfter, isMeasured = true }: StartOptions = {},
): Promise<Server> {
  const flags = [...(isMeasured ? asInProduct : forMinutes), ...nodeOptions];
  const child = spawn(process.execPath, [...flags, "dist/server/main.js"], {
    stdio: ["pipe", "pipe", log ?? "pipe"],
    ...(user !== undefined && { uid: user, gid: user }),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: "0",
      OWNER_PASSWORD: ownerPassword,
      PORTFOLIO_PASSWORD: portfolioPassword,
      LOG_LEVEL: "warn",
      // Encoding all pictures in advance would take half an hour for each of the many sites in tests.
      PREPARE_PICTURES: "0",
      ...variables,
    },
  });
  if (killAfter !== undefined) setTimeout(() => child.kill("SIGKILL"), killAfter);
  return whenStarted(child);
}

/** Waits until a server has printed its address. @param child the server, spawned with pipes */
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
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill("SIGTERM");
      await once(child, "exit");
      return child.exitCode;
    },
  };
}
