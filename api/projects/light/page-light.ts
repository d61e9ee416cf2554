import { colord, extend } from "colord";
import mixPlugin from "colord/plugins/mix";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import { type Light, readLight } from "../../media/light/derive-light.ts";
import { assetPath } from "../../media/media-asset-loader.ts";
import { pageHeroOf } from "../fields/project-content.ts";
import { ProjectType } from "../project.ts";

extend([mixPlugin]);

type PageLight = Light & { quiet: string };

/** The colour of quiet texts (captions and labels) is the text colour, mixed with this share of the background. */
const quietShare = 0.34;

/**
 * The colours derived from a project's hero. Null if none were derived, or the viewer may not see the hero.
 */
async function lightOfHero(
  project: Project,
  { mediaAssets, mediaAccess, viewer }: Context,
): Promise<Light | null> {
  const source = pageHeroOf(project);
  const asset = source ? await mediaAssets.load(assetPath(source)) : null;
  if (!asset || !(viewer.isOwner || (await mediaAccess.load(asset.path)))) return null;
  return readLight(asset, mediaAssets);
}

/** The colours of a project's page. Null for the colours of the site. */
async function lightOf(project: Project, context: Context): Promise<PageLight | null> {
  if (project.lightSource === "site") return null;
  const picture = await lightOfHero(project, context);
  const isChosen = project.lightSource === "colors";
  const ground = (isChosen && project.lightGround) || picture?.ground;
  const ink = (isChosen && project.lightInk) || picture?.ink;
  const accent = (isChosen && project.lightAccent) || picture?.accent;
  // Background and text colour are both needed: the colour of quiet texts is mixed from them.
  if (!ground || !ink) return null;
  return { ground, ink, accent: accent || ink, quiet: colord(ink).mix(ground, quietShare).toHex() };
}

const PageLightType = builder.objectRef<PageLight>("PageLight").implement({
  description: "The colours of a project's page, as hex.",
  fields: (t) => ({
    ground: t.exposeString("ground", { description: "The colour of the background." }),
    ink: t.exposeString("ink", { description: "The colour of headings and body text." }),
    quiet: t.exposeString("quiet", { description: "The colour of captions and labels." }),
    accent: t.exposeString("accent", {
      description: "The colour of hovered links and selected items.",
    }),
  }),
});

builder.prismaObjectField(ProjectType, "light", (t) =>
  t.field({
    type: PageLightType,
    nullable: true,
    description:
      "The colours of its page, from its hero or chosen by the owner; pages use them if siteLook.hasOwnLight is true. Null where there are no such colours: the page then has the site's colours.",
    resolve: (project, _arguments, context) => lightOf(project, context),
  }),
);
