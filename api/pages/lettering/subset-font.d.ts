/** The types of the used part of the package, which has no types of its own. */
declare module "subset-font" {
  type Options = {
    targetFormat?: "sfnt" | "woff" | "woff2";
    noHinting?: boolean;
    /** OpenType features to keep; all where undefined. */
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  };
  function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
  export = subsetFont;
}
