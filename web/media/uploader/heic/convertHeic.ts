/** The type and the brand of the first box of a HEIC file, after the four bytes with the length of the box. */
const heicStart = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1)/;

/**
 * Converts a HEIC photograph, such as iPhones take, to a format that the site accepts, under the same file
 * name. If the browser can decode the photograph, as WebKit can, it does so. Otherwise a decoder is loaded.
 * Null for files of other types, and for photographs that neither the browser nor the decoder can read.
 */
export async function convertHeic(file: File): Promise<File | null> {
  if (!heicStart.test(await file.slice(4, 12).text())) return null;
  const picture = (await decodeNatively(file)) ?? (await decodeInWorker(file));
  return picture && new File([picture], file.name, { type: picture.type });
}

async function decodeNatively(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d", { colorSpace: "display-p3" })?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
}

async function decodeInWorker(file: Blob): Promise<Blob | null> {
  const worker = new Worker(new URL("./heicWorker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Blob | null>) => resolve(data));
      worker.addEventListener("error", () => resolve(null));
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
