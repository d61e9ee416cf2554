import { graphql, useFragment } from "react-relay";
import type { LinksPanel_siteIdentity$key } from "../../../__generated__/LinksPanel_siteIdentity.graphql";
import { TextField } from "../../../ui/field/TextField";
import { Panel } from "../../../ui/panel/Panel";
import { Switch } from "../../../ui/switch/Switch";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { ListField } from "../../list-field/ListField";
import { linkColumns } from "../../list-field/linkColumns";
import { isBlankRow, type ListRow } from "../../list-field/listColumn";
import { FormActions } from "../FormActions";
import { useUpdateSiteIdentity } from "./useUpdateSiteIdentity";

const labels = {
  email: "E-mail address",
  isEmailShown: "Show the e-mail address",
  socialLinks: "Social links",
};

/** As the server says. */
const maxLinks = 30;

type Props = { siteIdentity: LinksPanel_siteIdentity$key };

/** How visitors reach the designer, and where else they find them. */
export function LinksPanel({ siteIdentity }: Props) {
  const { version, email, isEmailShown, socialLinks } = useFragment(
    graphql`
      fragment LinksPanel_siteIdentity on SiteIdentity {
        version
        email
        isEmailShown
        socialLinks {
          label
          url
        }
      }
    `,
    siteIdentity,
  );
  const form = useUpdateSiteIdentity({
    values: { email, isEmailShown, socialLinks },
    notices: {
      succeeded: { title: "Links updated", description: "Visitors see them from now on." },
      failed: { title: "Error", description: "Failed to update links." },
    },
    prepare: (changes) =>
      changes.socialLinks
        ? { ...changes, socialLinks: changes.socialLinks.filter((row) => !isBlankRow(row)) }
        : changes,
    ...{ version, labels },
  });
  const { edit, clashOf, faults, isPending, isChanged } = form;
  return (
    <Panel
      title="Links and E-mail"
      description="In the footer of every page, and on the Connect page. Search engines learn from them who you are."
    >
      <Form faults={faults} questionCount={form.questionCount} onSubmit={form.save}>
        <ClashField label={labels.email} clash={clashOf("email")}>
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={labels.email}
            value={form.values.email}
            errorMessage={faults.email}
            onChange={({ target }) => edit({ email: target.value })}
          />
        </ClashField>
        <ClashField
          label={labels.isEmailShown}
          clash={clashOf("isEmailShown")}
          show={(isShown) => (isShown ? "On" : "Off")}
        >
          <Switch
            isSelected={form.values.isEmailShown}
            onChange={(isShown) => edit({ isEmailShown: isShown })}
          >
            {labels.isEmailShown}
          </Switch>
        </ClashField>
        <ClashField label={labels.socialLinks} clash={clashOf("socialLinks")} show={showLinks}>
          <ListField
            label={labels.socialLinks}
            rowName="link"
            columns={linkColumns}
            rows={form.values.socialLinks}
            limit={maxLinks}
            description="Without a label, a link is called after the site it leads to."
            errorMessage={faults.socialLinks}
            onChange={(rows) => edit({ socialLinks: rows })}
          />
        </ClashField>
        <FormActions label="Save Links" {...{ isPending, isChanged }} onCancel={form.discard} />
      </Form>
    </Panel>
  );
}

function showLinks(links: readonly ListRow<"label" | "url">[]) {
  if (links.length === 0) return <em>None</em>;
  return links.map(({ label, url }) => `${label} ${url}`.trim()).join(", ");
}
