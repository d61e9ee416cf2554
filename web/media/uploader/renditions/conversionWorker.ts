import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  Conversion,
  canEncodeAudio,
  canEncodeVideo,
  Input,
  Logging,
  LogLevel,
  Mp4OutputFormat,
  Output,
  Quality,
} from "mediabunny";
import {
  type ConversionOrder,
  describeUnread,
  type WorkerNews,
  type WorkerOrder,
} from "./conversion";
import { convertFrames, even } from "./convertFrames";

/**
 * This worker converts a video to MP4 with H.264 and AAC, or an animated picture to MP4 without
 * sound, with the codecs of the browser. On the main thread the conversion would block the page.
 */
let pause = new AbortController();
// Warnings are not logged, because the page shows what the browser cannot read.
Logging.level = LogLevel.Errors;
let resume = () => {};

self.addEventListener("message", ({ data }: MessageEvent<WorkerOrder>) => {
  if (data === "pause") return pause.abort();
  if (data !== "resume") {
    return void convert(data).then(tell, (error: unknown) =>
      tell({ refusal: `The conversion failed. Try it again, or in another browser. (${error})` }),
    );
  }
  pause = new AbortController();
  resume();
});

const tell = (news: WorkerNews) => self.postMessage(news);

/**
 * The maximum bitrate of the video's pictures (without its sound), as a fraction of the original file's
 * bitrate: the converted version has to be smaller than the original.
 */
const partOfOriginal = 0.7;

/** The smallest step of progress that is reported, as a fraction of the whole. */
const progressStep = 0.005;

/** The fraction of the available bitrate that is set in the encoder, because encoders exceed the set bitrate. */
const margin = 0.85;

let told = 0;
function tellProgress(progress: number): void {
  if (progress - told < progressStep) return;
  told = progress;
  tell({ progress });
}

async function whileItRuns(): Promise<void> {
  if (pause.signal.aborted) await new Promise<void>((settle) => (resume = settle));
}

async function convert(order: ConversionOrder): Promise<WorkerNews> {
  if (!(await canEncodeVideo("avc"))) {
    return { refusal: "This browser cannot write H.264. Use Chrome, Edge or Safari." };
  }
  return order.file.type.startsWith("image/")
    ? convertFrames(order, { onProgress: tellProgress, whileItRuns })
    : convertVideo(order);
}

async function convertVideo({
  file,
  shortSide,
  bitrate,
  byteLimit,
}: ConversionOrder): Promise<WorkerNews> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track || !(await track.canDecode())) return { refusal: describeUnread("picture") };
  const seconds = await input.computeDuration();
  if (!(await canEncodeAudio("aac"))) {
    (await import("@mediabunny/aac-encoder")).registerAacEncoder();
  }
  const [ownWidth, ownHeight] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const scale = Math.min(1, shortSide / Math.min(ownWidth, ownHeight));
  const sound = await input.getPrimaryAudioTrack();
  const soundBits = sound ? (await sound.computePacketStats(50)).averageBitrate : 0;
  const room = Math.min(bitrate, (byteLimit * 8) / seconds) * margin;
  const picture = Math.min(
    Math.max(room - soundBits, room / 2),
    ((file.size * 8) / seconds) * partOfOriginal,
  );
  const output = new Output({
    // The index comes first in the file, so that the video plays while it loads.
    format: new Mp4OutputFormat({ fastStart: "in-memory" }),
    target: new BufferTarget(),
  });
  const conversion = await Conversion.init({
    ...{ input, output, tracks: "primary", tags: {}, showWarnings: false },
    video: {
      ...{
        codec: "avc",
        width: even(ownWidth * scale),
        height: even(ownHeight * scale),
        fit: "fill",
      },
      ...{ quality: new Quality({ bitrate: Math.round(picture) }), keyFrameInterval: 2 },
      ...{ forceTranscode: true, allowTransformationMetadata: false },
    },
    audio: { codec: "aac" },
  });
  const isSilenced = conversion.discardedTracks.some(({ track: lost }) => lost === sound);
  if (isSilenced) return { refusal: describeUnread("sound") };
  if (!conversion.isValid) return { refusal: describeUnread("picture") };
  conversion.onProgress = tellProgress;
  while (conversion.state !== "done") {
    await whileItRuns();
    await conversion.execute({ pauseSignal: pause.signal });
  }
  const { buffer } = output.target;
  return buffer
    ? { videos: [new Blob([buffer], { type: "video/mp4" })] }
    : { refusal: describeUnread("picture") };
}
