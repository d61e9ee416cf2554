import { graphql, readInlineData } from "react-relay";
import type { readLight_project$key } from "../../__generated__/readLight_project.graphql";
import type { ThemeColors } from "../theme/palette";
import { colorsOfLight } from "./colorsOfLight";

/** The colours of a project's own light. Null where it has none. */
export function readLight(project: readLight_project$key): ThemeColors | null {
  const data = readInlineData(
    graphql`
      fragment readLight_project on Project @inline {
        lightSource
        lightGround
        lightInk
        lightAccent
        heroImage {
          asset {
            light {
              ground
              ink
              accent
            }
          }
        }
        homeHeroImage {
          asset {
            light {
              ground
              ink
              accent
            }
          }
        }
      }
    `,
    project,
  );
  const media = data.heroImage ?? data.homeHeroImage;
  return colorsOfLight(data, media?.asset?.light);
}
