import { graphql, useFragment } from "react-relay";
import type { SessionsPanel_query$key } from "../../../__generated__/SessionsPanel_query.graphql";
import { Button } from "../../../ui/button/Button";
import { Panel } from "../../../ui/panel/Panel";
import { Switch } from "../../../ui/switch/Switch";
import { LocalTime } from "../../LocalTime";
import { Removable } from "../../layout/Removable";
import { useEndSessions, useReadSignIn, useSetSignInMail } from "./signInActions";
import "./SignInPanel.css";

type Props = { query: SessionsPanel_query$key };

/** The browsers that are signed in as the owner. */
export function SessionsPanel({ query }: Props) {
  const { ownerSessions, ownerSignIn } = useFragment(
    graphql`
      fragment SessionsPanel_query on Query {
        ownerSessions {
          id
          device
          firstUsedAt
          lastUsedAt
          isCurrent
        }
        ownerSignIn {
          mailsSignIns
        }
      }
    `,
    query,
  );
  const read = useReadSignIn();
  const ending = useEndSessions(read);
  const mail = useSetSignInMail(read);
  return (
    <Panel
      title="Signed-In Browsers"
      description="Where this admin area is open with your name. One that you do not know, or no longer use, is signed out at once."
    >
      <ul className="sign-in-list ruled-list" aria-label="Signed-in browsers">
        {ownerSessions.map(({ id, device, firstUsedAt, lastUsedAt, isCurrent }) => (
          <Removable key={id} className="sign-in-row bar">
            <p className="sign-in-words">
              {device}
              {isCurrent && ", this browser"}
              <span className="sign-in-note muted">
                Signed in on <LocalTime value={firstUsedAt} style="full" />, last used{" "}
                <LocalTime value={lastUsedAt} style="short" />
              </span>
            </p>
            {!isCurrent && (
              <Button
                size="small"
                aria-label={`Sign out ${device}`}
                isPending={ending.isPending}
                onClick={() => ending.end(id)}
              >
                Sign Out
              </Button>
            )}
          </Removable>
        ))}
      </ul>
      {ownerSessions.length > 1 && (
        <Removable as="div" className="admin-form-actions cluster">
          <Button isPending={ending.isPending} onClick={ending.endOthers}>
            Sign Out All Others
          </Button>
        </Removable>
      )}
      <div className="sign-in-part stack">
        <Switch
          isSelected={ownerSignIn.mailsSignIns}
          isPending={mail.isPending}
          onChange={mail.set}
        >
          Mail me about new browsers
        </Switch>
      </div>
    </Panel>
  );
}
