import type { Caller } from "../access/caller.ts";
import { mayAs, type Viewer } from "../access/viewer.ts";
import type { Context, ContextServices } from "../builder/context.ts";
import { createMediaAccessLoader, createMediaAssetLoader } from "../media/media-asset-loader.ts";

/** Creates the GraphQL context of one request. */
export async function createContext(
  services: ContextServices,
  viewer: Viewer,
  caller: Caller,
): Promise<Context> {
  const database = viewer.isOwner || viewer.token ? services.database : services.visitorDatabase;
  return {
    ...services,
    database,
    viewer,
    caller,
    asOf: (await services.contentState.read())?.since ?? services.clock(),
    mediaAssets: createMediaAssetLoader(database),
    mediaAccess: createMediaAccessLoader(services.media.access, viewer),
    mayFindMedia: async (path) =>
      mayAs(viewer, ["MEDIA"]) ||
      (await services.media.access.mayRead(viewer, [path], "id")).includes(true),
  };
}
