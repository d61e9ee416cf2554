import { graphql, useFragment } from "react-relay";
import type { FaviconPanel_siteIdentity$key } from "../../../__generated__/FaviconPanel_siteIdentity.graphql";
import { places } from "../../../media/places";
import { useIconVersion } from "../../../site/layout/useIconVersion";
import { Panel } from "../../../ui/panel/Panel";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { FormActions } from "../FormActions";
import { IdentityPicture } from "./IdentityPicture";
import { showPicture } from "./showPicture";
import { useUpdateSiteIdentity } from "./useUpdateSiteIdentity";

const labels = { favicon: "Icon" };

type Props = { siteIdentity: FaviconPanel_siteIdentity$key };

/** The icon of the site in tabs, bookmarks and on home screens. */
export function FaviconPanel({ siteIdentity }: Props) {
  const { version, ownerName, favicon } = useFragment(
    graphql`
      fragment FaviconPanel_siteIdentity on SiteIdentity {
        version
        ownerName
        favicon {
          src
        }
      }
    `,
    siteIdentity,
  );
  const { values, edit, discard, isChanged, clashOf, questionCount, faults, isPending, save } =
    useUpdateSiteIdentity({
      values: { favicon: favicon?.src ?? null },
      notices: {
        succeeded: { title: "Favicon updated", description: "Browsers show it from now on." },
        failed: { title: "Error", description: "Failed to update favicon." },
      },
      ...{ version, labels },
    });
  const drawnVersion = useIconVersion();
  return (
    <Panel title="Favicon" description="The icon of the site in tabs, bookmarks and home screens.">
      <Form faults={faults} questionCount={questionCount} onSubmit={save}>
        <ClashField label={labels.favicon} clash={clashOf("favicon")} show={showPicture}>
          <IdentityPicture
            label={labels.favicon}
            description={`A square picture: PNG, SVG, ICO or JPEG, 512 pixels or larger. Without one, ${ownerName ? "the first letter of your name" : "an icon"} is drawn in your colors.`}
            src={values.favicon}
            place={places.icon}
            fallbackSrc={favicon ? undefined : `/favicon.svg?v=${drawnVersion}`}
            errorMessage={faults.favicon}
            onChange={(src) => edit({ favicon: src })}
          />
        </ClashField>
        <FormActions label="Save Favicon" {...{ isPending, isChanged }} onCancel={discard} />
      </Form>
    </Panel>
  );
}
