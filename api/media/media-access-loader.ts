import DataLoader from "dataloader";
import type { Viewer } from "../access/viewer.ts";
import type { MediaAccess } from "./media-access.ts";

export type MediaAccessLoader = DataLoader<string, boolean>;

/** Loads in batches whether a viewer may read files. */
export function createMediaAccessLoader(access: MediaAccess, viewer: Viewer): MediaAccessLoader {
  return new DataLoader((paths) => access.mayRead(viewer, paths));
}
