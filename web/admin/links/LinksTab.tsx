import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { LinksTabQuery } from "../../__generated__/LinksTabQuery.graphql";
import { useRouteQuery } from "../../relay/query-route";
import { Button } from "../../ui/button/Button";
import { EmptyList } from "../../ui/empty-list/EmptyList";
import { TextField } from "../../ui/field/TextField";
import { focusIfLost } from "../layout/focusIfLost";
import { TabHeading } from "../layout/TabHeading";
import { useParameter } from "../layout/useParameter";
import { LeaveGuard } from "../leaving/LeaveGuard";
import { foldText, searchWords } from "../searchWords";
import { LinkAddress } from "./LinkAddress";
import { LinkDialog } from "./LinkDialog";
import { LinkRow } from "./LinkRow";
import { emptyLink, type LinkValues } from "./linkValues";
import { useNewlyRead } from "./reading/useNewlyRead";
import "./LinksTab.css";

export const linksTabQuery = graphql`
  query LinksTabQuery @throwOnFieldError {
    shareLinks(first: 1000) @connection(key: "LinksTab_shareLinks") {
      __id
      edges {
        node {
          id
          state
          isFirstReadNew
          recipient
          note
          projects {
            project {
              name
            }
          }
          ...LinkRow_shareLink
        }
      }
    }
    ...LinkDialog_query
  }
`;

/** The new address of a link, and the reader that the link is for. */
export type NewAddress = { recipient: string; address: string };

/** A search field is shown if there are more links than this. */
const fewLinks = 12;

const hasEnded = ({ state }: { readonly state: string }) =>
  state === "REVOKED" || state === "EXPIRED";

/** The share links, each for one reader: first those in use, then those that have ended. */
export function LinksTab() {
  const data = useRouteQuery<LinksTabQuery>(linksTabQuery);
  const all = data.shareLinks.edges.map(({ node }) => node);
  const [wanted, setWanted] = useState("");
  const isLong = all.length > fewLinks;
  const found = isLong ? findLinks(all, wanted) : all;
  const newlyRead = useNewlyRead(all);
  // Newly read links come first, because they may be far down in a long list.
  const links = [
    ...found.filter(({ id }) => newlyRead.has(id)),
    ...found.filter(({ id }) => !newlyRead.has(id)),
  ];
  const heading = useRef<HTMLHeadingElement>(null);
  const [create, setCreate] = useParameter("create");
  const [draft, setDraft] = useState<LinkValues>();
  const [address, setAddress] = useState<NewAddress | null>(null);
  const open = (values?: LinkValues) => {
    setDraft(values);
    setCreate("");
  };
  const rows = (label: string, shown: typeof links) =>
    shown.length > 0 && (
      <ul className="stack" aria-label={label}>
        {shown.map((link) => (
          <LinkRow
            key={link.id}
            shareLink={link}
            isNew={newlyRead.has(link.id)}
            query={data}
            connection={data.shareLinks.__id}
            onAddress={setAddress}
            onDuplicate={open}
            onMoved={() => heading.current?.focus()}
          />
        ))}
      </ul>
    );
  const ended = links.filter(hasEnded);
  // A link that moves to the other list loses the focus.
  const endedIds = all
    .filter(hasEnded)
    .map(({ id }) => id)
    .join(" ");
  const endedBefore = useRef(endedIds);
  useEffect(() => {
    if (endedBefore.current !== endedIds) focusIfLost(() => heading.current);
    endedBefore.current = endedIds;
  }, [endedIds]);
  return (
    <LeaveGuard>
      <div className="links-head wrap">
        <TabHeading
          ref={heading}
          title="Links"
          description="A link opens what you choose to one reader, in the order you choose, until it ends or you take it back."
        />
        <Button variant="primary" aria-haspopup="dialog" onClick={() => open()}>
          New Link
        </Button>
      </div>
      {isLong && <LinkSearch wanted={wanted} onChange={setWanted} foundCount={links.length} />}
      {all.length === 0 && (
        <EmptyList title="No links yet">
          Make one for a recruiter or a client: it opens protected projects and drafts to them
          without a password for everybody.
        </EmptyList>
      )}
      {rows(
        "Links",
        links.filter((link) => !hasEnded(link)),
      )}
      {ended.length > 0 && <h2 className="links-ended">Ended</h2>}
      {rows("Links that have ended", ended)}
      <LinkDialog
        query={data}
        id={null}
        connection={data.shareLinks.__id}
        link={{ version: 0, wasRead: false, values: draft ?? emptyLink() }}
        isOpen={create !== null}
        onClose={() => {
          setDraft(undefined);
          setCreate(null, { replace: true });
        }}
        onAddress={setAddress}
      />
      <LinkAddress made={address} onClose={() => setAddress(null)} />
    </LeaveGuard>
  );
}

type LinkSearchProps = { wanted: string; onChange: (wanted: string) => void; foundCount: number };

/** The search field for links, which searches while the owner types. */
function LinkSearch({ wanted, onChange, foundCount }: LinkSearchProps) {
  const isSearched = wanted.trim() !== "";
  return (
    <search className="link-search stack">
      <TextField
        label="Search links"
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={wanted}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={isSearched && foundCount === 0 ? "" : "visually-hidden"} role="status">
        {isSearched && (foundCount > 0 ? `${foundCount} found` : "No link matches.")}
      </p>
    </search>
  );
}

/** The searchable data of a link. */
type Findable = {
  readonly recipient: string;
  readonly note: string;
  readonly projects: readonly { readonly project: { readonly name: string } }[];
};

/** The links whose reader's name, note or project names contain every word of the search. */
function findLinks<Link extends Findable>(links: readonly Link[], wanted: string): Link[] {
  const words = searchWords(wanted);
  return links.filter(({ recipient, note, projects }) => {
    const text = foldText(
      [recipient, note, ...projects.map(({ project }) => project.name)].join("\n"),
    );
    return words.every((word) => text.includes(word));
  });
}
