import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { FilePlaces_asset$key } from "../../../__generated__/FilePlaces_asset.graphql";
import { describePlaces, type FileUse } from "./filePlaces";
import "./FilePlaces.css";

type Props = {
  asset: FilePlaces_asset$key;
  /** Called when a link is followed, which may lead to the same page. */
  onFollow?: (() => void) | undefined;
};

/** The places of a file as links to their fields, without duplicates. */
export function FilePlaces({ asset, onFollow }: Props) {
  const { path, uses, useCount } = useFragment(
    graphql`
      fragment FilePlaces_asset on MediaAsset {
        path
        useCount
        uses(first: 20) {
          edges {
            node {
              place
              isHidden
              isStart
              isInTrash
              modulePlaces
              project {
                databaseId
                name
              }
            }
          }
        }
      }
    `,
    asset,
  );
  if (useCount === 0) {
    return <p className="file-places-none">Not used. Earlier versions of a project may show it.</p>;
  }
  const places = eachOnce(uses.edges.map(({ node }) => node));
  const rest = useCount - uses.edges.length;
  return (
    <ul className="file-places">
      {places.map(({ words, to }) => (
        <li key={words}>
          {to ? (
            <Link className="text-link" to={to} state={{ file: path }} onClick={onFollow}>
              {words}
            </Link>
          ) : (
            words
          )}
        </li>
      ))}
      {rest > 0 && <li>and {rest} more</li>}
    </ul>
  );
}

/** A module may contain a picture twice. */
function eachOnce(uses: readonly FileUse[]) {
  const places = uses.flatMap(describePlaces);
  return [...new Map(places.map((place) => [place.words, place])).values()];
}
