import { graphql, useFragment } from "react-relay";
import type { IdentityPanel_siteIdentity$key } from "../../__generated__/IdentityPanel_siteIdentity.graphql";
import { Button } from "../../ui/button/Button";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { Panel } from "../../ui/panel/Panel";
import { ClashField } from "../editing/ClashField";
import { Form } from "../editing/Form";
import { IdentityPicture } from "./IdentityPicture";
import {
  type IdentityValues,
  identityLabels,
  useUpdateSiteIdentity,
} from "./useUpdateSiteIdentity";

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
    useUpdateSiteIdentity(
      {
        ...{ ownerName, tagline, footerText, teaserText, teaserCaption },
        logo: data.logo?.src ?? null,
        portrait: data.portrait?.src ?? null,
        teaserPhoto: data.teaserPhoto?.src ?? null,
      },
      data.version,
    );
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
  const question = <Field extends keyof IdentityValues>(name: Field) => ({
    label: identityLabels[name],
    clash: clashOf(name),
  });
  return (
    <Panel
      title="Site Identity"
      description="Your name, the words and the pictures that frame every page."
    >
      <Form
        faults={faults}
        questionCount={questionCount}
        onSubmit={() => save((changes, version) => ({ input: { ...changes, version } }))}
      >
        <div className="admin-form-pair">
          <ClashField {...question("ownerName")}>
            <TextField autoComplete="name" {...text("ownerName")} />
          </ClashField>
          <ClashField {...question("tagline")}>
            <TextField {...text("tagline")} />
          </ClashField>
        </div>
        <ClashField {...question("logo")} show={PictureSample}>
          <IdentityPicture
            description="Stands in the header instead of your name. PNG or WebP with a clear background."
            {...picture("logo")}
          />
        </ClashField>
        <ClashField {...question("portrait")} show={PictureSample}>
          <IdentityPicture description="Stands on the About page." {...picture("portrait")} />
        </ClashField>
        <ClashField {...question("teaserText")}>
          <TextAreaField
            rows={3}
            description="On the home page, beside the photo, before “more about me”."
            {...text("teaserText")}
          />
        </ClashField>
        <ClashField {...question("teaserPhoto")} show={PictureSample}>
          <IdentityPicture
            description="You and your team, at a conference perhaps."
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
        <div className="admin-form-actions">
          <Button type="submit" variant="primary" isPending={isPending} isDisabled={!isChanged}>
            {isPending ? "Saving..." : "Save Identity"}
          </Button>
          {isChanged && !isPending && (
            <Button variant="quiet" onClick={discard}>
              Cancel
            </Button>
          )}
        </div>
      </Form>
    </Panel>
  );
}

function PictureSample(src: string | null) {
  return src ? <img src={src} alt="" /> : <em>None</em>;
}
