import { graphql, useFragment, useLazyLoadQuery, usePaginationFragment } from "react-relay";
import type { DescriptionList_asset$key } from "../../../__generated__/DescriptionList_asset.graphql";
import type { DescriptionList_query$key } from "../../../__generated__/DescriptionList_query.graphql";
import type { DescriptionListPaginationQuery } from "../../../__generated__/DescriptionListPaginationQuery.graphql";
import type { DescriptionListQuery } from "../../../__generated__/DescriptionListQuery.graphql";
import { EmptyList } from "../../../ui/empty-list/EmptyList";
import { LoadMore } from "../../layout/LoadMore";
import { FileThumbnail } from "../files/FileThumbnail";
import { FilePlaces } from "../places/FilePlaces";
import { AnswerForm } from "./AnswerForm";
import "./DescriptionList.css";

/** How many files are fetched at once. */
const pageSize = 30;

/** The files that had no description when this was opened. Those described since stay, to be read again. */
export function DescriptionList({ attempt }: { attempt: number }) {
  const query = useLazyLoadQuery<DescriptionListQuery>(
    graphql`
      query DescriptionListQuery($count: Int!) @throwOnFieldError {
        ...DescriptionList_query @arguments(count: $count)
      }
    `,
    { count: pageSize },
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  return <Rows query={query} />;
}

function Rows({ query }: { query: DescriptionList_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    DescriptionListPaginationQuery,
    DescriptionList_query$key
  >(
    graphql`
      fragment DescriptionList_query on Query
      @refetchable(queryName: "DescriptionListPaginationQuery")
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
              ...DescriptionList_asset
            }
          }
        }
      }
    `,
    query,
  );
  const { totalCount, edges } = data.mediaAssets;
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
    <div className="description-list">
      <p role="status">
        {left === 0 ? "All of them have an answer now." : `${left} left of ${totalCount}.`} Say in a
        sentence what is to be seen; people who cannot see it hear that. Where it says nothing that
        the words beside it do not say, it is decorative.
      </p>
      <ul className="description-list-rows">
        {edges.map(({ node }) => (
          <DescriptionRow key={node.id} asset={node} />
        ))}
      </ul>
      <LoadMore {...pages} size={pageSize} shown={edges.length} total={totalCount} things="files" />
    </div>
  );
}

/** A file without a description, its uses, and the form. */
function DescriptionRow({ asset }: { asset: DescriptionList_asset$key }) {
  const data = useFragment(
    graphql`
      fragment DescriptionList_asset on MediaAsset {
        id
        version
        kind
        fileName
        thumbnail
        altText
        isDecorative
        ...FilePlaces_asset
      }
    `,
    asset,
  );
  return (
    <li className="description-row">
      <FileThumbnail kind={data.kind} thumbnail={data.thumbnail} />
      <div className="description-row-words">
        <p className="description-row-name">{data.fileName}</p>
        <FilePlaces asset={data} />
        <AnswerForm media={data} />
      </div>
    </li>
  );
}
