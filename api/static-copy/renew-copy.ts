import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { type Clock, systemClock } from "../clock.ts";
import type { Condition } from "../condition/condition.ts";
import type { Database } from "../database/client.ts";
import { openContentState } from "../database/content-state.ts";
import type { Coordination } from "../database/instances/coordination.ts";
import { storageFaultOf } from "../database/storage-fault.ts";
import type { Environment } from "../environment.ts";
import { log } from "../log.ts";
import type { Media } from "../media/media.ts";
import { StartError } from "../start-error.ts";
import { openCopyFolder, readManifest } from "./copy-folder.ts";
import { openCopyVersions } from "./copy-versions.ts";
import { exportSite } from "./export-site.ts";
import { choosePartialRenewal, readProjectStates } from "./partial-renewal.ts";

type Options = {
  app: FastifyInstance;
  database: Database;
  media: Pick<Media, "storage" | "access">;
  coordination: Pick<Coordination, "once">;
  condition: Pick<Condition, "staticCopy">;
  environment: Pick<Environment, "staticCopy" | "dataFolder" | "databaseUrl" | "publicUrl">;
  /** The built files of the site. */
  distFolder: string;
  /** By default the machine's clock. `times` are `defaultTimes` by default. */
  clock?: Clock;
  times?: CopyTimes;
};

/** Durations in milliseconds. */
type CopyTimes = {
  /** How often the content is checked for changes. */
  interval: number;
  /** How long pages may be rendered for a version without withdrawn content before it is published. */
  urgent: number;
  /** The pause after a failure. */
  retry: number;
  /** The first pause before missing files are requested again. Each further pause is twice as long. */
  incomplete: number;
};
const defaultTimes: CopyTimes = {
  interval: 1_000,
  urgent: 2_000,
  retry: 15_000,
  incomplete: 60_000,
};

/**
 * Keeps the static copy in EXPORT_TO up to date while the server listens (record 95). After each
 * change, withdrawn content (which visitors may no longer see) is removed first, even while the whole
 * copy is being renewed; then the whole copy is renewed. Only one of several instances does this.
 * @throws {StartError} where the folder overlaps with the site's data folder
 */
export async function renewCopy(options: Options): Promise<void> {
  const { app, database, media, coordination, condition, environment, distFolder } = options;
  const { clock = systemClock, times = defaultTimes } = options;
  const { dataFolder, databaseUrl, publicUrl: site } = environment;
  if (!environment.staticCopy) return;
  const { folder, contact } = environment.staticCopy;
  const contentState = openContentState(databaseUrl, clock);
  const sources = { app, database, media, distFolder, site, contact };
  const versions = await openCopyVersions(folder, dataFolder);
  /** The `key` of the content state that the served copy shows, as far as this instance knows. */
  let shown: string | undefined;
  /** The `key` of the content state up to which withdrawn content was removed from the served copy. */
  let safe: string | undefined;
  /**
   * When files that the site had not made yet are requested again (`at`, by `performance.now()`), and
   * the pause before that in milliseconds. Undefined if no file is missing.
   */
  let again: { at: number; pause: number } | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let renewing: Promise<void> | undefined;
  /** Whether this instance, not another one, renews the copy now. */
  let isOwn = false;
  let withdrawing: Promise<void> | undefined;
  let looking: Promise<void> | undefined;

  /** Removes withdrawn content from a version. */
  const withdraw = async (path: string) => {
    const begun = performance.now();
    const copy = await openCopyFolder(path, dataFolder);
    const renewal = await choosePartialRenewal({
      ...{ path, former: copy.former, access: media.access },
      projects: await readProjectStates(database, clock()),
      isServed: async (url) => (await app.inject({ method: "HEAD", url })).statusCode === 200,
      isLate: () => performance.now() - begun > times.urgent,
    });
    await exportSite({ ...sources, folder: copy, renewal, now: clock() });
  };
  const withVersion = async (make: (version: string) => Promise<void>) => {
    const version = await versions.stage();
    try {
      await make(version);
      await versions.publish(version);
    } catch (error) {
      await versions.discard(version).catch(() => {});
      throw error;
    }
  };

  const removeWithdrawn = async (state: string) => {
    if ((await versions.findCurrent()) !== null) await withVersion(withdraw);
    safe = state;
  };
  const renewAll = async (state: string) => {
    let seen: string | undefined;
    await withVersion(async (version) => {
      const copy = await openCopyFolder(version, dataFolder);
      const { isIncomplete } = await exportSite({
        ...{ ...sources, folder: copy, state, now: clock(), concurrency: 1 },
        waitForTurn: async () => {
          await withdrawing;
          if (isClosed) throw new Stopped();
        },
      });
      const pause = again ? again.pause * 2 : times.incomplete;
      again = isIncomplete ? { at: performance.now() + pause, pause } : undefined;
      // Content may have been withdrawn since this version was begun.
      seen = await readKey();
      if (seen !== state) await withdraw(version);
    });
    shown = state;
    // Content that was withdrawn after the state `seen` is still in this version. The next check removes it.
    safe = seen;
  };

  const readKey = async () => (await contentState.read())?.key;

  const work = async (state: string) => {
    const current = await versions.findCurrent();
    const isElsewhereDone =
      shown !== undefined && current !== null && (await readManifest(current)).state === state;
    if (isElsewhereDone && !again) {
      shown = safe = state;
      return;
    }
    if (safe !== state) await removeWithdrawn(state);
    await renewAll(state);
  };

  const attempt = async (run: () => Promise<unknown>) => {
    try {
      await run();
      condition.staticCopy.problem = null;
    } catch (error) {
      if (error instanceof Stopped) return;
      failedAt = performance.now();
      const problem = describe(error, folder);
      if (condition.staticCopy.problem !== problem) {
        log.error({ err: error }, "the static copy could not be renewed");
      }
      condition.staticCopy.problem = problem;
    }
  };

  const look = async () => {
    const state = await readKey();
    if (state === undefined || isClosed) return;
    if (performance.now() - failedAt < times.retry) return;
    if (renewing) {
      // While this instance renews the whole copy, it removes withdrawn content from the served copy at once.
      if (isOwn && safe !== undefined && safe !== state) {
        withdrawing = attempt(() => removeWithdrawn(state));
        await withdrawing;
      }
      return;
    }
    const isDue = again !== undefined && performance.now() >= again.at;
    if (shown === state && !isDue) return;
    if (shown !== state) again = undefined;
    const workAlone = async () => {
      isOwn = true;
      // A withdrawal in progress is awaited, too, so that no other instance begins while this one
      // writes.
      await work(state).finally(() => withdrawing);
    };
    renewing = attempt(() => coordination.once("static copy", workAlone)).finally(() => {
      renewing = undefined;
      isOwn = false;
    });
  };

  app.addHook("onListen", async () => {
    timer = setInterval(() => {
      looking ??= look().finally(() => {
        looking = undefined;
      });
    }, times.interval).unref();
  });
  // The hook is preClose, because the services that a renewal needs are closed in later hooks.
  app.addHook("preClose", async () => {
    isClosed = true;
    clearInterval(timer);
    await Promise.race([
      Promise.all([looking, renewing]),
      wait(farewell, undefined, { ref: false }),
    ]);
    await contentState.close();
  });
}

/**
 * How long a stop of the server waits for a copy that is being made, in milliseconds. The next run of the
 * server removes an unfinished copy.
 */
const farewell = 1_000;

/** Thrown to end an export when the server stops. */
class Stopped extends Error {}

/** The message about an error, for the owner and those who run the server. */
function describe(error: unknown, folder: string): string {
  if (error instanceof StartError) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (storageFaultOf(error)?.code === "STORAGE_FULL" || code === "ENOSPC") {
    return `There is no room left on the disk of ${folder}.`;
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return `The server may not write into ${folder}; give the folder to its user.`;
  }
  return `${folder} could not be written. The log of the server says why.`;
}
