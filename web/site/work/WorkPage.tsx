import { graphql } from "react-relay";
import type { WorkPageQuery } from "../../__generated__/WorkPageQuery.graphql";
import { paths } from "../../paths";
import { useRouteQuery } from "../../relay/query-route";
import { PageHead } from "../head/PageHead";
import { WorkGallery } from "./WorkGallery";
import "./WorkPage.css";

export const workPageQuery = graphql`
  query WorkPageQuery($count: Int!) @throwOnFieldError {
    siteIdentity {
      ownerName
    }
    previewed: workImages(first: 1, visibility: PUBLIC) {
      edges {
        node {
          media {
            previewSrc
            asset {
              altText
            }
          }
          project {
            name
          }
        }
      }
    }
    ...WorkGallery_query @arguments(count: $count)
  }
`;

export function WorkPage() {
  const data = useRouteQuery<WorkPageQuery>(workPageQuery);
  const { ownerName } = data.siteIdentity;
  const first = data.previewed.edges[0]?.node;
  return (
    <main className="page" id="content">
      <PageHead
        title="Work"
        description={ownerName ? `Pictures and videos of ${ownerName}’s work.` : undefined}
        image={first?.media.previewSrc}
        imageText={first?.media.asset?.altText || first?.project.name}
        listedAt={paths.work}
      />
      <h1 className="work-heading">Work</h1>
      <WorkGallery query={data} />
    </main>
  );
}
