import AwsS3 from "@uppy/aws-s3";
import Uppy, { type Body, type Meta, type UppyFile } from "@uppy/core";
import { RequestError, tooLargeForProxy } from "../../relay/request-error";
import { convertHeic } from "./heic/convertHeic";
import { refusalOf, sendFile } from "./sendFile";
import { type AnnouncedFile, byteLimit } from "./uploadMutations";
import { retryDelays, statusOf, withRetries } from "./withRetries";

/** How many files are uploaded at once. */
const atOnce = 6;

const pictures = [
  "image/*",
  ...[".jpg", ".jpeg", ".png", ".webp"],
  // Not all systems know the types of these.
  ...[".tif", ".tiff", ".heic", ".heif", ".ico"],
];
const videos = ["video/*", ".mp4", ".webm", ".mov", ".avi"];

export type UploaderOptions = {
  /** How many files may be in progress. */
  fileLimit: number;
  accepts: "pictures" | "picturesAndVideos";
  requestAddress: (announced: AnnouncedFile) => Promise<string>;
  onAdded: (id: string, file: File) => void;
  onProgress: (id: string, progress: number) => void;
  /** Called when another file is sent in place of one. */
  onConverted: (id: string, file: File) => void;
  /** Called when the whole file has been sent. The signal is aborted when the file is removed. */
  onSent: (id: string, file: Blob, address: string, signal: AbortSignal) => void;
  onFailed: (id: string, message: string) => void;
  /** Called when files were refused for this reason before they were sent. */
  onRefused: (files: readonly File[], message: string) => void;
};

export type Uploader = {
  add: (files: readonly File[]) => void;
  /** Changes how many files may be in progress, and stops none that are. */
  limitFiles: (limit: number) => void;
  /** Aborts an upload, or forgets a finished or failed one. */
  remove: (id: string) => void;
  destroy: () => void;
};

/** Uploads files as soon as they are added. */
export function createUploader(options: UploaderOptions): Uploader {
  const uppy = new Uppy<Meta, Body>({
    autoProceed: true,
    // Errors are shown on the screen.
    logger: { debug() {}, warn() {}, error() {} },
    restrictions: {
      maxFileSize: byteLimit,
      maxNumberOfFiles: options.fileLimit,
      allowedFileTypes: options.accepts === "pictures" ? pictures : [...pictures, ...videos],
    },
    locale: {
      pluralize: (count) => (count === 1 ? 0 : 1),
      strings: {
        exceedsSize: "%{file} is too large. A file may have 100 MB at most.",
        youCanOnlyUploadX: {
          0: "Choose one file at a time.",
          1: "Choose up to %{smart_count} files at a time.",
        },
        youCanOnlyUploadFileTypes:
          options.accepts === "pictures"
            ? "Choose a picture: JPEG, PNG, WebP, AVIF, GIF, SVG or TIFF."
            : "Choose a picture or a video: JPEG, PNG, WebP, AVIF, GIF, SVG, TIFF, MP4, WebM, MOV or AVI.",
        noDuplicates: "%{fileName} is being uploaded already.",
      },
    },
  });
  uppy.use(AwsS3, {
    limit: atOnce,
    retryDelays,
    shouldUseMultipart: false,
    getUploadParameters: async (file, { signal } = {}) => ({
      method: "PUT",
      url: await withRetries(
        () => options.requestAddress(announcedOf(file.data, file.size)),
        signal,
      ),
      headers: { "content-type": file.type || "application/octet-stream" },
    }),
    uploadPartBytes: (send) =>
      sendFile(send, () => options.requestAddress(announcedOf(send.body, send.size))),
  });

  // One after the other, because a photograph takes much memory. What is not converted is sent as it is, and
  // the site explains how to export it.
  uppy.addPreProcessor(async (ids) => {
    for (const id of ids) {
      const original = uppy.getFile(id)?.data;
      const picture = original instanceof File ? await convertHeic(original) : null;
      if (!picture || !uppy.getState().files[id]) continue;
      uppy.setFileState(id, { data: picture, size: picture.size, type: picture.type });
      options.onConverted(id, picture);
    }
  });
  uppy.on("file-added", ({ id, data }) => {
    if (data instanceof File) options.onAdded(id, data);
  });
  uppy.on("upload-progress", (file, { bytesUploaded, bytesTotal }) => {
    if (file && bytesTotal) options.onProgress(file.id, bytesUploaded / bytesTotal);
  });
  const removals = new Map<string, AbortController>();
  uppy.on("upload-success", (file, { uploadURL }) => {
    if (!(file && uploadURL && file.data instanceof Blob)) return;
    const removal = new AbortController();
    removals.set(file.id, removal);
    options.onSent(file.id, file.data, uploadURL, removal.signal);
  });
  uppy.on("file-removed", ({ id }) => {
    removals.get(id)?.abort();
    removals.delete(id);
  });
  uppy.on("upload-error", (file, error) => {
    if (file) options.onFailed(file.id, messageOf(error));
  });
  /** Those of the files being added that are not refused so far. */
  let untouched: readonly File[] = [];
  uppy.on("restriction-failed", (file, error) => {
    // Without one, all that would have been taken are too many.
    const refused = file?.data instanceof File ? [file.data] : untouched;
    untouched = untouched.filter((one) => !refused.includes(one));
    options.onRefused(refused, error.message);
  });

  let limit = options.fileLimit;
  return {
    add: (files) => {
      // Uppy takes none for no limit.
      if (limit === 0) return options.onRefused(files, "There is no room for more.");
      untouched = files;
      const descriptors = files.map((data) => ({ name: data.name, type: data.type, data }));
      try {
        uppy.addFiles(descriptors);
      } catch {
        // Each refused file was reported by "restriction-failed".
      }
    },
    limitFiles: (maxNumberOfFiles) => {
      limit = maxNumberOfFiles;
      uppy.setOptions({ restrictions: { maxNumberOfFiles } });
    },
    remove: (id) => {
      const file: UppyFile<Meta, Body> | undefined = uppy.getFile(id);
      if (file) uppy.removeFile(id);
    },
    destroy: () => uppy.destroy(),
  };
}

function announcedOf(data: unknown, size: number | null | undefined): AnnouncedFile {
  return { byteSize: size ?? 0, ...(data instanceof File && { fileName: data.name }) };
}

/** The server's message, or a general one for a failure without it. */
export function messageOf(error: Error): string {
  // Only requests for addresses fail in this way.
  if (error instanceof RequestError) return "Failed to get upload URL";
  const status = statusOf(error);
  if (status === undefined) return error.message;
  if (status === 0) return "The connection was lost. Check it and try again.";
  const { error: message } = refusalOf(error);
  if (typeof message === "string") return message;
  return status === 413 ? tooLargeForProxy : "Failed to upload file to cloud storage";
}
