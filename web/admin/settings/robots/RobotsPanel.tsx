import { graphql, useFragment } from "react-relay";
import { type Robots, robotsPanel } from "../../../../content/settings/robots";
import type { RobotsPanel_siteRobots$key } from "../../../__generated__/RobotsPanel_siteRobots.graphql";
import type { RobotsPanelMutation } from "../../../__generated__/RobotsPanelMutation.graphql";
import { SettingsPanel } from "../SettingsPanel";
import { useSettings } from "../useSettings";

type Props = { siteRobots: RobotsPanel_siteRobots$key };

/** The panel that allows or forbids web robots: of search engines, for AI training, and for link previews. */
export function RobotsPanel({ siteRobots }: Props) {
  const saved = useFragment(
    graphql`
      fragment RobotsPanel_siteRobots on SiteRobots {
        version
        allowsSearch
        allowsTraining
        allowsPreviews
      }
    `,
    siteRobots,
  );
  const form = useSettings<RobotsPanelMutation, Robots>(
    robotsPanel,
    saved,
    graphql`
      mutation RobotsPanelMutation($input: UpdateSiteRobotsInput!) {
        updateSiteRobots(input: $input) {
          siteRobots {
            id
            ...RobotsPanel_siteRobots
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    (input) => ({ input }),
    robotsPanel,
  );
  return <SettingsPanel panel={robotsPanel} form={form} />;
}
