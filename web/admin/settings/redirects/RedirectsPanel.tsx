import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { openPages } from "../../../../pages/pages";
import { menuPages } from "../../../../pages/paths";
import type { RedirectsPanel_query$key } from "../../../__generated__/RedirectsPanel_query.graphql";
import type { RedirectsPanel_redirect$key } from "../../../__generated__/RedirectsPanel_redirect.graphql";
import { paths } from "../../../paths";
import { Button } from "../../../ui/button/Button";
import { TextField } from "../../../ui/field/TextField";
import { Panel } from "../../../ui/panel/Panel";
import { Form } from "../../editing/Form";
import { findBlanks } from "../../editing/findBlanks";
import { Removable } from "../../layout/Removable";
import { useCreateRedirect, useDeleteRedirect } from "./redirectActions";
import "./RedirectsPanel.css";

type Props = { query: RedirectsPanel_query$key };

/** The redirects from addresses of the owner's former site, each with its target. */
export function RedirectsPanel({ query }: Props) {
  const { redirects, projects } = useFragment(
    graphql`
      fragment RedirectsPanel_query on Query {
        redirects {
          __id
          edges {
            node {
              id
              ...RedirectsPanel_redirect
            }
          }
        }
        projects(first: 2000) {
          edges {
            node {
              slug
              name
            }
          }
        }
      }
    `,
    query,
  );
  const [added, setAdded] = useState(0);
  return (
    <Panel
      title="Redirects"
      description="Old links go on working: an address of your former site leads to a project or a page of this one."
    >
      {/* The key changes with every added redirect, which empties the fields. */}
      <RedirectForm
        key={added}
        onAdded={() => setAdded(added + 1)}
        connection={redirects.__id}
        pages={[
          ...projects.edges.map(({ node }) => ({
            address: paths.project(node.slug),
            name: node.name,
          })),
          ...menuPages.map(([page]) => ({ address: paths[page], name: openPages[page].label })),
        ]}
      />
      {redirects.edges.length > 0 && (
        <ul className="redirects ruled-list" aria-label="Redirects">
          {redirects.edges.map(({ node }) => (
            <RedirectRow key={node.id} redirect={node} connection={redirects.__id} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type FormProps = {
  connection: string;
  pages: { address: string; name: string }[];
  onAdded: () => void;
};

function RedirectForm({ connection, pages, onAdded }: FormProps) {
  const suggestions = useId();
  const form = useCreateRedirect();
  const { values, isChanged, refuse, isPending, save } = form;
  const handleSubmit = () => {
    const blanks = findBlanks(values, {
      path: "Enter an old address, such as /portfolio/passage.html",
      target: "Choose where it leads.",
    });
    if (blanks) refuse(blanks);
    else save(() => ({ input: values, connections: [connection] }), onAdded);
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <div className="admin-form-pair stack-wider">
        <TextField
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="/portfolio/passage.html"
          {...form.textOf("path")}
        />
        <TextField
          list={suggestions}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="/project/passage"
          {...form.textOf("target")}
        />
      </div>
      <datalist id={suggestions}>
        {pages.map(({ address, name }) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="admin-form-actions cluster">
        <Button type="submit" isPending={isPending} isDisabled={!isChanged}>
          {isPending ? "Adding..." : "Add Redirect"}
        </Button>
      </div>
    </Form>
  );
}

type RedirectRowProps = {
  redirect: RedirectsPanel_redirect$key;
  /** The Relay connection that lists the redirect until it is removed. */
  connection: string;
};

/** An old address, its target, and the button that removes the redirect. */
function RedirectRow({ redirect, connection }: RedirectRowProps) {
  const { id, path, target } = useFragment(
    graphql`
      fragment RedirectsPanel_redirect on Redirect {
        id
        path
        target
      }
    `,
    redirect,
  );
  const { remove, isPending } = useDeleteRedirect(connection);
  return (
    <Removable className="ruled-row bar">
      <p className="redirect-words">
        {path} <span aria-hidden="true">→</span>
        <span className="visually-hidden"> leads to </span>{" "}
        <a href={target} target="_blank" rel="noreferrer">
          {target}
        </a>
      </p>
      <Button
        size="small"
        aria-label={`Remove the redirect of ${path}`}
        isPending={isPending}
        onClick={() => remove(id, { path, target })}
      >
        Remove
      </Button>
    </Removable>
  );
}
