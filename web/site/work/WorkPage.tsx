import { graphql } from "react-relay";
import type { WorkPageQuery } from "../../__generated__/WorkPageQuery.graphql";
import { paths } from "../../paths";
import { useRouteQuery } from "../../relay/query-route";
import { useWords } from "../../words/WordsContext";
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
  const say = useWords();
  const { ownerName } = data.siteIdentity;
  const first = data.previewed.edges[0]?.node;
  return (
    <main className="page" id="content">
      <PageHead
        title={say("work.title")}
        description={ownerName ? say("work.description", { name: ownerName }) : undefined}
        fallbackImage={{
          src: first?.media.previewSrc,
          text: first?.media.asset?.altText || first?.project.name,
        }}
        listedAt={paths.work}
      />
      <h1 className="work-heading">{say("work.title")}</h1>
      <WorkGallery query={data} />
    </main>
  );
}
