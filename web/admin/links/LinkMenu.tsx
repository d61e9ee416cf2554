import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { graphql, useFragment } from "react-relay";
import { slidePaths } from "../../../pages/paths";
import type { LinkMenu_shareLink$key } from "../../__generated__/LinkMenu_shareLink.graphql";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { ChevronDownIcon } from "../../ui/icon/icons";
import { useDeleteLink, useExtendLink, useRenewLinkAddress, useResumeLink } from "./linkActions";
import { daysAfter, defaultDays } from "./linkValues";
import "./LinkMenu.css";

type Props = {
  shareLink: LinkMenu_shareLink$key;
  /** The Relay connection that contains the link. */
  connection: string;
  onRemoved: () => void;
  onAddress: (address: string) => void;
  onDuplicate: () => void;
};

/**
 * The less frequent actions of a link. A new address and a removal need a confirmation.
 */
export function LinkMenu({ shareLink, connection, onRemoved, onAddress, onDuplicate }: Props) {
  const { id, recipient, state, expiresAt, commentCount } = useFragment(
    graphql`
      fragment LinkMenu_shareLink on ShareLink {
        id
        recipient
        state
        expiresAt
        commentCount
      }
    `,
    shareLink,
  );
  const [question, setQuestion] = useState<"renew" | "remove" | "archive" | null>(null);
  const extension = useExtendLink();
  const resumption = useResumeLink();
  const renewal = useRenewLinkAddress();
  const removal = useDeleteLink();
  const hasEnded = state === "REVOKED" || state === "EXPIRED";
  const remove = (archivesComments: boolean) =>
    removal.submit({ input: { id, archivesComments }, connections: [connection] }, onRemoved);
  const fateOfComments =
    commentCount === 0
      ? ""
      : ` Its comments (${commentCount}) ${question === "archive" ? "stay in the editor" : "go, too"}.`;
  const extend = () => {
    const from = new Date(Math.max(Date.now(), Date.parse(expiresAt ?? "")));
    extension.submit({ input: { id, expiresAt: daysAfter(from, defaultDays) } });
  };
  return (
    <>
      <MenuTrigger>
        <Button className="link-menu-button menu-button button button-control" data-size="small">
          More <span className="visually-hidden">about the link for {recipient}</span>
          <ChevronDownIcon />
        </Button>
        <Popover className="menu-popover floating" placement="bottom end" offset={6}>
          <Menu className="menu" aria-label={`More about the link for ${recipient}`}>
            {expiresAt && state !== "REVOKED" && (
              <MenuItem className="menu-item" onAction={extend}>
                Extend by {defaultDays} days
              </MenuItem>
            )}
            {state === "REVOKED" && (
              <MenuItem className="menu-item" onAction={() => resumption.submit({ input: { id } })}>
                Bring back
              </MenuItem>
            )}
            {state === "ACTIVE" && (
              <MenuItem
                className="menu-item"
                href={`${slidePaths.link}?as=${encodeURIComponent(id)}`}
                target="_blank"
              >
                Present what it opens
              </MenuItem>
            )}
            {!hasEnded && (
              <MenuItem className="menu-item" onAction={() => setQuestion("renew")}>
                New address…
              </MenuItem>
            )}
            <MenuItem className="menu-item" onAction={onDuplicate}>
              Duplicate
            </MenuItem>
            {hasEnded && (
              <MenuItem className="menu-item" onAction={() => setQuestion("remove")}>
                Remove…
              </MenuItem>
            )}
            {hasEnded && commentCount > 0 && (
              <MenuItem className="menu-item" onAction={() => setQuestion("archive")}>
                Remove and archive comments…
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      <ConfirmDialog
        title={`Give the link for ${recipient} a new address?`}
        description="The address that you sent stops working at once, in every browser."
        confirmLabel="Make New Address"
        isPending={renewal.isPending}
        isOpen={question === "renew"}
        onConfirm={() =>
          renewal.submit({ input: { id } }, ({ renewShareLinkAddress: { address } }) => {
            setQuestion(null);
            if (address) onAddress(address);
          })
        }
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        title={`Remove the link for ${recipient}?`}
        description={`This also deletes what is known about it: who it was for, and when it was read.${fateOfComments}`}
        confirmLabel="Remove"
        isDestructive
        isPending={removal.isPending}
        isOpen={question === "remove" || question === "archive"}
        onConfirm={() => remove(question === "archive")}
        onCancel={() => setQuestion(null)}
      />
    </>
  );
}
