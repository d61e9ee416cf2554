import { builder } from "../../builder/builder.ts";

export const LightSourceType = builder.enumType("LightSource", {
  description: "Where the colours of a project's page come from.",
  values: {
    PICTURE: { value: "picture", description: "From its hero." },
    COLORS: { value: "colors", description: "The owner has chosen them." },
    SITE: { value: "site", description: "From the site." },
  } as const,
});
