import { builder } from "../../builder/builder.ts";
import { MediaAssetType } from "../media-type.ts";
import type { Light } from "./derive-light.ts";
import { type HeroScrims, heroScrims } from "./hero-scrims.ts";
import { readLight } from "./read-light.ts";
import { readTones } from "./tone-grid.ts";

const LightType = builder.objectRef<Light>("Light").implement({
  description: "The colours that a page stands in, as six-digit hex. Pages hold them to contrast.",
  fields: (t) => ({
    ground: t.exposeString("ground", { description: "Behind everything." }),
    ink: t.exposeString("ink", { description: "Headings and body text." }),
    accent: t.exposeString("accent", {
      description: "Links under the pointer, and what is chosen.",
    }),
  }),
});

builder.prismaObjectField(MediaAssetType, "light", (t) =>
  t.field({
    type: LightType,
    nullable: true,
    description:
      "The light of a page that has this picture at its head; of a video, its poster's. Null where it has no colours, or nobody has looked yet.",
    resolve: (asset, _arguments, { mediaAssets }) => readLight(asset, mediaAssets),
  }),
);

const HeroScrimsType = builder.objectRef<HeroScrims>("HeroVeils").implement({
  description:
    "How strong a scrim has to be for the navigation over a hero to be read, from 0 for none to 1.",
  fields: (t) => ({
    darkWide: t.exposeFloat("darkWide", {
      description: "Of a black one, under white words, in windows from 768 pixels on.",
    }),
    darkPhone: t.exposeFloat("darkPhone", { description: "The same in narrower windows." }),
    lightWide: t.exposeFloat("lightWide", {
      description: "Of a white one, under black words, in windows from 768 pixels on.",
    }),
    lightPhone: t.exposeFloat("lightPhone", { description: "The same in narrower windows." }),
  }),
});

builder.prismaObjectField(MediaAssetType, "heroVeils", (t) =>
  t.field({
    type: HeroScrimsType,
    nullable: true,
    description:
      "The scrims that the picture needs as a hero, by its tones where it is cropped around its focal point. Null for what moves, and where nobody has looked yet.",
    resolve: (asset) => {
      const tones = asset.isAnimated ? null : readTones(asset.tones);
      return tones && heroScrims(tones, asset);
    },
  }),
);
