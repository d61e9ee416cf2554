import { builder } from "../../builder/builder.ts";
import { properties } from "../../builder/expose.ts";
import { MediaAssetType } from "../media-type.ts";
import { type Light, readLight } from "./derive-light.ts";
import { type HeroScrims, heroScrims } from "./hero-scrims.ts";
import { readTones } from "./tone-grid.ts";

const LightType = builder.objectRef<Light>("Light").implement({
  description: "The colours of a page, as six-digit hex. Pages adjust them for contrast.",
  fields: (t) => ({
    ground: t.exposeString("ground", { description: "The colour of the background." }),
    ink: t.exposeString("ink", { description: "The colour of headings and body text." }),
    accent: t.exposeString("accent", {
      description: "The colour of hovered links and selected items.",
    }),
  }),
});

builder.prismaObjectField(MediaAssetType, "light", (t) =>
  t.field({
    type: LightType,
    nullable: true,
    description:
      "The colours of a page with this picture at its head; for a video, the colours of its poster. Null where the picture has no colours, or they are not extracted yet.",
    resolve: (asset, _arguments, { mediaAssets }) => readLight(asset, mediaAssets),
  }),
);

const HeroScrimsType = builder.objectRef<HeroScrims>("HeroVeils").implement({
  description:
    "The opacity of the scrim (a layer over the picture) that makes the navigation over a hero readable, from 0 for no scrim to 1.",
  fields: (t) => ({
    ...properties(t, "Float", {
      darkWide: "A black scrim under white text, in windows of at least 768 pixels.",
      darkPhone: "A black scrim under white text, in narrower windows.",
      lightWide: "A white scrim under black text, in windows of at least 768 pixels.",
      lightPhone: "A white scrim under black text, in narrower windows.",
    }),
  }),
});

builder.prismaObjectField(MediaAssetType, "heroVeils", (t) =>
  t.field({
    type: HeroScrimsType,
    nullable: true,
    description:
      "The scrims that the picture needs as a hero, from its tones within the crop around its focal point, for heroes from 320 to 600 pixels in height. Null for animated pictures and videos, and while its tones are not extracted.",
    resolve: (asset) => {
      const tones = asset.isAnimated ? null : readTones(asset.tones);
      return tones && heroScrims(tones, asset);
    },
  }),
);
