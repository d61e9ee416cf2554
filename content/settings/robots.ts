import { declarePanel, type Settings } from "./setting.ts";

/** The settings for robots, such as those of search engines. Robots can ignore them. */
export const robots = {
  allowsSearch: {
    kind: "flag",
    isSwitch: true,
    label: "Search engines may list the site",
    description: "Whether search engines may list the site.",
    also: "google bing index noindex",
  },
  allowsTraining: {
    kind: "flag",
    isSwitch: true,
    label: "AI may be trained with the site",
    description: "Whether robots that collect data for the training of AI may read the site.",
    also: "gpt artificial intelligence",
  },
  allowsPreviews: {
    kind: "flag",
    isSwitch: true,
    label: "Chats may show previews of links",
    description: "Whether robots that make previews of links in chats may read the site.",
    also: "slack whatsapp social card",
  },
} as const satisfies Settings;

export type Robots = typeof robots;

export const robotsPanel = declarePanel(robots, {
  title: "Search Engines, AI Training, Previews in Chats",
  description:
    "A request that robots can read, and that the known ones follow. It keeps nobody out: for that there are visibility and passwords.",
  also: "robots crawler bots seo",
  form: ["allowsSearch", "allowsTraining", "allowsPreviews"],
  save: "Save Robots",
  succeeded: { title: "Robots updated", description: "They read it on their next visit." },
  failed: "Failed to update robots.",
});
