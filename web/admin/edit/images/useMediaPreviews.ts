import { useCallback, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { sectionKeys } from "../../../../content/sections";
import type { useMediaPreviews_project$key } from "../../../__generated__/useMediaPreviews_project.graphql";
import {
  type MediaPreview,
  type MediaPreviews,
  mediaOfModule,
  readMediaPreviews,
} from "./mediaPreviews";

/**
 * Previews of all pictures and videos that the saved project refers to, and of those that were
 * uploaded or chosen since.
 */
export function useMediaPreviews(project: useMediaPreviews_project$key) {
  const data = useFragment(
    graphql`
      fragment useMediaPreviews_project on Project {
        homeHeroImage {
          ...mediaPreviews_media
        }
        heroImage {
          ...mediaPreviews_media
        }
        socialImage {
          ...mediaPreviews_media
        }
        workImages {
          media {
            ...mediaPreviews_media
          }
        }
        caseStudy {
          role {
            ...mediaPreviews_module
          }
          why {
            ...mediaPreviews_module
          }
          result {
            ...mediaPreviews_module
          }
          process {
            ...mediaPreviews_module
          }
          solution {
            ...mediaPreviews_module
          }
          shippedGoods {
            ...mediaPreviews_module
          }
        }
      }
    `,
    project,
  );
  const [added, setAdded] = useState<MediaPreviews>(new Map());
  const remember = useCallback(
    (src: string, preview: MediaPreview) => setAdded((known) => new Map(known).set(src, preview)),
    [],
  );
  return useMemo(() => {
    const modules = sectionKeys
      .flatMap((key) => data.caseStudy?.[key] ?? [])
      .flatMap(mediaOfModule);
    const stored = readMediaPreviews([
      data.homeHeroImage,
      data.heroImage,
      data.socialImage,
      ...data.workImages.map(({ media }) => media),
      ...modules,
    ]);
    return { previews: new Map([...stored, ...added]), remember };
  }, [data, added, remember]);
}
