import { graphql, useFragment } from "react-relay";
import type { FontsPanel_siteLook$key } from "../../../__generated__/FontsPanel_siteLook.graphql";
import { Panel } from "../../../ui/panel/Panel";
import { FontField } from "./FontField";

type Props = { siteLook: FontsPanel_siteLook$key };

/** Fonts of the owner's own, in the place of those of the voice. */
export function FontsPanel({ siteLook }: Props) {
  const { fonts } = useFragment(
    graphql`
      fragment FontsPanel_siteLook on SiteLook {
        fonts {
          role
          family
          firstUrl
        }
      }
    `,
    siteLook,
  );
  const fontFor = (role: string) => fonts.find((font) => font.role === role) ?? null;
  return (
    <Panel
      title="Own Fonts"
      description="WOFF2 files in place of the faces of the type style. Without a license that allows subsetting, a font is served as a whole, which takes longer to arrive. Social cards stay in the voice’s face."
    >
      <FontField fontRole="DISPLAY" label="Display font" font={fontFor("DISPLAY")} />
      <FontField fontRole="TEXT" label="Text font" font={fontFor("TEXT")} />
    </Panel>
  );
}
