/** The part of the library that heicWorker.ts uses; the library's own types describe only the C interface. */
declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  type HeifImage = {
    /** The width in pixels, after rotation. `get_height` also counts after rotation. */
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    has_alpha_channel: () => boolean;
    /** Fills in the pixels; calls back with null if they cannot be decoded. */
    display: (pixels: ImageData, callback: (pixels: ImageData | null) => void) => void;
  };
  const libheif: () => {
    HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] };
  };
  export = libheif;
}
