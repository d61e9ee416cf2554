import type { DemoBanner, DemoIdentity } from "./portfolio.ts";

export const demoIdentity: DemoIdentity = {
  ownerName: "Ilse Maravel",
  tagline: "Product designer for software that has to say how sure it is.",
  teaserText:
    "I design the moment in which a machine makes a suggestion and a person decides. Fifteen years of ships, wards, trams and small print have taught me that the second part is the harder one.",
  teaserPhoto: "conference",
  teaserCaption:
    "The Passage team at the Plain Sight conference, a few minutes before the projector failed",
  portrait: "portrait",
  footerText: "© 2026 Ilse Maravel. Designed slowly in Lindholm.",
};

export const demoBanner: DemoBanner = {
  isActive: true,
  content:
    "Speaking about honest interfaces at Plain Sight in Lindholm this spring. Come and say hello.",
};
