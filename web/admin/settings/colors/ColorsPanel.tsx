import { graphql, useFragment } from "react-relay";
import type { ColorsPanel_siteColors$key } from "../../../__generated__/ColorsPanel_siteColors.graphql";
import { Panel } from "../../../ui/panel/Panel";
import { ColorsForm } from "./ColorsForm";

/** The colours of the whole site. */
export function ColorsPanel({ siteColors }: { siteColors: ColorsPanel_siteColors$key }) {
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
      <ColorsForm siteColors={data} />
    </Panel>
  );
}
