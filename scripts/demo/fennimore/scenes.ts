import { contrast } from "../kit/colour.ts";
import { laptop, phone } from "../kit/devices.ts";
import { icon } from "../kit/icons.ts";
import { canvas, circle, line, rect } from "../kit/svg.ts";
import { paragraph, text } from "../kit/text.ts";
import type { Picture } from "../picture.ts";
import { button, buttonRow, field, floorPhoto, moss, steps, suggestion, toggle } from "./parts.ts";
import { claimsDesk } from "./screen.ts";

export const fennimoreHome: Picture = {
  width: 2000,
  height: 1250,
  alt: "Parts of a design language: letters, a switch, a suggestion to pay €1,240, and the euro sign",
  draw: () =>
    canvas(
      2000,
      1250,
      moss.lilac,
      rect(0, 0, 350, 1250, { fill: moss.forest }) +
        rect(1650, 0, 350, 1250, { fill: moss.lime }) +
        text("Aa", 175, 610, { size: 210, face: "display", fill: moss.cream, align: "middle" }) +
        toggle(101, 720, true) +
        text("€", 1825, 760, { size: 420, face: "display", fill: moss.forest, align: "middle" }) +
        suggestion(487, 247, 1.35),
    ),
};

export const fennimoreHero: Picture = {
  width: 2400,
  height: 1350,
  alt: "A laptop with the claims desk: a queue on the left, a suggestion and its evidence on the right",
  draw: () =>
    canvas(
      2400,
      1350,
      moss.lilac,
      rect(0, 1140, 2400, 210, { fill: "#b5a0ee" }) +
        laptop(800, 214, 1560, claimsDesk(), { shadow: 0.25, body: "#ece6da", edge: "#b7b1a2" }),
    ),
};

function cell(x: number, y: number, w: number, h: number, fill: string, content: string): string {
  return rect(x, y, w, h, { fill }, 44) + content;
}

export const fennimoreComponents: Picture = {
  width: 2400,
  height: 1800,
  alt: "A sheet of components: buttons, fields, switches, steps, the suggestion card and a queue entry",
  draw: () =>
    canvas(
      2400,
      1800,
      moss.cream,
      cell(
        60,
        60,
        900,
        560,
        moss.forest,
        buttonRow(140, 150, 50, [
          ["Approve", moss.lime, moss.ink],
          ["Change", moss.cream, moss.ink],
        ]) +
          buttonRow(140, 290, 50, [
            ["Ask Tove", moss.fern, moss.cream],
            ["Reject", moss.rust, moss.white],
          ]) +
          text("One verb, never “Submit”", 140, 530, {
            size: 44,
            face: "sansMedium",
            fill: moss.lime,
          }),
      ) +
        cell(
          990,
          60,
          1350,
          560,
          "#ebe5d2",
          field(1070, 150, 560, "Amount", "€1,240", true) +
            field(1070, 340, 560, "Reason you would give Tove", "Covered under 4.2") +
            toggle(1740, 190, true) +
            text("Human decides", 1920, 246, { size: 44, face: "sansMedium", fill: moss.ink }) +
            toggle(1740, 330, false) +
            text("Pay at once", 1920, 386, { size: 44, face: "sansMedium", fill: moss.ink }) +
            text("Labels stay. Placeholders never stand in for them.", 1070, 550, {
              size: 38,
              fill: moss.quiet,
            }),
        ) +
        cell(60, 650, 960, 740, moss.lilac, suggestion(160, 740, 1)) +
        cell(
          1050,
          650,
          1290,
          360,
          moss.white,
          steps(1230, 800, ["Reported", "Checked", "Decided", "Paid"], 1, 310),
        ) +
        cell(
          1050,
          1040,
          630,
          700,
          moss.lime,
          text("€", 1120, 1560, { size: 520, face: "display", fill: moss.forest }) +
            text("Figures line up", 1120, 1680, {
              size: 46,
              face: "sansSemibold",
              fill: moss.forest,
            }),
        ) +
        cell(
          1710,
          1040,
          630,
          700,
          moss.rust,
          icon("warning", 1780, 1110, 130, { colour: moss.cream, weight: 1.8 }) +
            paragraph("Not sure. Two photos show different floors.", 1780, 1360, 490, {
              size: 62,
              face: "sansSemibold",
              fill: moss.white,
              leading: 1.2,
              tracking: -0.02,
            }) +
            button(1780, 1600, "Compare", moss.cream, moss.ink, 40),
        ) +
        cell(
          60,
          1420,
          960,
          320,
          moss.forest,
          circle(210, 1580, 80, { fill: moss.lilac }) +
            text("TH", 210, 1602, {
              size: 62,
              face: "sansSemibold",
              fill: moss.grape,
              align: "middle",
            }) +
            text("Tove Halvorsen", 330, 1570, {
              size: 62,
              face: "sansSemibold",
              fill: moss.cream,
              tracking: -0.02,
            }) +
            text("Burst pipe, waiting 2 hours", 330, 1632, { size: 42, fill: "#a9c4b5" }),
        ),
    ),
};

const swatches: readonly (readonly [name: string, ground: string, print: string])[] = [
  ["Forest", moss.forest, moss.cream],
  ["Fern", moss.fern, moss.white],
  ["Lime", moss.lime, moss.ink],
  ["Lilac", moss.lilac, moss.grape],
  ["Grape", moss.grape, moss.lilac],
  ["Brick", moss.rust, moss.white],
  ["Cream", moss.cream, moss.forest],
  ["Ink", moss.ink, moss.lime],
  ["White", moss.white, moss.grape],
];

export const fennimoreColours: Picture = {
  width: 2000,
  height: 2000,
  alt: "Nine colours, each with its name and the contrast it reaches against its own text",
  draw: () =>
    canvas(
      2000,
      2000,
      moss.cream,
      swatches
        .map(([name, ground, print], index) => {
          const [x, y, size] = [(index % 3) * 667, Math.floor(index / 3) * 667, 667];
          return (
            rect(x, y, size, size, { fill: ground }) +
            text("Aa", x + 54, y + 250, {
              size: 230,
              face: "display",
              fill: print,
              tracking: -0.04,
            }) +
            text(name, x + 60, y + 540, { size: 60, face: "sansSemibold", fill: print }) +
            text(`${contrast(ground, print).toFixed(1)} : 1`, x + 60, y + 606, {
              size: 46,
              face: "sans",
              fill: print,
            })
          );
        })
        .join(""),
    ),
};

function claimScreen(): string {
  return (
    rect(0, 0, 390, 844, { fill: moss.cream }) +
    text("It is decided, Tove.", 28, 122, {
      size: 36,
      face: "display",
      fill: moss.ink,
      tracking: -0.03,
    }) +
    paragraph("Ingrid Moe read your claim and agreed to all of it.", 28, 158, 330, {
      size: 19,
      fill: moss.quiet,
      leading: 1.4,
    }) +
    floorPhoto(28, 214, 0.597) +
    rect(28, 486, 334, 164, { fill: moss.forest }, 22) +
    text("€1,240", 52, 560, { size: 62, face: "display", fill: moss.lime, tracking: -0.03 }) +
    text("In your account by Thursday", 52, 600, { size: 19, fill: moss.cream }) +
    text("Less your €150 share", 52, 628, { size: 16, fill: "#a9c4b5" }) +
    line(28, 682, 362, 682, { stroke: moss.rule, width: 2 }) +
    text("How was this decided?", 28, 722, { size: 20, face: "sansSemibold", fill: moss.grape }) +
    icon("chevron", 336, 702, 26, { colour: moss.grape }) +
    rect(28, 752, 334, 58, { stroke: moss.forest, width: 2.5 }, 16) +
    text("I do not agree", 195, 788, {
      size: 20,
      face: "sansSemibold",
      fill: moss.forest,
      align: "middle",
    })
  );
}

export const fennimoreClaim: Picture = {
  width: 1760,
  height: 2200,
  alt: "A phone with a decided claim: the amount, who decided, and a way to disagree",
  draw: () => canvas(1760, 2200, moss.lime, phone(420, 150, 920, claimScreen(), { shadow: 0.2 })),
};
