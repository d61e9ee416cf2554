import sharp from "sharp";

/** The side of the square windows that are compared, and the distance between windows, in pixels. */
const window = 8;
const step = 4;

/** The constants C1 and C2 of the formula of Wang et al. 2004, for 8-bit samples. */
const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;

/** The luma (brightness) of a picture, one byte for each pixel. Transparent parts are white. */
export type Luma = { width: number; height: number; samples: Uint8Array };

/** Decodes a picture. If a size is given, the picture is stretched to it. */
export async function readLuma(
  picture: Uint8Array | string,
  size?: { width: number; height: number },
): Promise<Luma> {
  const decoded = sharp(picture).autoOrient().flatten({ background: "#ffffff" });
  const { data, info } = await (size ? decoded.resize({ ...size, fit: "fill" }) : decoded)
    .toColourspace("b-w")
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, samples: data };
}

/**
 * The mean structural similarity of two pictures of the same size (Wang et al. 2004), over square
 * windows: 1 for equal pictures, and less the more their structure differs.
 */
export function structuralSimilarity(one: Luma, other: Luma): number {
  if (one.width !== other.width || one.height !== other.height) {
    throw new Error(
      `Pictures of one size are compared, not ${one.width} × ${one.height} with ${other.width} × ${other.height}.`,
    );
  }
  let sum = 0;
  let count = 0;
  for (let top = 0; top + window <= one.height; top += step) {
    for (let left = 0; left + window <= one.width; left += step) {
      sum += compareWindow(one, other, left, top);
      count++;
    }
  }
  return sum / count;
}

function compareWindow(one: Luma, other: Luma, left: number, top: number): number {
  let a = 0;
  let b = 0;
  let aa = 0;
  let bb = 0;
  let ab = 0;
  for (let y = top; y < top + window; y++) {
    const row = y * one.width;
    for (let x = left; x < left + window; x++) {
      const p = one.samples[row + x] ?? 0;
      const q = other.samples[row + x] ?? 0;
      a += p;
      b += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  }
  const n = window * window;
  const meanA = a / n;
  const meanB = b / n;
  const varianceA = aa / n - meanA * meanA;
  const varianceB = bb / n - meanB * meanB;
  const covariance = ab / n - meanA * meanB;
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
  );
}
