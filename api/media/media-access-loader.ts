import DataLoader from "dataloader";
import type { Viewer } from "../access/viewer.ts";
import type { MediaAccess } from "./media-access.ts";

export type MediaAccessLoader = DataLoader<string, boolean>;

/** Finds out whether a viewer may have each file that one step of a query touches, all at once. */
export function createMediaAccessLoader(access: MediaAccess, viewer: Viewer): MediaAccessLoader {
  return new DataLoader((paths) => access.mayRead(viewer, paths));
}
