import { useSyncExternalStore } from "react";
import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { renditionQueue_video$data } from "../../../__generated__/renditionQueue_video.graphql";
import { addBasePath } from "../../../base-path";
import { beginWork } from "../../../relay/work-under-way";
import { sendBlob, storeRendition } from "../uploadMutations";
import { withRetries } from "../withRetries";
import type { WorkerNews, WorkerOrder } from "./conversion";

// Queries spread this fragment with @relay(mask: false): this file only uses its type.
void graphql`
  fragment renditionQueue_video on MediaAsset {
    id
    path
    fileName
    missingRenditions {
      shortSide
      bitrate
      byteLimit
    }
  }
`;

/** A stored video or animated picture that lacks versions. */
type Video = Omit<renditionQueue_video$data, " $fragmentType">;

/** A video whose versions are being made, will be made, or failed. */
type VideoWork = Video & {
  /** The original file. Undefined if it has to be fetched from the server. */
  file: Blob | undefined;
  /** The progress over all versions, from 0 to 1. */
  progress: number;
  /** Why the conversion failed. Undefined if it has not failed. */
  fault?: string;
};

type Queue = { works: readonly VideoWork[]; isPaused: boolean };

let queue: Queue = { works: [], isPaused: false };
const listeners = new Set<() => void>();
/** The conversion in progress. */
let current: { id: string; abort: AbortController; worker: Worker | null } | null = null;

function change(changes: Partial<Queue>): void {
  queue = { ...queue, ...changes };
  for (const listener of listeners) listener();
}

function changeWork(id: string, changes: Partial<VideoWork>): void {
  change({ works: queue.works.map((work) => (work.id === id ? { ...work, ...changes } : work)) });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The videos in the queue. They stay when the owner leaves the page of the admin area on which they were added. */
export function useRenditionQueue(): Queue {
  return useSyncExternalStore(
    subscribe,
    () => queue,
    () => queue,
  );
}

/** Makes the missing versions of videos, one after the other. A failed video is tried again. */
export function prepareVideos(
  environment: IEnvironment,
  videos: readonly (Video & { file?: Blob })[],
): void {
  const ids = new Set(videos.map(({ id }) => id));
  const isWaiting = ({ id }: Video) => queue.works.some((work) => work.id === id && !work.fault);
  const added = videos.filter((video) => !isWaiting(video) && video.missingRenditions.length);
  const works = queue.works.filter(({ id, fault }) => !(fault && ids.has(id)));
  change({
    works: [...works, ...added.map((video) => ({ file: undefined, ...video, progress: 0 }))],
  });
  if (!current) void work(environment);
}

let endWork = () => {};

/**
 * Delays automatic reloads of the page while a video is converted or uploaded, but not while its conversion
 * is paused.
 */
function delayReloads(): void {
  const isDelayed = current && !(queue.isPaused && current.worker);
  endWork();
  endWork = isDelayed ? beginWork() : () => {};
}

/**
 * Pauses the conversion in progress, or continues it. A version whose conversion is finished is
 * uploaded nevertheless.
 */
export function pauseVideos(isPaused: boolean): void {
  change({ isPaused });
  delayReloads();
  current?.worker?.postMessage((isPaused ? "pause" : "resume") satisfies WorkerOrder);
}

/** Cancels the conversion of a video, or dismisses its failure. The original stays stored. */
export function cancelVideo(id: string): void {
  if (current?.id === id) current.abort.abort();
  change({ works: queue.works.filter((each) => each.id !== id) });
}

async function work(environment: IEnvironment): Promise<void> {
  for (;;) {
    const next = queue.works.find(({ fault }) => !fault);
    if (!next) break;
    const abort = new AbortController();
    current = { id: next.id, abort, worker: null };
    delayReloads();
    try {
      await prepare(environment, next, abort.signal);
      change({ works: queue.works.filter(({ id }) => id !== next.id) });
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (!abort.signal.aborted) changeWork(next.id, { fault });
    }
  }
  current = null;
  if (queue.works.length === 0) change({ isPaused: false });
  delayReloads();
}

async function prepare(environment: IEnvironment, video: VideoWork, signal: AbortSignal) {
  const { id, path, missingRenditions } = video;
  const file = video.file ?? (await fetchOriginal(path, signal));
  for (const [index, wanted] of missingRenditions.entries()) {
    const converted = await convert({ ...wanted, file }, signal, (progress) =>
      changeWork(id, { progress: (index + progress) / missingRenditions.length }),
    );
    changeWork(id, { progress: (index + 1) / missingRenditions.length });
    for (const video of converted) {
      const address = await withRetries((each) => sendBlob(environment, video, each), signal);
      await withRetries(() => storeRendition(environment, id, address), signal);
    }
  }
}

async function fetchOriginal(path: string, signal: AbortSignal): Promise<Blob> {
  return withRetries(async (connection) => {
    const response = await fetch(addBasePath(path), {
      signal: AbortSignal.any([signal, connection]),
    });
    if (!response.ok) throw new Error("The original could not be loaded.");
    return response.blob();
  }, signal);
}

function setWorker(worker: Worker | null): void {
  if (current) current.worker = worker;
  delayReloads();
}

type Order = Exclude<WorkerOrder, string>;

function convert(order: Order, signal: AbortSignal, onProgress: (progress: number) => void) {
  const worker = new Worker(new URL("./conversionWorker.ts", import.meta.url), { type: "module" });
  setWorker(worker);
  return new Promise<Blob[]>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.addEventListener("error", () => reject(new Error("The conversion failed.")));
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerNews>) => {
      if ("progress" in data) onProgress(data.progress);
      else if ("videos" in data) resolve(data.videos);
      else reject(new Error(data.refusal));
    });
    worker.postMessage(order satisfies WorkerOrder);
    if (queue.isPaused) worker.postMessage("pause" satisfies WorkerOrder);
  }).finally(() => {
    worker.terminate();
    setWorker(null);
  });
}
