import { clip, ellipse, group, line, path, rect } from "../kit/svg.ts";

export type Figure = {
  skin: string;
  shade: string;
  hair: string;
  coat: string;
  coatShade: string;
  style: "bob" | "crop" | "bun" | "curls" | "bald";
  glasses?: boolean;
  beard?: boolean;
};

/** Round hair is a handful of overlapping circles along the skull. */
const curls = [
  [-150, -60, 74],
  [-120, -150, 80],
  [-40, -206, 88],
  [56, -204, 86],
  [130, -142, 80],
  [154, -54, 72],
  [-166, 20, 56],
  [166, 26, 56],
] as const;

function backHair({ hair, style }: Figure): string {
  switch (style) {
    case "bob":
      return path(
        "M-176 120C-210 -40 -190 -250 0 -254C190 -250 210 -40 176 120C150 152 -150 152 -176 120Z",
        { fill: hair },
      );
    case "bun":
      return (
        ellipse(0, -262, 74, 66, { fill: hair }) +
        path("M-158 20C-180 -150 -110 -238 0 -238C110 -238 180 -150 158 20Z", { fill: hair })
      );
    case "curls":
      return curls.map(([x, y, radius]) => ellipse(x, y, radius, radius, { fill: hair })).join("");
    default:
      return "";
  }
}

function frontHair({ hair, style }: Figure): string {
  switch (style) {
    case "bob":
      return path(
        "M-148 -10C-164 -160 -100 -226 10 -226C110 -226 166 -150 148 -10C132 -70 108 -112 70 -138C20 -104 -96 -104 -120 -86C-136 -66 -144 -40 -148 -10Z",
        { fill: hair },
      );
    case "crop":
      return path(
        "M-150 -30C-166 -170 -96 -232 6 -232C110 -232 164 -164 150 -30C142 -66 136 -96 118 -122C60 -140 -70 -150 -112 -118C-136 -92 -142 -62 -150 -30Z",
        { fill: hair },
      );
    case "bun":
      return path(
        "M-146 -20C-158 -160 -90 -222 0 -222C90 -222 158 -160 146 -20C128 -92 74 -136 0 -138C-74 -136 -128 -92 -146 -20Z",
        { fill: hair },
      );
    case "curls":
      return path(
        "M-146 -30C-176 -150 -110 -236 0 -236C110 -236 176 -150 146 -30C136 -84 112 -112 84 -112C64 -140 28 -136 8 -116C-20 -140 -60 -138 -78 -110C-112 -112 -136 -84 -146 -30Z",
        { fill: hair },
      );
    case "bald":
      return "";
  }
}

const skull =
  "M-140 -60C-140 -170 -80 -220 0 -220C80 -220 140 -170 140 -60C140 60 96 184 0 190C-96 184 -140 60 -140 -60Z";

/** Head, neck and shoulders in a space where the face is centred on 0, 0; about 900 wide and 860 high. */
export function bust(figure: Figure): string {
  const { skin, shade, hair, coat, coatShade, glasses, beard } = figure;
  const light = `<path d="${skull}"/>`;
  return (
    backHair(figure) +
    path("M-78 120H78V300C40 350 -40 350 -78 300Z", { fill: shade }) +
    path(
      "M-450 1500V900C-450 560 -400 430 -230 370C-160 346 -100 320 -78 268C-30 330 30 330 78 268C100 320 160 346 230 370C400 430 450 560 450 900V1500Z",
      { fill: coat },
    ) +
    path(
      "M60 318C66 300 72 286 78 268C100 320 160 346 230 370C400 430 450 560 450 900V1500H150V900C180 700 150 480 60 318Z",
      { fill: coatShade },
    ) +
    path("M-92 262C-40 346 40 346 92 262L112 300C50 384 -50 384 -112 300Z", { fill: coatShade }) +
    ellipse(-142, -6, 24, 42, { fill: skin }) +
    ellipse(142, -6, 24, 42, { fill: shade }) +
    path(skull, { fill: skin }) +
    clip(
      light,
      path("M20 -240C34 -150 26 -90 20 -30L44 40L16 62C30 110 20 160 0 200H200V-240Z", {
        fill: shade,
      }),
    ) +
    (beard
      ? clip(
          light,
          path("M-150 10C-120 60 -84 74 -60 78C-30 58 30 58 60 78C84 74 120 60 150 10V220H-150Z", {
            fill: hair,
          }) + path("M-36 108C-12 122 12 122 36 108", { stroke: shade, width: 8, cap: "round" }),
        )
      : path("M-46 100C-18 122 22 122 48 98", {
          stroke: hair,
          width: 8,
          cap: "round",
          opacity: 0.85,
        })) +
    path("M-100 -62C-84 -78 -56 -80 -36 -68M40 -68C60 -80 88 -78 102 -62", {
      stroke: hair,
      width: 10,
      cap: "round",
    }) +
    ellipse(-66, -24, 10, 13, { fill: "#1c1720" }) +
    ellipse(70, -24, 10, 13, { fill: "#1c1720" }) +
    (glasses
      ? ellipse(-68, -22, 52, 48, { stroke: hair, width: 8 }) +
        ellipse(72, -22, 52, 48, { stroke: hair, width: 8 }) +
        path("M-16 -28C-6 -36 10 -36 20 -28M-120 -30L-142 -38M124 -30L142 -38", {
          stroke: hair,
          width: 8,
        })
      : "") +
    frontHair(figure)
  );
}

/** A lanyard and badge as worn at conferences, for a bust. */
export function lanyard(ribbon: string): string {
  return (
    path("M-120 330L-14 640M120 330L14 640", { stroke: ribbon, width: 22 }) +
    group(
      rect(-84, 630, 168, 220, { fill: "#fffaf0" }, 14) +
        rect(-84, 630, 168, 58, { fill: ribbon }, 14) +
        line(-50, 740, 50, 740, { stroke: "#2a2530", width: 16 }) +
        line(-50, 786, 20, 786, { stroke: "#a89e98", width: 12 }),
      {},
    )
  );
}
