import { type ReactNode, useEffect, useEffectEvent, useState, useTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { LibraryBrowser_query$key } from "../../../__generated__/LibraryBrowser_query.graphql";
import type { LibraryBrowserPaginationQuery } from "../../../__generated__/LibraryBrowserPaginationQuery.graphql";
import { EmptyList } from "../../../ui/empty-list/EmptyList";
import { SelectField } from "../../../ui/field/SelectField";
import { TextField } from "../../../ui/field/TextField";
import { LoadMore } from "../../layout/LoadMore";
import { FileGrid, type FileGridProps } from "./FileGrid";
import { type LibraryFilters, leavesOut, libraryVariables } from "./libraryFilters";
import "./LibraryBrowser.css";

/** How many files are fetched at once. */
const pageSize = 60;

/** How many files the server lists at once. */
const maxListed = 2_000;

type Props = Omit<FileGridProps, "files" | "label"> & {
  query: LibraryBrowser_query$key;
  /** Whether only pictures can be chosen. */
  isOnlyPictures?: boolean;
  /** The list is fetched again when this changes. */
  refreshKey?: number;
  /** Shown beside the search fields. */
  actions?: ReactNode;
};

/** All files with search and filter, page by page. */
export function LibraryBrowser({
  query,
  isOnlyPictures = false,
  refreshKey = 0,
  actions,
  ...grid
}: Props) {
  const { data, refetch, ...pages } = usePaginationFragment<
    LibraryBrowserPaginationQuery,
    LibraryBrowser_query$key
  >(
    graphql`
      fragment LibraryBrowser_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 60 }
        cursor: { type: "String" }
        search: { type: "String" }
        kind: { type: "MediaKind" }
        isUsed: { type: "Boolean" }
      )
      @refetchable(queryName: "LibraryBrowserPaginationQuery")
      @throwOnFieldError {
        mediaAssets(first: $count, after: $cursor, search: $search, kind: $kind, isUsed: $isUsed)
          @connection(key: "LibraryBrowser_mediaAssets") {
          totalCount
          edges {
            node {
              id
              version
              path
              kind
              width
              height
              fileName
              thumbnail
              altText
              isDecorative
              useCount
            }
          }
        }
      }
    `,
    query,
  );
  const [filters, setFilters] = useState<LibraryFilters>({
    search: "",
    kind: isOnlyPictures ? "IMAGE" : "",
    usage: "",
  });
  const [isPending, startTransition] = useTransition();
  const fetchList = (next: LibraryFilters, count: number) =>
    startTransition(() => {
      const variables = { count, ...libraryVariables(next) };
      refetch(variables, { fetchPolicy: "store-and-network" });
    });
  const show = (next: LibraryFilters) => {
    setFilters(next);
    fetchList(next, pageSize);
  };
  // All files that are shown stay in the list, up to `maxListed`.
  const refresh = useEffectEvent(() =>
    fetchList(filters, Math.min(maxListed, Math.max(pageSize, data.mediaAssets.edges.length))),
  );
  useEffect(() => {
    if (refreshKey > 0) refresh();
  }, [refreshKey]);

  const { totalCount, edges } = data.mediaAssets;
  const files = edges.map(({ node }) => node);
  return (
    <div className="library-browser stack-wider">
      <div className="library-browser-head wrap">
        <LibraryFilterBar filters={filters} isOnlyPictures={isOnlyPictures} onChange={show} />
        {actions}
      </div>
      <p className="visually-hidden" role="status">
        {isPending ? "" : `${totalCount} ${totalCount === 1 ? "file" : "files"}`}
      </p>
      <div aria-busy={isPending} className="library-browser-files">
        {files.length > 0 ? (
          <FileGrid {...grid} label="Files" files={files} />
        ) : leavesOut(filters, isOnlyPictures) ? (
          <EmptyList title="No file matches">
            Files are found by their names and descriptions.
          </EmptyList>
        ) : (
          <EmptyList title="No files yet">
            Every picture and video that you upload is listed here, to be used again.
          </EmptyList>
        )}
      </div>
      <LoadMore {...pages} size={pageSize} shown={files.length} total={totalCount} things="files" />
    </div>
  );
}

/** The pause in typing before the list is updated, in milliseconds. */
const pause = 250;

const kinds = [
  { value: "", label: "Any kind" },
  { value: "IMAGE", label: "Pictures" },
  { value: "VIDEO", label: "Videos" },
] as const;

const usages = [
  { value: "", label: "Any" },
  { value: "used", label: "Used" },
  { value: "unused", label: "Not used" },
] as const;

type LibraryFilterBarProps = {
  filters: LibraryFilters;
  isOnlyPictures: boolean;
  onChange: (filters: LibraryFilters) => void;
};

/** The search field and the filters of the list of files. */
function LibraryFilterBar({ filters, isOnlyPictures, onChange }: LibraryFilterBarProps) {
  const [typed, setTyped] = useState(filters.search);
  const show = useEffectEvent(() => {
    const search = typed.trim();
    if (search !== filters.search) onChange({ ...filters, search });
  });
  useEffect(() => {
    const timer = setTimeout(show, typed ? pause : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search className="library-filters stack">
      <TextField
        label="Search files"
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {!isOnlyPictures && (
        <SelectField
          label="Kind"
          value={filters.kind}
          options={kinds}
          onChange={(kind) => onChange({ ...filters, kind })}
        />
      )}
      <SelectField
        label="Use"
        value={filters.usage}
        options={usages}
        onChange={(usage) => onChange({ ...filters, usage })}
      />
    </search>
  );
}
