/** The part of the library that is used here; the library's own types describe only the C interface. */
declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  type HeifImage = {
    /** In pixels, after rotation. The same is true of `get_height`. */
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    has_alpha_channel: () => boolean;
    /** Fills in the pixels; calls back with null where they cannot be decoded. */
    display: (pixels: ImageData, callback: (pixels: ImageData | null) => void) => void;
  };
  const libheif: () => {
    HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] };
  };
  export = libheif;
}
