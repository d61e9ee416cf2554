import DataLoader from "dataloader";
import type { Audience } from "./audience.ts";
import type { MediaCatalog } from "./media-catalog.ts";

export type MediaAudienceLoader = DataLoader<string, Audience>;

/** Finds out who may have each file that one step of a query touches, all at once. */
export function createMediaAudienceLoader(catalog: MediaCatalog): MediaAudienceLoader {
  return new DataLoader((paths) => catalog.readAudiences(paths));
}
