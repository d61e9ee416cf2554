import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import type { ImageJob } from "../../api/media/derivatives/image-job.ts";
import type { JobRequest, JobResult } from "../../api/worker/open-worker.ts";

const shim = new URL("../harness/quick-pictures.mjs", import.meta.url).href;
const picture = "api/demo/media/passage/passage-tablet.webp";

/** Encodes a picture in the built image process. */
async function encode(execArgv: string[]): Promise<Uint8Array> {
  const made = fork("dist/server/image-process.js", { serialization: "advanced", execArgv });
  const job: ImageJob = {
    ...{ kind: "derivative", file: picture, width: 320, format: "avif" },
    ...{ prefersLossless: false, crop: null },
  };
  made.send({ id: 1, job } satisfies JobRequest<ImageJob>);
  const [message] = (await once(made, "message")) as [JobResult<Uint8Array>]; // the result of the job
  made.disconnect();
  if ("fault" in message) throw new Error(message.fault);
  return message.result;
}

test("the process that makes the pictures of journeys encodes them with less effort", async () => {
  const [plain, quick] = await Promise.all([encode([]), encode([`--import=${shim}`])]);
  expect(quick.length).toBeGreaterThan(100);
  expect(quick).not.toEqual(plain);
});
