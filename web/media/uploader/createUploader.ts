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
  // On some systems, these files have no media type.
  ...[".tif", ".tiff", ".heic", ".heif", ".ico"],
];
const videos = ["video/*", ".mp4", ".webm", ".mov", ".avi"];

export type UploaderOptions = {
  /** How many files may be uploading or waiting at once. A selection that would exceed the limit is refused. */
  fileLimit: number;
  accepts: "pictures" | "picturesAndVideos";
  requestAddress: (announced: AnnouncedFile) => Promise<string>;
  onAdded: (id: string, file: File) => void;
  onProgress: (id: string, progress: number) => void;
  /** Called when a converted file is sent in place of the added file. */
  onConverted: (id: string, file: File) => void;
  /** Called when the whole file has been sent. The signal is aborted when the file is removed. */
  onSent: (id: string, file: Blob, address: string, signal: AbortSignal) => void;
  onFailed: (id: string, message: string) => void;
  /** Called when files were refused before they were sent. The message is the reason. */
  onRefused: (files: readonly File[], message: string) => void;
};

export type Uploader = {
  add: (files: readonly File[]) => void;
  /** Changes how many files may be in progress. Uploads in progress continue. */
  limitFiles: (limit: number) => void;
  /** Aborts an upload, or removes a finished or failed upload. */
  remove: (id: string) => void;
  destroy: () => void;
};

/** Uploads files as soon as they are added. */
export function createUploader(options: UploaderOptions): Uploader {
  const uppy = new Uppy<Meta, Body>({
    autoProceed: true,
    // Uppy logs nothing, because the page shows the errors.
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

  // HEIC photographs are converted one after the other, because a conversion takes much memory. A file that
  // cannot be converted is sent unchanged, and the server's refusal explains how to export it. A file that
  // cannot be read is sent unchanged, too: an error here would stop all uploads.
  uppy.addPreProcessor(async (ids) => {
    for (const id of ids) {
      const original = uppy.getFile(id)?.data;
      const picture =
        original instanceof File ? await convertHeic(original).catch(() => null) : null;
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
  /** The files of the current `add` that are not refused so far. */
  let untouched: readonly File[] = [];
  uppy.on("restriction-failed", (file, error) => {
    // If there are too many files, the event has no file: then all files not refused so far are refused.
    const refused = file?.data instanceof File ? [file.data] : untouched;
    untouched = untouched.filter((one) => !refused.includes(one));
    options.onRefused(refused, error.message);
  });

  let limit = options.fileLimit;
  return {
    add: (files) => {
      // For Uppy, 0 would mean no limit.
      if (limit === 0) return options.onRefused(files, "There is no room for more.");
      untouched = files;
      const descriptors = files.map((data) => ({ name: data.name, type: data.type, data }));
      try {
        uppy.addFiles(descriptors);
      } catch {
        // The listener for "restriction-failed" has reported each refused file.
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

/**
 * The message about a failed upload. There are fixed texts for a failed request for an upload address and for a
 * lost connection. Otherwise it is the message of the server or of the error, or a general text.
 */
export function messageOf(error: Error): string {
  // Only requests for upload addresses fail with this error.
  if (error instanceof RequestError) return "Failed to get upload URL";
  const status = statusOf(error);
  if (status === undefined) return error.message;
  if (status === 0) return "The connection was lost. Check it and try again.";
  const { error: message } = refusalOf(error);
  if (typeof message === "string") return message;
  return status === 413 ? tooLargeForProxy : "Failed to upload file to cloud storage";
}
