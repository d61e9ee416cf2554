import { graphql } from "react-relay";
import type { WorkPageQuery } from "../../__generated__/WorkPageQuery.graphql";
import { useRouteQuery } from "../../relay/query-route";
import { PageHead } from "../head/PageHead";
import { WorkGallery } from "./WorkGallery";
import "./WorkPage.css";

export const workPageQuery = graphql`
  query WorkPageQuery @throwOnFieldError {
    siteIdentity {
      ownerName
    }
    ...WorkGallery_query
  }
`;

export function WorkPage() {
  const data = useRouteQuery<WorkPageQuery>(workPageQuery);
  const { ownerName } = data.siteIdentity;
  return (
    <main className="page" id="content">
      <PageHead
        title="Work"
        description={ownerName ? `Pictures and films of ${ownerName}’s work.` : undefined}
        isListed
      />
      <h1 className="work-heading">Work</h1>
      <WorkGallery query={data} />
    </main>
  );
}
