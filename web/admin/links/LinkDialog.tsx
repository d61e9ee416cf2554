import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LinkDialog_query$key } from "../../__generated__/LinkDialog_query.graphql";
import { FormDialog } from "../../ui/dialog/FormDialog";
import { LinkFields } from "./LinkFields";
import type { NewAddress } from "./LinksTab";
import { useCreateLink, useUpdateLink } from "./linkActions";
import { type LinkValues, linkInput } from "./linkValues";

type Props = {
  query: LinkDialog_query$key;
  /** The id of the link. Null for a new link. */
  id: string | null;
  /** The Relay connection to which a new link is added. */
  connection: string;
  link: { version: number; wasRead: boolean; values: LinkValues };
  isOpen: boolean;
  onClose: () => void;
  /** Called with the address of a new link. */
  onAddress: (made: NewAddress) => void;
};

/** The dialog that creates or edits a share link. */
export function LinkDialog({ isOpen, onClose, id, query, link, connection, onAddress }: Props) {
  const { projects, mailSettings } = useFragment(
    graphql`
      fragment LinkDialog_query on Query {
        mailSettings {
          state
        }
        projects(first: 2000, orderBy: HOME) {
          edges {
            node {
              id
              databaseId
              name
              visibility
              isPasswordProtected
              ...useHasDrafts_project
            }
          }
        }
      }
    `,
    query,
  );
  const shared = {
    projects: projects.edges.map(({ node }) => node),
    isMailOn: mailSettings.state !== "OFF",
    wasRead: link.wasRead,
    ...{ link, onClose },
  };
  return (
    <FormDialog
      title={id === null ? "New Link" : "Edit Link"}
      size="large"
      isOpen={isOpen}
      onClose={onClose}
    >
      {id === null ? (
        <CreateForm {...shared} connection={connection} onAddress={onAddress} />
      ) : (
        <EditForm {...shared} id={id} />
      )}
    </FormDialog>
  );
}

type FormProps = Pick<Props, "link" | "onClose"> &
  Pick<Parameters<typeof LinkFields>[0], "projects" | "isMailOn" | "wasRead">;

type CreateProps = FormProps & Pick<Props, "connection" | "onAddress">;

function CreateForm({ link, connection, onAddress, ...rest }: CreateProps) {
  // The values of the first render are kept, because the list passes new ones in each of its renders:
  // the expiry is computed from the current time.
  const [values] = useState(link.values);
  const form = useCreateLink(values);
  const { recipient, isReview } = form.values;
  return (
    <LinkFields
      {...rest}
      form={form}
      isNew
      hadPassword={false}
      submitLabel="Make Link"
      onSubmit={() =>
        form.save(
          (changes) => ({
            input: {
              recipient,
              kind: isReview ? ("REVIEW" as const) : ("READING" as const),
              ...linkInput(changes),
            },
            connections: [connection],
          }),
          ({ createShareLink: { address } }) => {
            rest.onClose();
            if (address) onAddress({ recipient, address });
          },
        )
      }
    />
  );
}

function EditForm({ link, id, ...rest }: FormProps & { id: string }) {
  const form = useUpdateLink(link);
  return (
    <LinkFields
      {...rest}
      form={form}
      hadPassword={link.values.hasPassword}
      submitLabel="Save Changes"
      onSubmit={() =>
        form.save(
          (changes, version) => ({ input: { id, version, ...linkInput(changes) } }),
          rest.onClose,
        )
      }
    />
  );
}
