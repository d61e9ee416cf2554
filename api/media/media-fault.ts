import { UserFault } from "../validation/accept.ts";

/**
 * A fault that the sender of a file can correct, with the HTTP status of the response. The file was not
 * stored.
 */
export class MediaFault extends UserFault {
  override name = "MediaFault";
  readonly statusCode: number;

  /** @param field the invalid input field; undefined for the file itself */
  constructor(statusCode: number, code: string, message: string, field?: string) {
    super({ field, message, code });
    this.statusCode = statusCode;
  }
}

/**
 * The fault for a file type that is not accepted.
 * @param format such as PDF; undefined where unknown
 */
export function unsupportedType(format?: string): MediaFault {
  const found = format
    ? `This is a file of the format ${format}, which is shown neither as a picture nor as a video.`
    : "This file is neither a picture nor a video.";
  return new MediaFault(
    415,
    "UNSUPPORTED_TYPE",
    `${found} Upload JPEG, PNG, WebP, AVIF, GIF, SVG, TIFF, MP4, WebM, MOV or AVI instead.`,
  );
}

/** Whether an error refuses a file for its size, type or content. Sending the file again does not help. */
export function isRefusedFile(error: unknown): boolean {
  return error instanceof MediaFault && [413, 415].includes(error.statusCode);
}

export function heicRefused(): MediaFault {
  return new MediaFault(
    415,
    "UNSUPPORTED_TYPE",
    "HEIC pictures cannot be converted here. Export this one as JPEG and upload that: in Photos on a Mac choose File, then Export; on an iPhone choose Settings, Camera, Formats, Most Compatible for new pictures.",
  );
}

export function animatedWithMetadata(): MediaFault {
  return new MediaFault(
    415,
    "UNSUPPORTED_TYPE",
    "This animated AVIF has metadata, which may tell where it was taken and cannot be removed here. Export it without metadata and upload that.",
  );
}

export function incomplete(): MediaFault {
  return new MediaFault(400, "INCOMPLETE", "The file did not arrive whole. Send it again.");
}

export function noSuchUpload(): MediaFault {
  return new MediaFault(404, "NOT_FOUND", "There is no such upload.");
}

export function noSuchOriginal(): MediaFault {
  return new MediaFault(404, "NOT_FOUND", "The original of this picture is not in the storage.");
}

export function undecodable(): MediaFault {
  return new MediaFault(
    415,
    "UNDECODABLE",
    "This file is damaged or incomplete and cannot be shown. Export it again and upload that.",
  );
}

export function tooLarge(byteLimit: number, what = "A file"): MediaFault {
  const megabytes = Math.floor(byteLimit / 1024 / 1024);
  return new MediaFault(413, "TOO_LARGE", `${what} may have ${megabytes} MB at most.`);
}

export function tooManyPixels(): MediaFault {
  return new MediaFault(413, "TOO_MANY_PIXELS", "A picture may have 100 megapixels at most.");
}
