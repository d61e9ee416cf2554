import { builder } from "../../builder/builder.ts";
import { properties } from "../../builder/expose.ts";
import { MediaAssetType } from "../media-type.ts";
import { type Light, readLight } from "./derive-light.ts";
import { type HeroScrims, heroScrims } from "./hero-scrims.ts";
import { readTones } from "./tone-grid.ts";

const LightType = builder.objectRef<Light>("Light").implement({
  description: "The colours of a page, as six-digit hex. Pages adjust them for contrast.",
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
      "The colours of a page with this picture at its head; for a video, its poster's. Null where it has no colours, or they are not extracted yet.",
    resolve: (asset, _arguments, { mediaAssets }) => readLight(asset, mediaAssets),
  }),
);

const HeroScrimsType = builder.objectRef<HeroScrims>("HeroVeils").implement({
  description:
    "The strength that a scrim needs so that the navigation over a hero is readable, from 0 for none to 1.",
  fields: (t) => ({
    ...properties(t, "Float", {
      darkWide: "A black scrim under white words, in windows of at least 768 pixels.",
      darkPhone: "The same in narrower windows.",
      lightWide: "A white scrim under black words, in windows of at least 768 pixels.",
      lightPhone: "The same in narrower windows.",
    }),
  }),
});

builder.prismaObjectField(MediaAssetType, "heroVeils", (t) =>
  t.field({
    type: HeroScrimsType,
    nullable: true,
    description:
      "The scrims that the picture needs as a hero, from its tones within the crop around its focal point. Null for animated pictures and videos, and where tones are not extracted yet.",
    resolve: (asset) => {
      const tones = asset.isAnimated ? null : readTones(asset.tones);
      return tones && heroScrims(tones, asset);
    },
  }),
);
