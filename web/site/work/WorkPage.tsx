import { graphql } from "react-relay";
import type { WorkPageQuery } from "../../__generated__/WorkPageQuery.graphql";
import type { WorkTags_query$key } from "../../__generated__/WorkTags_query.graphql";
import { paths } from "../../paths";
import { useRouteQuery } from "../../relay/query-route";
import { useWords } from "../../words/WordsContext";
import { PageHead } from "../head/PageHead";
import { useResponseStatus } from "../head/useResponseStatus";
import { OwnersHint } from "../layout/OwnersHint";
import { WorkGallery } from "./WorkGallery";
import { WorkTags } from "./WorkTags";
import { useWorkTag } from "./workTag";
import "./WorkPage.css";

export const workPageQuery = graphql`
  query WorkPageQuery($count: Int!, $tag: String) @throwOnFieldError {
    siteIdentity {
      ownerName
    }
    siteLook {
      cropsWork
    }
    siteSetup {
      showsSamples
      viewerCanEdit
    }
    tag(name: $tag, visibility: PUBLIC) {
      key
      name
    }
    tags(visibility: PUBLIC) {
      workImageCount
    }
    previewed: workImages(first: 1, visibility: PUBLIC, tag: $tag) {
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
    ...WorkTags_query
    ...WorkGallery_query @arguments(count: $count, tag: $tag)
  }
`;

/** The work of all projects, or of the projects with the tag that the address names. */
export function WorkPage() {
  const data = useRouteQuery<WorkPageQuery>(workPageQuery);
  const asked = useWorkTag();
  const say = useWords();
  const { ownerName } = data.siteIdentity;
  const { tag } = data;
  if (asked !== null && !tag) return <UnknownTag query={data} />;
  const { showsSamples, viewerCanEdit } = data.siteSetup;
  const first = data.previewed.edges[0]?.node;
  const isTagged = tag || data.tags.some(({ workImageCount }) => workImageCount > 0);
  return (
    // The style sheets of voices (type directions) arrange heading and tags by this attribute. If they used
    // :has() instead, the browser would restyle the whole page after each change.
    <main className="page sheet" id="content" data-tagged={isTagged ? "" : undefined}>
      <PageHead
        title={tag ? say("work.tagTitle", { tag: tag.name }) : say("work.title")}
        description={ownerName ? say("work.description", { name: ownerName }) : undefined}
        fallbackImage={{
          src: first?.media.previewSrc,
          text: first?.media.asset?.altText || first?.project.name,
        }}
        card={paths.card("work")}
        listedAt={tag ? paths.workTag(tag.key) : paths.work}
      />
      <h1 className="work-heading display-text" dir={tag ? "auto" : undefined}>
        {tag ? tag.name : say("work.title")}
      </h1>
      <WorkTags query={data} chosen={tag?.key ?? null} />
      {first || showsSamples ? (
        <WorkGallery key={tag?.key} query={data} isSquare={data.siteLook.cropsWork} />
      ) : (
        <OwnersHint part="workImages" viewerCanEdit={viewerCanEdit} />
      )}
    </main>
  );
}

/**
 * The Work page for a tag that no image has. It does not repeat the tag of the address. Its status is 404, so
 * that search engines do not list it and it is not cached.
 */
function UnknownTag({ query }: { query: WorkTags_query$key }) {
  useResponseStatus(404);
  const say = useWords();
  return (
    <main className="page" id="content" data-tagged="">
      <PageHead title={say("work.title")} />
      <h1 className="work-heading display-text">{say("work.title")}</h1>
      <WorkTags query={query} chosen={undefined} />
      <p className="work-empty muted">{say("work.unknownTag")}</p>
    </main>
  );
}
