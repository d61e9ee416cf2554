import { graphql, useFragment } from "react-relay";
import type { SharingPanel_siteIdentity$key } from "../../../__generated__/SharingPanel_siteIdentity.graphql";
import { places } from "../../../media/places";
import { TextAreaField } from "../../../ui/field/TextAreaField";
import { Panel } from "../../../ui/panel/Panel";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { FormActions } from "../FormActions";
import { IdentityPicture } from "./IdentityPicture";
import { showPicture } from "./showPicture";
import { useUpdateSiteIdentity } from "./useUpdateSiteIdentity";

const labels = { searchDescription: "Site description", socialImage: "Social picture" };

type Props = { siteIdentity: SharingPanel_siteIdentity$key };

/** What search engines and link previews show of the site. */
export function SharingPanel({ siteIdentity }: Props) {
  const { version, searchDescription, socialImage } = useFragment(
    graphql`
      fragment SharingPanel_siteIdentity on SiteIdentity {
        version
        searchDescription
        socialImage {
          src
        }
      }
    `,
    siteIdentity,
  );
  const { values, edit, discard, isChanged, clashOf, questionCount, faults, isPending, save } =
    useUpdateSiteIdentity({
      values: { searchDescription, socialImage: socialImage?.src ?? null },
      notices: {
        succeeded: { title: "Sharing updated", description: "Link previews show it from now on." },
        failed: { title: "Error", description: "Failed to update sharing." },
      },
      ...{ version, labels },
    });
  return (
    <Panel
      title="Search and Sharing"
      description="What search engines and link previews show of the site. A project has its own in its editor."
    >
      <Form faults={faults} questionCount={questionCount} onSubmit={save}>
        <ClashField label={labels.searchDescription} clash={clashOf("searchDescription")}>
          <TextAreaField
            name="searchDescription"
            label={labels.searchDescription}
            rows={3}
            description="One or two sentences under your name in search results. Leave it empty for your tagline."
            value={values.searchDescription}
            errorMessage={faults.searchDescription}
            onChange={({ target }) => edit({ searchDescription: target.value })}
          />
        </ClashField>
        <ClashField label={labels.socialImage} clash={clashOf("socialImage")} show={showPicture}>
          <IdentityPicture
            label={labels.socialImage}
            description="Stands in link previews of every page without a picture of its own. 1200 by 630 pixels or larger."
            src={values.socialImage}
            place={places.socialCard}
            errorMessage={faults.socialImage}
            onChange={(src) => edit({ socialImage: src })}
          />
        </ClashField>
        <FormActions label="Save Sharing" {...{ isPending, isChanged }} onCancel={discard} />
      </Form>
    </Panel>
  );
}
