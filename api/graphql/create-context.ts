import type { Caller } from "../access/caller.ts";
import type { Viewer } from "../access/viewer.ts";
import type { Context, ContextServices } from "../builder/context.ts";
import { createMediaAssetLoader } from "../media/media-asset-loader.ts";
import { createMediaAudienceLoader } from "../media/media-audience-loader.ts";

/** Makes the context of one request. */
export function createContext(services: ContextServices, viewer: Viewer, caller: Caller): Context {
  return {
    ...services,
    viewer,
    caller,
    mediaAssets: createMediaAssetLoader(services.database),
    mediaAudiences: createMediaAudienceLoader(services.media.catalog),
  };
}
