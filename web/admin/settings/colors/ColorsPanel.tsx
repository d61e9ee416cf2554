import { graphql, useFragment } from "react-relay";
import type { ColorsPanel_siteColors$key } from "../../../__generated__/ColorsPanel_siteColors.graphql";
import type { ThemeColors } from "../../../rendering/PageContext";
import { useHasOwnLight } from "../../../site/light/useHasOwnLight";
import { useSiteLayout } from "../../../site/SiteLayoutContext";
import { Panel } from "../../../ui/panel/Panel";
import { SiteColorsSwitch } from "../../addresses/SiteColorsSwitch";
import { ColorsForm } from "./ColorsForm";

type Props = {
  siteColors: ColorsPanel_siteColors$key;
  /** Called with the colours in the form, for a preview. It has to be the same function in all renders. */
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
  const hasOwnLight = useHasOwnLight(useSiteLayout()?.siteLook ?? null);
  return (
    <Panel
      title="Site Color Scheme"
      description="Surfaces, borders and states of the whole site derive from these four."
    >
      {hasOwnLight && (
        <p className="field-description">
          Pages of projects have colors from their own pictures. <SiteColorsSwitch /> gives all
          pages these.
        </p>
      )}
      <ColorsForm siteColors={data} onShow={onShow} />
    </Panel>
  );
}
