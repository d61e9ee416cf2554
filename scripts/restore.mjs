/**
 * `npm run restore -- FILE`: restores a backup, also one in a bucket, into an empty data folder.
 * `npm run restore -- --from FOLDER [--at MOMENT]`: restores the newest state in a storage of
 * backups, or the state at a point in time.
 * `npm run restore -- --from FOLDER [--at MOMENT] --beside PORT`: serves that state on a port, to
 * look at it, and changes nothing.
 * `npm run restore -- --media FILE`: restores the media files that the site has lost; the site may
 * be running.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { namedFile } from "./named-file.mjs";
import { runBuilt } from "./run-built.mjs";

const usage =
  "npm run restore -- FILE, npm run restore -- --from FOLDER [--at 2026-11-25T10:00Z] [--beside PORT], or npm run restore -- --media FILE";
const { from, at, beside, media, rest } = readWords();
const file = namedFile(usage, from === undefined ? rest : [from, ...rest], true);

const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
// A signal ends the process by an exit, which removes the folder with what is unpacked.
const exit = () => process.exit(1);
for (const signal of signals) process.once(signal, exit);

await runBuilt("backup", async ({ restore, restoreBeside, restoreMedia, restoreMoment }) => {
  if (media) return restoreMedia(process.env, file);
  if (from === undefined) return restore(process.env, file);
  if (beside === undefined) return restoreMoment(process.env, file, at);
  const { folder, variables, message } = await restoreBeside(process.env, file, at, beside);
  console.log(message);
  try {
    await serve(variables);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return "The temporary copy was removed.";
});

function readWords() {
  const text = /** @type {const} */ ({ type: "string" });
  try {
    const { values, positionals } = parseArgs({
      options: { from: text, at: text, beside: text, media: { type: "boolean" } },
      allowPositionals: true,
    });
    const { from, at, beside, media } = values;
    const isContradictory = from === undefined ? (at ?? beside) !== undefined : media;
    return isContradictory ? { rest: [] } : { ...values, rest: positionals };
  } catch {
    return { rest: [] };
  }
}

/**
 * Serves until this process gets a signal to stop. The command then ends with the code of the
 * server.
 * @param {NodeJS.ProcessEnv} env
 */
async function serve(env) {
  const server = spawn(process.execPath, ["dist/server/main.js"], { stdio: "inherit", env });
  for (const signal of signals) {
    process.off(signal, exit);
    process.on(signal, () => server.kill(signal));
  }
  const [code] = await once(server, "exit");
  process.exitCode = code ?? 1;
}
