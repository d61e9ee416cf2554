import { graphql } from "react-relay";
import type { AboutTabQuery } from "../../__generated__/AboutTabQuery.graphql";
import { useRouteQuery } from "../../relay/query-route";
import { TabPanel } from "../../ui/tabs/Tabs";
import { TabHeading } from "../layout/TabHeading";
import { TabParts } from "../layout/TabParts";
import { useAddressedPart } from "../layout/useAddressedPart";
import { LeaveGuard } from "../leaving/LeaveGuard";
import { Collaborators } from "./Collaborators";
import { MainContent } from "./MainContent";

export const aboutTabQuery = graphql`
  query AboutTabQuery @throwOnFieldError {
    siteSetup {
      id
    }
    aboutContent {
      ...MainContent_aboutContent
    }
    ...Collaborators_query
  }
`;

const parts = [
  { id: "main", label: "Main Content" },
  { id: "collaborators", label: "Collaborators" },
];

/** The tab that edits everything on the About page. */
export function AboutTab() {
  const data = useRouteQuery<AboutTabQuery>(aboutTabQuery);
  const [part, setPart] = useAddressedPart(parts, "main");
  return (
    <>
      <TabHeading title="About Page Management" />
      <TabParts label="Parts of the About page" parts={parts} selected={part} onSelect={setPart}>
        <TabPanel id="main" isKept>
          <MainContent
            aboutContent={data.aboutContent ?? null}
            siteSetupId={data.siteSetup.id}
            isShown={part === "main"}
          />
        </TabPanel>
        <TabPanel id="collaborators">
          <LeaveGuard>
            <Collaborators query={data} />
          </LeaveGuard>
        </TabPanel>
      </TabParts>
    </>
  );
}
