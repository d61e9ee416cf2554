import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { tokenScopeNames, tokenScopes } from "../../../../content/token-scopes";
import type { TokensPanel_query$key } from "../../../__generated__/TokensPanel_query.graphql";
import type { TokensPanel_token$key } from "../../../__generated__/TokensPanel_token.graphql";
import { Button } from "../../../ui/button/Button";
import { Checkbox } from "../../../ui/checkbox/Checkbox";
import { SelectField } from "../../../ui/field/SelectField";
import { TextField } from "../../../ui/field/TextField";
import { Panel } from "../../../ui/panel/Panel";
import { Form } from "../../editing/Form";
import { findBlanks } from "../../editing/findBlanks";
import { LocalTime } from "../../LocalTime";
import { Removable } from "../../layout/Removable";
import { ShownOnce } from "../../layout/ShownOnce";
import { lifetimes, useCreateToken, useRevokeToken } from "./tokenActions";
import "./AccessLists.css";

type Props = { query: TokensPanel_query$key };

/** Makes, lists and revokes API tokens of scripts and agents. The owner sees the secret of each only once. */
export function TokensPanel({ query }: Props) {
  const { apiTokens } = useFragment(
    graphql`
      fragment TokensPanel_query on Query {
        apiTokens(first: 100) {
          __id
          edges {
            node {
              id
              ...TokensPanel_token
            }
          }
        }
      }
    `,
    query,
  );
  const [secret, setSecret] = useState<string | null>(null);
  const [made, setMade] = useState(0);
  const handleMade = (shown: string | null | undefined) => {
    setSecret(shown ?? null);
    setMade((count) => count + 1);
  };
  return (
    <Panel
      title="Tokens"
      description="A token lets a script or an agent use the API of this site, and no more than you tick. Revoke it here at any time."
    >
      {/* The key changes with every new token, which empties the form. */}
      <TokenForm key={made} connection={apiTokens.__id} onMade={handleMade} />
      {apiTokens.edges.length > 0 && (
        <ul className="access-list ruled-list" aria-label="Tokens">
          {apiTokens.edges.map(({ node }) => (
            <TokenRow key={node.id} token={node} connection={apiTokens.__id} />
          ))}
        </ul>
      )}
      <ShownOnce
        shown={secret === null ? null : { title: "The new token", value: secret }}
        name="token"
        loss="It is not shown again. Revoke this one and make another one if you have not stored it."
        onClose={() => setSecret(null)}
      >
        This token is shown once. Give it to your script, or store it in a password manager.
      </ShownOnce>
    </Panel>
  );
}

type FormProps = { connection: string; onMade: (secret: string | null | undefined) => void };

function TokenForm({ connection, onMade }: FormProps) {
  const form = useCreateToken();
  const { values, edit, isChanged, faults, refuse, isPending, save } = form;
  const handleSubmit = () => {
    const blanks = findBlanks({ name: values.name }, { name: "Name the token." });
    if (blanks) return refuse(blanks);
    const { name, scopes, days } = values;
    const expiresAt = new Date(Date.now() + Number(days) * 24 * 60 * 60 * 1000).toISOString();
    save(
      () => ({ input: { name, scopes, expiresAt }, connections: [connection] }),
      ({ createApiToken }) => onMade(createApiToken.secret),
    );
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <div className="admin-form-pair stack-wider">
        <TextField autoComplete="off" placeholder="My script" {...form.textOf("name")} />
        <SelectField
          label="Works for"
          options={lifetimes}
          value={values.days}
          onChange={(days) => edit({ days })}
        />
      </div>
      <fieldset className="token-scopes stack">
        <legend>What it may do</legend>
        {tokenScopeNames.map((scope) => (
          <div key={scope}>
            <Checkbox
              isSelected={values.scopes.includes(scope)}
              onChange={(isSelected) =>
                edit({
                  scopes: tokenScopeNames.filter((each) =>
                    each === scope ? isSelected : values.scopes.includes(each),
                  ),
                })
              }
            >
              {tokenScopes[scope].label}
            </Checkbox>
            <p className="quiet">{tokenScopes[scope].description}</p>
          </div>
        ))}
        {faults.scopes && <p role="alert">{faults.scopes}</p>}
      </fieldset>
      <div className="admin-form-actions cluster">
        <Button type="submit" isPending={isPending} isDisabled={!isChanged}>
          {isPending ? "Making..." : "Make Token"}
        </Button>
      </div>
    </Form>
  );
}

type RowProps = {
  token: TokensPanel_token$key;
  /** The Relay connection from which the token is removed when it is revoked. */
  connection: string;
};

function TokenRow({ token, connection }: RowProps) {
  const { id, name, scopes, expiresAt, lastUsedAt } = useFragment(
    graphql`
      fragment TokensPanel_token on ApiToken {
        id
        name
        scopes
        expiresAt
        lastUsedAt
      }
    `,
    token,
  );
  const { submit, isPending } = useRevokeToken();
  const may = tokenScopeNames.filter((scope) => scopes.includes(scope));
  return (
    <Removable className="access-list-row ruled-row bar">
      <div>
        <p>{name}</p>
        <p className="quiet">
          {may.map((scope) => tokenScopes[scope].label).join(", ")}.{" "}
          {new Date(expiresAt) < new Date() ? "Ended" : "Works until"}{" "}
          <LocalTime value={expiresAt} style="short" />.{" "}
          {lastUsedAt ? (
            <>
              Last used <LocalTime value={lastUsedAt} style="short" />.
            </>
          ) : (
            "Never used."
          )}
        </p>
      </div>
      <Button
        size="small"
        aria-label={`Revoke the token ${name}`}
        isPending={isPending}
        onClick={() => submit({ input: { id }, connections: [connection] })}
      >
        Revoke
      </Button>
    </Removable>
  );
}
