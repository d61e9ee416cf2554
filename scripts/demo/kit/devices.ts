import { circle, clip, group, path, rect, softShadow } from "./svg.ts";

export type DevicePaint = { body?: string; edge?: string; shadow?: number };

const phoneScreen = { width: 390, height: 844 } as const;
const tabletScreen = { width: 1180, height: 820 } as const;

/** Each device draws `screen`, laid out in its screen's own units, at an outer width of `width`. */
export function phone(
  x: number,
  y: number,
  width: number,
  screen: string,
  paint: DevicePaint = {},
): string {
  const scale = width / (phoneScreen.width + 32);
  const body = paint.body ?? "#15171a";
  return group(
    softShadow(0, 0, 422, 876, 68, 60, paint.shadow ?? 0.25) +
      rect(-3, 150, 6, 46, { fill: body }, 2) +
      rect(-3, 214, 6, 46, { fill: body }, 2) +
      rect(419, 190, 6, 84, { fill: body }, 2) +
      rect(0, 0, 422, 876, { fill: body, stroke: paint.edge ?? "#3a3d42", width: 3 }, 68) +
      group(clip(rect(0, 0, 390, 844, { fill: "#fff" }, 54), screen), { x: 16, y: 16 }) +
      rect(156, 28, 110, 30, { fill: "#08090a" }, 15),
    { x, y, scale },
  );
}

export function tablet(
  x: number,
  y: number,
  width: number,
  screen: string,
  paint: DevicePaint = {},
): string {
  const scale = width / (tabletScreen.width + 56);
  return group(
    softShadow(0, 0, 1236, 876, 46, 80, paint.shadow ?? 0.3) +
      rect(
        0,
        0,
        1236,
        876,
        { fill: paint.body ?? "#101214", stroke: paint.edge ?? "#3b3f45", width: 4 },
        46,
      ) +
      group(clip(rect(0, 0, 1180, 820, { fill: "#fff" }, 20), screen), { x: 28, y: 28 }) +
      circle(14, 438, 4, { fill: "#2c3036" }),
    { x, y, scale },
  );
}

export function laptop(
  x: number,
  y: number,
  width: number,
  screen: string,
  paint: DevicePaint = {},
): string {
  const scale = width / 1760;
  const body = paint.body ?? "#c9ccd1";
  const edge = paint.edge ?? "#9a9ea5";
  return group(
    rect(40, 988, 1680, 24, { fill: "#000", opacity: (paint.shadow ?? 0.3) * 0.7 }, 12) +
      rect(136, 0, 1488, 962, { fill: "#111315", stroke: edge, width: 4 }, 34) +
      group(clip(rect(0, 0, 1440, 900, { fill: "#fff" }, 12), screen), { x: 160, y: 28 }) +
      rect(0, 952, 1760, 26, { fill: body }, 6) +
      path("M0 968H1760C1760 990 1735 1000 1700 1000H60C25 1000 0 990 0 968Z", { fill: edge }) +
      path("M760 952H1000C1000 964 992 968 984 968H776C768 968 760 964 760 952Z", { fill: edge }),
    { x, y, scale },
  );
}

export function watch(
  x: number,
  y: number,
  width: number,
  screen: string,
  paint: DevicePaint & { strap?: string } = {},
): string {
  const scale = width / 460;
  const body = paint.body ?? "#1b1b1d";
  const edge = paint.edge ?? "#4a4a4e";
  const strap = paint.strap ?? "#2a2a2d";
  return group(
    path("M74 20C80 -60 100 -110 104 -230V-1100H356V-230C360 -110 380 -60 386 20Z", {
      fill: strap,
    }) +
      path("M74 528C80 608 100 658 104 778V1700H356V778C360 658 380 608 386 528Z", {
        fill: strap,
      }) +
      softShadow(0, 0, 460, 548, 130, 50, paint.shadow ?? 0.35) +
      rect(452, 150, 24, 84, { fill: edge }, 9) +
      rect(454, 290, 12, 110, { fill: edge }, 6) +
      rect(0, 0, 460, 548, { fill: edge }, 134) +
      rect(7, 7, 446, 534, { fill: body }, 128) +
      rect(20, 20, 420, 508, { fill: "#000" }, 116) +
      group(clip(rect(0, 0, 396, 484, { fill: "#000" }, 104), screen), { x: 32, y: 32 }),
    { x, y, scale },
  );
}
