import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery, usePaginationFragment } from "react-relay";
import type { MissingDescriptions_asset$key } from "../../../__generated__/MissingDescriptions_asset.graphql";
import type { MissingDescriptions_query$key } from "../../../__generated__/MissingDescriptions_query.graphql";
import type { MissingDescriptionsPaginationQuery } from "../../../__generated__/MissingDescriptionsPaginationQuery.graphql";
import type { MissingDescriptionsQuery } from "../../../__generated__/MissingDescriptionsQuery.graphql";
import { EmptyList } from "../../../ui/empty-list/EmptyList";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { LoadMore } from "../../layout/LoadMore";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { FileThumbnail } from "../files/FileThumbnail";
import { FilePlaces } from "../places/FilePlaces";
import { AnswerForm } from "./AnswerForm";
import "./DescriptionList.css";

type Props = {
  /** The list is fetched again when this number changes. */
  refreshKey: number;
};

/** All files of the site that lack a description. */
export function MissingDescriptions({ refreshKey }: Props) {
  return (
    <PanelBoundary
      message="What is missing could not be loaded."
      fallback={<Skeleton height="320px" radius="large" />}
    >
      {(attempt) => <DescriptionList attempt={attempt} refreshKey={refreshKey} />}
    </PanelBoundary>
  );
}

/** How many files are fetched at once. */
const pageSize = 30;

/**
 * The files that had no description when the list was fetched. Files that were described since then stay in
 * the list, so that the owner can read the descriptions again.
 */
function DescriptionList({ attempt, refreshKey }: Props & { attempt: number }) {
  const query = useLazyLoadQuery<MissingDescriptionsQuery>(
    graphql`
      query MissingDescriptionsQuery($count: Int!) @throwOnFieldError {
        ...MissingDescriptions_query @arguments(count: $count)
      }
    `,
    { count: pageSize },
    { fetchPolicy: "network-only", fetchKey: `${attempt} ${refreshKey}` },
  );
  return <Rows query={query} refreshKey={refreshKey} />;
}

function Rows({ query, refreshKey }: Props & { query: MissingDescriptions_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    MissingDescriptionsPaginationQuery,
    MissingDescriptions_query$key
  >(
    graphql`
      fragment MissingDescriptions_query on Query
      @refetchable(queryName: "MissingDescriptionsPaginationQuery")
      @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" })
      @throwOnFieldError {
        mediaAssets(first: $count, after: $cursor, lacksDescription: true)
          @connection(key: "DescriptionList_mediaAssets") {
          totalCount
          edges {
            node {
              id
              altText
              isDecorative
              ...MissingDescriptions_asset
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, ...counted } = data.mediaAssets;
  // The count of the whole list, which `Show more` fetches again, leaves out what was described meanwhile.
  const [counting, setCounting] = useState({ refreshKey, totalCount: counted.totalCount });
  if (counting.refreshKey !== refreshKey) {
    setCounting({ refreshKey, totalCount: counted.totalCount });
  }
  const { totalCount } = counting;
  if (edges.length === 0) {
    return (
      <EmptyList title="Nothing is missing">
        Every picture and video on your site has a description, or needs none.
      </EmptyList>
    );
  }
  const answered = edges.filter(({ node }) => node.altText || node.isDecorative).length;
  const left = totalCount - answered;
  return (
    <div className="description-list stack-wider">
      <p role="status">
        {left === 0 ? "All of them have an answer now." : `${left} left of ${totalCount}.`} Say in a
        sentence what the picture shows; people who cannot see it hear that sentence. If it shows
        nothing that the words beside it do not say, it is decorative.
      </p>
      <ul className="description-list-rows stack-wider">
        {edges.map(({ node }) => (
          <DescriptionRow key={node.id} asset={node} />
        ))}
      </ul>
      <LoadMore {...pages} size={pageSize} shown={edges.length} total={totalCount} things="files" />
    </div>
  );
}

/** A file without a description, its uses, and the form. */
function DescriptionRow({ asset }: { asset: MissingDescriptions_asset$key }) {
  const data = useFragment(
    graphql`
      fragment MissingDescriptions_asset on MediaAsset {
        id
        version
        kind
        fileName
        thumbnail
        altText
        isDecorative
        offeredDescription
        ...FilePlaces_asset
      }
    `,
    asset,
  );
  return (
    <li className="description-row stack-wide">
      <FileThumbnail kind={data.kind} thumbnail={data.thumbnail} />
      <div className="description-row-words stack-close">
        <p className="description-row-name strong">{data.fileName}</p>
        <FilePlaces asset={data} />
        <AnswerForm media={data} />
      </div>
    </li>
  );
}
