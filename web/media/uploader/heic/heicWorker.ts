import libheif from "libheif-js/libheif-wasm/libheif-bundle.mjs";

/**
 * Decodes HEIC with libheif, which has a size of 2 MB. This is a worker, because its memory is
 * released when it ends. It responds with a JPEG, with a PNG if parts are transparent, or with null
 * on failure.
 */
self.addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await decode(data).catch(() => null));
});

/**
 * The quality of the JPEG, from 0 to 1. It is high, because the server encodes the stored picture again for
 * visitors.
 */
const quality = 0.95;

async function decode(file: Blob): Promise<Blob | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const images = new (libheif().HeifDecoder)().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = await new Promise<ImageData | null>((resolve) =>
    image.display(new ImageData(width, height), resolve),
  );
  if (!pixels) return null;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(pixels, 0, 0);
  if (image.has_alpha_channel()) return canvas.convertToBlob({ type: "image/png" });
  const picture = await canvas.convertToBlob({ type: "image/jpeg", quality });
  return withProfile(picture, profileIn(bytes));
}

/**
 * The first colour profile in the first 64 kB of the file. Null without a profile, as in pictures with sRGB
 * colours.
 */
function profileIn(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const index = new TextDecoder("latin1").decode(bytes.subarray(0, 64 * 1024));
  const at = index.search(/colr(?:prof|rICC)/);
  if (at < 4) return null;
  const size = new DataView(bytes.buffer).getUint32(at - 4);
  return bytes.subarray(at + 8, at - 4 + size);
}

/** The maximum size of a profile, in bytes: a JPEG segment states its length in 16 bits. */
const longestProfile = 65_000;

/** Adds the profile to a JPEG: a canvas preserves the colour values of the picture, but not its profile. */
function withProfile(picture: Blob, profile: Uint8Array<ArrayBuffer> | null): Blob {
  if (!profile || profile.length > longestProfile) return picture;
  const head = Uint8Array.from("\xff\xe2\0\0ICC_PROFILE\0\x01\x01", (letter) =>
    letter.charCodeAt(0),
  );
  new DataView(head.buffer).setUint16(2, head.length - 2 + profile.length);
  return new Blob([picture.slice(0, 2), head, profile, picture.slice(2)], { type: picture.type });
}
