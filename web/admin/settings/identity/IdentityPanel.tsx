import type { Identity } from "../../../../content/settings/identity";
import type { SettingsPanel as Declared } from "../../../../content/settings/setting";
import type { useIdentity_siteIdentity$key } from "../../../__generated__/useIdentity_siteIdentity.graphql";
import { useIconVersion } from "../../../site/layout/useIconVersion";
import { useSiteLayout } from "../../../site/SiteLayoutContext";
import { useWordsOf } from "../../../words/SiteWordsProvider";
import { SettingsPanel } from "../SettingsPanel";
import { useIdentity } from "./useIdentity";

type Props = { panel: Declared<Identity>; siteIdentity: useIdentity_siteIdentity$key };

/** A panel with settings of the site's identity. */
export function IdentityPanel({ panel, siteIdentity }: Props) {
  const { saved, ...form } = useIdentity(panel, siteIdentity, panel);
  const { ownerName, favicon } = saved;
  const { say } = useWordsOf(useSiteLayout()?.siteWords);
  const drawnVersion = useIconVersion();
  const { ownerName: typedName = "" } = form.values;
  return (
    <SettingsPanel
      panel={panel}
      form={form}
      moment={{
        footerText: { placeholder: typedName && say("footer.copyright", { name: typedName }) },
        favicon: {
          hint: `A square picture: PNG, SVG, ICO or JPEG, 512 pixels or larger. Without one, ${ownerName ? "the first letter of your name" : "an icon"} is drawn in your colors.`,
          fallbackSrc: favicon ? undefined : `/favicon.svg?v=${drawnVersion}`,
        },
      }}
    />
  );
}
