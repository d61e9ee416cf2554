import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { hasWork } from "../../../relay/work-under-way";
import type { WorkerNews } from "./conversion";
import { prepareVideos } from "./renditionQueue";
import { VideoWorkPanel } from "./VideoWorkPanel";

/** The workers that were started. */
let workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  heard: unknown[] = [];
  isEnded = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(message: unknown) {
    this.heard.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  say(news: WorkerNews) {
    return act(async () => this.dispatchEvent(new MessageEvent("message", { data: news })));
  }
}

const request = vi.fn();
beforeEach(() => {
  workers = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("fetch", request);
  request.mockImplementation(async () => ({ ok: true, blob: async () => new Blob(["original"]) }));
});

const phone = { shortSide: 720, bitrate: 2_500_000, byteLimit: 104_857_600 };
const videoOf = (name: string, more: object = {}) => ({
  ...{
    id: name,
    path: `/objects/${name}.mov`,
    fileName: `${name}.mov`,
    missingRenditions: [phone],
  },
  ...more,
});

/** Waits until `count` workers were started. @returns the last of them */
async function begun(count = 1): Promise<FakeWorker> {
  await vi.waitFor(() => expect(workers).toHaveLength(count));
  const worker = workers[count - 1];
  if (!worker) throw new Error("nothing is converted");
  return worker;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const panel = () => screen.queryByRole("region", { name: "Videos in work" });

test("a video is converted, paused and continued, sent and stored with its own name nowhere else", async () => {
  const environment = createMockEnvironment();
  const file = new File(["film"], "a.mov");
  render(<VideoWorkPanel />);
  act(() => prepareVideos(environment, [videoOf("a", { file })]));
  const worker = await begun();
  expect(worker.heard).toEqual([expect.objectContaining({ file, ...phone })]);
  await worker.say({ progress: 0.4 });
  expect(screen.getByRole("progressbar")).toHaveAttribute("value", "0.4");
  press("Pause");
  expect(panel()).toHaveTextContent("Paused: a.mov");
  expect(hasWork()).toBe(false);
  press("Continue");
  expect(hasWork()).toBe(true);
  expect(worker.heard.slice(1)).toEqual(["pause", "resume"]);

  await worker.say({ videos: [new Blob(["smaller"]), new Blob(["with AV1"])] });
  expect(worker.isEnded).toBe(true);
  expect(panel()).toHaveTextContent("Storing: a.mov");
  press("Pause");
  expect(hasWork()).toBe(true);
  press("Continue");
  const answer = (payload: object) =>
    act(async () => environment.mock.resolveMostRecentOperation({ data: payload }));
  for (const [size, at] of [
    [7, 1],
    [8, 2],
  ]) {
    await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const uploadURL = `https://site.test/api/objects/upload/${at}?s=2`;
    await answer({ requestUpload: { uploadURL, userErrors: [] } });
    await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const [address, sent] = request.mock.lastCall ?? [];
    expect(address).toContain(`/api/objects/upload/${at}?s=2`);
    expect(sent.body.size).toBe(size);
    const { variables } = environment.mock.getMostRecentOperation().request;
    expect(variables.input).toEqual({ id: "a", uploadURL: `/api/objects/upload/${at}` });
    await answer({ storeVideoRendition: { asset: null, userErrors: [] } });
  }
  await vi.waitFor(() => expect(panel()).toBeNull());
  expect(hasWork()).toBe(false);
});

test("one that cannot be read says why, one that is cancelled makes room, and a stored original is fetched", async () => {
  const environment = createMockEnvironment();
  render(<VideoWorkPanel />);
  act(() =>
    prepareVideos(
      environment,
      ["a", "b", "c"].map((name) => videoOf(name)),
    ),
  );
  const first = await begun();
  expect(request.mock.lastCall?.[0]).toBe("/objects/a.mov");
  await first.say({ refusal: "Export it." });
  expect(screen.getByRole("alert")).toHaveTextContent("Not prepared: a.movExport it.");
  const second = await begun(2);
  expect(panel()).toHaveTextContent("Preparing: b.mov, and 1 more");
  press("Cancel b.mov");
  await begun(3);
  expect(second.isEnded).toBe(true);
  press("Dismiss a.mov");
  press("Cancel c.mov");
  await vi.waitFor(() => expect(panel()).toBeNull());
});
