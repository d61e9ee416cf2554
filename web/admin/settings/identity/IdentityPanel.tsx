import { graphql, useFragment } from "react-relay";
import type { IdentityPanel_siteIdentity$key } from "../../../__generated__/IdentityPanel_siteIdentity.graphql";
import { places } from "../../../media/places";
import { TextAreaField } from "../../../ui/field/TextAreaField";
import { TextField } from "../../../ui/field/TextField";
import { Panel } from "../../../ui/panel/Panel";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { FormActions } from "../FormActions";
import { IdentityPicture } from "./IdentityPicture";
import { showPicture } from "./showPicture";
import { useUpdateSiteIdentity } from "./useUpdateSiteIdentity";

type Props = { siteIdentity: IdentityPanel_siteIdentity$key };

/** Who the site is about: the words and pictures that frame every page. */
export function IdentityPanel({ siteIdentity }: Props) {
  const data = useFragment(
    graphql`
      fragment IdentityPanel_siteIdentity on SiteIdentity {
        version
        ownerName
        tagline
        footerText
        teaserText
        teaserCaption
        logo {
          src
        }
        portrait {
          src
        }
        teaserPhoto {
          src
        }
      }
    `,
    siteIdentity,
  );
  const { ownerName, tagline, footerText, teaserText, teaserCaption } = data;
  const { values, edit, discard, isChanged, clashOf, questionCount, faults, isPending, save } =
    useUpdateSiteIdentity({
      values: {
        ...{ ownerName, tagline, footerText, teaserText, teaserCaption },
        logo: data.logo?.src ?? null,
        portrait: data.portrait?.src ?? null,
        teaserPhoto: data.teaserPhoto?.src ?? null,
      },
      version: data.version,
      labels: identityLabels,
      notices: {
        succeeded: {
          title: "Site identity updated",
          description: "The site identity has been updated successfully.",
        },
        failed: { title: "Error", description: "Failed to update site identity." },
      },
    });
  const text = (name: "ownerName" | "tagline" | "footerText" | "teaserText" | "teaserCaption") => ({
    name,
    label: identityLabels[name],
    value: values[name],
    errorMessage: faults[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });
  const picture = (name: "logo" | "portrait" | "teaserPhoto") => ({
    label: identityLabels[name],
    src: values[name],
    errorMessage: faults[name],
    onChange: (src: string | null) => edit({ [name]: src }),
  });
  const question = <Field extends keyof typeof values>(name: Field) => ({
    label: identityLabels[name],
    clash: clashOf(name),
  });
  return (
    <Panel
      title="Site Identity"
      description="Your name, the words and the pictures that frame every page."
    >
      <Form faults={faults} questionCount={questionCount} onSubmit={save}>
        <div className="admin-form-pair">
          <ClashField {...question("ownerName")}>
            <TextField autoComplete="name" {...text("ownerName")} />
          </ClashField>
          <ClashField {...question("tagline")}>
            <TextField {...text("tagline")} />
          </ClashField>
        </div>
        <ClashField {...question("logo")} show={showPicture}>
          <IdentityPicture
            description="Stands in the header instead of your name. PNG or WebP with a clear background."
            {...picture("logo")}
          />
        </ClashField>
        <ClashField {...question("portrait")} show={showPicture}>
          <IdentityPicture
            description="Stands on the About page."
            place={places.portrait}
            {...picture("portrait")}
          />
        </ClashField>
        <ClashField {...question("teaserText")}>
          <TextAreaField
            rows={3}
            description="On the home page, beside the photo, before “more about me”."
            {...text("teaserText")}
          />
        </ClashField>
        <ClashField {...question("teaserPhoto")} show={showPicture}>
          <IdentityPicture
            description="You and your team, at a conference perhaps."
            place={places.teaserPhoto}
            {...picture("teaserPhoto")}
          />
        </ClashField>
        <ClashField {...question("teaserCaption")}>
          <TextField {...text("teaserCaption")} />
        </ClashField>
        <ClashField {...question("footerText")}>
          <TextField
            placeholder={values.ownerName ? `© ${values.ownerName}. All rights reserved.` : ""}
            description="Leave it empty for the usual copyright line."
            {...text("footerText")}
          />
        </ClashField>
        <FormActions label="Save Identity" {...{ isPending, isChanged }} onCancel={discard} />
      </Form>
    </Panel>
  );
}

const identityLabels = {
  ownerName: "Name",
  tagline: "Tagline",
  logo: "Logo",
  portrait: "Portrait",
  teaserText: "Teaser text",
  teaserPhoto: "Teaser photo",
  teaserCaption: "Photo caption",
  footerText: "Footer text",
};
