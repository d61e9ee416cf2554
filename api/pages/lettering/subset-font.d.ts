/** Declares the types of those options that this project uses, because the package contains no types. */
declare module "subset-font" {
  type Options = {
    targetFormat?: "sfnt" | "woff" | "woff2";
    noHinting?: boolean;
    /** OpenType features to keep. Undefined to keep all features. */
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  };
  function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
  export = subsetFont;
}
