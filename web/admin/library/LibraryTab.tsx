import { lazy, Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { LibraryTabQuery } from "../../__generated__/LibraryTabQuery.graphql";
import { useRouteQuery } from "../../relay/query-route";
import { Skeleton } from "../../ui/skeleton/Skeleton";
import { TabPanel } from "../../ui/tabs/Tabs";
import { PanelBoundary } from "../layout/PanelBoundary";
import { TabHeading } from "../layout/TabHeading";
import { TabParts } from "../layout/TabParts";
import { useParameter } from "../layout/useParameter";
import { LeaveGuard } from "../leaving/LeaveGuard";
import { LateMediaDetails } from "./details/LateMediaDetails";
import { useFetchedDetails } from "./details/useMediaDetails";
import { LackingVersions } from "./files/LackingVersions";
import { LibraryBrowser } from "./files/LibraryBrowser";
import { LibraryUpload } from "./files/LibraryUpload";

const MissingDescriptions = lazy(async () => ({
  default: (await import("./descriptions/MissingDescriptions")).MissingDescriptions,
}));

const ReplaceEverywhere = lazy(async () => ({
  default: (await import("./replace/ReplaceEverywhere")).ReplaceEverywhere,
}));

const DeleteFile = lazy(async () => ({
  default: (await import("./trash/DeleteFile")).DeleteFile,
}));

export const libraryTabQuery = graphql`
  query LibraryTabQuery @throwOnFieldError {
    ...LibraryBrowser_query
    ...LackingVersions_query
  }
`;

const parts = [
  { id: "files", label: "Files" },
  { id: "descriptions", label: "Missing descriptions" },
];

/** All uploaded files, with their uses and missing descriptions. */
export function LibraryTab() {
  const query = useRouteQuery<LibraryTabQuery>(libraryTabQuery);
  // The part is in the address, so that Back returns to the same part.
  const [named, namePart] = useParameter("part");
  const part = parts.find(({ id }) => id === named)?.id ?? "files";
  const setPart = (id: string) => namePart(id === "files" ? null : id, { replace: true });
  // What is missing is fetched when that part is first shown.
  const [wasShown, setShown] = useState(false);
  if (part === "descriptions" && !wasShown) setShown(true);
  const [changes, setChanges] = useState(0);
  const [file, setFile] = useParameter("file");
  const closeFile = () => setFile(null, { replace: true });
  const described = useFetchedDetails(file, closeFile);
  const refresh = () => setChanges((count) => count + 1);
  return (
    <LeaveGuard>
      <TabHeading
        title="Library"
        description="Every picture and video that you uploaded, to be used again."
      />
      <TabParts label="Parts of the library" parts={parts} selected={part} onSelect={setPart}>
        <TabPanel id="files" isKept>
          <PanelBoundary message="The files could not be loaded.">
            {() => (
              <LibraryBrowser
                query={query}
                refreshKey={changes}
                onOpen={({ path }) => setFile(path)}
                actions={
                  <>
                    <LibraryUpload onUploaded={refresh} />
                    <LackingVersions query={query} />
                  </>
                }
              />
            )}
          </PanelBoundary>
        </TabPanel>
        <TabPanel id="descriptions" isKept>
          {wasShown && (
            <Suspense fallback={<Skeleton height="320px" radius="large" />}>
              <MissingDescriptions refreshKey={changes} />
            </Suspense>
          )}
        </TabPanel>
      </TabParts>
      <LateMediaDetails src={described} onClose={closeFile}>
        {(asset) => (
          <>
            <ReplaceEverywhere
              asset={asset}
              onReplaced={() => {
                closeFile();
                refresh();
              }}
            />
            <DeleteFile asset={asset} onDeleted={closeFile} onChanged={refresh} />
          </>
        )}
      </LateMediaDetails>
    </LeaveGuard>
  );
}
