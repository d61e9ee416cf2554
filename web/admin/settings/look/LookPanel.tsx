import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { type Look, lookPanel } from "../../../../content/settings/look";
import type { LookPanel_siteLook$key } from "../../../__generated__/LookPanel_siteLook.graphql";
import type { LookPanelMutation } from "../../../__generated__/LookPanelMutation.graphql";
import { SettingsPanel } from "../SettingsPanel";
import { useSettings } from "../useSettings";
import type { ShownLook } from "./LookPreview";

type Props = {
  siteLook: LookPanel_siteLook$key;
  /** Called with the look in the form, for a preview. It has to be the same function in all renders. */
  onShow: (look: ShownLook) => void;
};

/** The look of the site besides its colours. This window applies a saved look at once. */
export function LookPanel({ siteLook, onShow }: Props) {
  const saved = useFragment(
    graphql`
      fragment LookPanel_siteLook on SiteLook {
        version
        voice
        homeLayout
        hasOwnLight
        cropsWork
        fillsLargeScreens
      }
    `,
    siteLook,
  );
  const form = useSettings<LookPanelMutation, Look>(
    lookPanel,
    saved,
    graphql`
      mutation LookPanelMutation($input: UpdateSiteLookInput!) {
        updateSiteLook(input: $input) {
          siteLook {
            id
            ...LookPanel_siteLook
            ...useVoice_siteLook
            ...useHasOwnLight_siteLook
            fillsLargeScreens
            homeLayout
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    (input) => ({ input }),
    lookPanel,
  );
  const { voice, homeLayout } = form.values;
  useEffect(() => {
    if (voice && homeLayout) onShow({ voice, homeLayout });
  }, [onShow, voice, homeLayout]);
  return <SettingsPanel panel={lookPanel} form={form} />;
}
