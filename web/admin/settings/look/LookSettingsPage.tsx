import "./LookPreviewButton.css";
import "./LookSettingsPage.css";
import { useState } from "react";
import { graphql } from "react-relay";
import { faviconPanel } from "../../../../content/settings/identity";
import type { LookSettingsPageQuery } from "../../../__generated__/LookSettingsPageQuery.graphql";
import { paths } from "../../../paths";
import { useRouteQuery } from "../../../relay/query-route";
import type { ThemeColors } from "../../../rendering/PageContext";
import { Button } from "../../../ui/button/Button";
import { Dialog } from "../../../ui/dialog/Dialog";
import { BannerPanel } from "../BannerPanel";
import { ColorsPanel } from "../colors/ColorsPanel";
import { IdentityPanel } from "../identity/IdentityPanel";
import { SettingsOutline } from "../SettingsOutline";
import { FontsPanel } from "./FontsPanel";
import { LookPanel } from "./LookPanel";
import { LookPreview, type LookPreviewProps, type ShownLook } from "./LookPreview";

export const lookSettingsPageQuery = graphql`
  query LookSettingsPageQuery @throwOnFieldError {
    banner {
      ...BannerPanel_banner
    }
    siteColors {
      ...ColorsPanel_siteColors
    }
    siteLook {
      ...LookPanel_siteLook
      ...FontsPanel_siteLook
    }
    siteIdentity {
      ...useIdentity_siteIdentity
    }
    ...LookPreview_query
  }
`;

/** The look of the site, with a preview of the owner's own pages. */
export function LookSettingsPage() {
  const data = useRouteQuery<LookSettingsPageQuery>(lookSettingsPageQuery);
  const { banner, siteColors, siteIdentity, siteLook } = data;
  const [look, setLook] = useState<ShownLook | null>(null);
  const [colors, setColors] = useState<ThemeColors | null>(null);
  const shown = { query: data, look, colors };
  return (
    <div className="look-settings">
      <div className="look-settings-fields">
        {/* In the product document (record 23), the password is on this page: owners may seek it here. */}
        <SettingsOutline page={paths.adminSettings} elsewhere={["Portfolio Password"]} />
        <BannerPanel banner={banner ?? null} />
        <ColorsPanel siteColors={siteColors} onShow={setColors} />
        <LookPanel siteLook={siteLook} onShow={setLook} />
        <FontsPanel siteLook={siteLook} />
        <IdentityPanel panel={faviconPanel} siteIdentity={siteIdentity} />
        <LookPreviewButton {...shown} />
      </div>
      <section className="look-settings-preview" aria-label="Preview">
        <LookPreview {...shown} />
      </section>
    </div>
  );
}

/** The sticky button that opens the preview over the fields if there is no space beside them. */
function LookPreviewButton(props: LookPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="look-preview-opener">
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog title="Preview" size="large" isOpen={isOpen} onClose={() => setOpen(false)}>
        <LookPreview {...props} />
      </Dialog>
    </div>
  );
}
