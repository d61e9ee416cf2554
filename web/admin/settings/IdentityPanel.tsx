import { graphql, useFragment } from "react-relay";
import type { IdentityPanel_siteIdentity$key } from "../../__generated__/IdentityPanel_siteIdentity.graphql";
import { Button } from "../../ui/button/Button";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { Panel } from "../../ui/panel/Panel";
import { Form } from "../forms/Form";
import { IdentityPicture } from "./IdentityPicture";
import { useUpdateSiteIdentity } from "./useUpdateSiteIdentity";

type Props = { siteIdentity: IdentityPanel_siteIdentity$key };

/** Who the site is about: the words and pictures that frame every page. */
export function IdentityPanel({ siteIdentity }: Props) {
  const data = useFragment(
    graphql`
      fragment IdentityPanel_siteIdentity on SiteIdentity {
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
  const { values, changes, edit, discard, isChanged, faults, isPending, save } =
    useUpdateSiteIdentity({
      ...data,
      logo: data.logo?.src ?? null,
      portrait: data.portrait?.src ?? null,
      teaserPhoto: data.teaserPhoto?.src ?? null,
    });
  const text = (name: "ownerName" | "tagline" | "footerText" | "teaserText" | "teaserCaption") => ({
    name,
    value: values[name],
    errorMessage: faults[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });
  const picture = (name: "logo" | "portrait" | "teaserPhoto") => ({
    src: values[name],
    errorMessage: faults[name],
    onChange: (src: string | null) => edit({ [name]: src }),
  });
  return (
    <Panel
      title="Site Identity"
      description="Your name, the words and the pictures that frame every page."
    >
      <Form faults={faults} onSubmit={() => save({ input: changes })}>
        <div className="admin-form-pair">
          <TextField label="Name" autoComplete="name" {...text("ownerName")} />
          <TextField label="Tagline" {...text("tagline")} />
        </div>
        <IdentityPicture
          label="Logo"
          description="Stands in the header instead of your name. PNG or WebP with a clear background."
          {...picture("logo")}
        />
        <IdentityPicture
          label="Portrait"
          description="Stands on the About page."
          {...picture("portrait")}
        />
        <TextAreaField
          label="Teaser text"
          rows={3}
          description="On the home page, beside the photo, before “more about me”."
          {...text("teaserText")}
        />
        <IdentityPicture
          label="Teaser photo"
          description="You and your team, at a conference perhaps."
          {...picture("teaserPhoto")}
        />
        <TextField label="Photo caption" {...text("teaserCaption")} />
        <TextField
          label="Footer text"
          placeholder={values.ownerName ? `© ${values.ownerName}. All rights reserved.` : ""}
          description="Leave it empty for the usual copyright line."
          {...text("footerText")}
        />
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
