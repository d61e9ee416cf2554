import { graphql, useFragment } from "react-relay";
import type { ColorsPanel_siteColors$key } from "../../../__generated__/ColorsPanel_siteColors.graphql";
import type { ThemeColors } from "../../../rendering/PageContext";
import { Panel } from "../../../ui/panel/Panel";
import { ColorsForm } from "./ColorsForm";

type Props = {
  siteColors: ColorsPanel_siteColors$key;
  /** Is told the colours to show before they are saved. */
  onShow?: (colors: ThemeColors) => void;
};

/** The colours of the whole site. */
export function ColorsPanel({ siteColors, onShow }: Props) {
  const data = useFragment(
    graphql`
      fragment ColorsPanel_siteColors on SiteColors {
        ...ColorsForm_siteColors
      }
    `,
    siteColors,
  );
  return (
    <Panel
      title="Site Color Scheme"
      description="Surfaces, borders and states of the whole site derive from these four."
    >
      <ColorsForm siteColors={data} onShow={onShow} />
    </Panel>
  );
}
