const chromas = ["4:0:0", "4:2:0", "4:2:2", "4:4:4"];

/** How an encoder stores colours, as "4:2:2, 10 bits". Null where a configuration does not say. */
export function readPixelFormat(type: string, configuration: Buffer): string | null {
  if (type === "hvcC") {
    if (configuration.length < 18) return null;
    return describe((configuration[16] ?? 0) & 3, ((configuration[17] ?? 0) & 7) + 8);
  }
  // The first sequence parameter set, behind its count and length.
  return type === "avcC" ? readSequence(configuration.subarray(8)) : null;
}

/** The profiles of H.264 whose parameters say how colours are stored. All others have 4:2:0 with 8 bits. */
const highProfiles = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

/** @param set a sequence parameter set: ITU-T H.264, 7.3.2.1.1 */
function readSequence(set: Buffer): string | null {
  const profile = set[1];
  if (profile === undefined || ((set[0] ?? 0) & 31) !== 7) return null;
  if (!highProfiles.has(profile)) return describe(1, 8);
  let at = 4 * 8;
  const bit = () => {
    const value = ((set[at >> 3] ?? 0x80) >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  const number = () => {
    let zeros = 0;
    while (bit() === 0) zeros += 1;
    let value = 1;
    for (let n = 0; n < zeros; n++) value = value * 2 + bit();
    return value - 1;
  };
  number(); // its id
  const chroma = number();
  if (chroma === 3) bit();
  return describe(chroma, number() + 8);
}

function describe(chroma: number, bits: number): string | null {
  const name = chromas[chroma];
  return name && bits <= 16 ? `${name}, ${bits} bits` : null;
}
