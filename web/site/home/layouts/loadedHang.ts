import type { hangWall } from "./hang";

let hang: typeof hangWall | undefined;

/** What arranges a wall. Undefined where the home page has none, whose visitors are spared it. */
export function loadedHang(): typeof hangWall | undefined {
  return hang;
}

export function provideHang(loaded: typeof hangWall): void {
  hang = loaded;
}
