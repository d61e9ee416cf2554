import { graphql } from "react-relay";
import type { HomePageQuery } from "../../__generated__/HomePageQuery.graphql";
import { paths } from "../../paths";
import { useRouteQuery } from "../../relay/query-route";
import { useWords } from "../../words/WordsContext";
import { describeDesigner } from "../head/describeDesigner";
import { PageHead } from "../head/PageHead";
import { useStructuredData } from "../head/structuredData";
import { useSiteOrigin } from "../head/useSiteOrigin";
import { Invitation } from "../invitation/Invitation";
import { OwnersHint } from "../layout/OwnersHint";
import { AboutTeaser } from "./AboutTeaser";
import { HomeEmpty } from "./HomeEmpty";
import { HomeIntro } from "./HomeIntro";
import { layoutClass } from "./layouts/homeLayout";
import { useHomeLayout } from "./layouts/useHomeLayout";
import { ProjectGrid } from "./ProjectGrid";

export const homePageQuery = graphql`
  query HomePageQuery @throwOnFieldError {
    siteIdentity {
      ownerName
      tagline
      email
      isEmailShown
      socialLinks {
        url
      }
      searchDescription
      portrait {
        previewSrc
      }
      ...HomeIntro_siteIdentity
      ...AboutTeaser_siteIdentity
    }
    siteLook {
      homeLayout
    }
    siteSetup {
      isFinished
      viewerCanEdit
      ...AboutTeaser_siteSetup
    }
    aboutContent @catch(to: NULL) {
      linkedinUrl
    }
    viewer {
      link {
        greeting
      }
    }
    projects: homeProjects(first: 2000) {
      edges {
        node {
          name
          homeHeroImage {
            previewSrc
          }
          heroImage {
            previewSrc
          }
        }
      }
      ...ProjectGrid_projects
    }
    anyProject: projects(first: 1, visibility: PUBLIC) {
      edges {
        node {
          id
        }
      }
    }
  }
`;

export function HomePage() {
  const { siteIdentity, siteLook, siteSetup, aboutContent, viewer, projects, anyProject } =
    useRouteQuery<HomePageQuery>(homePageQuery);
  const { isFinished, viewerCanEdit } = siteSetup;
  const layout = useHomeLayout(siteLook.homeLayout);
  const isEmpty = projects.edges.length === 0;
  const first = projects.edges[0]?.node;
  const origin = useSiteOrigin();
  const say = useWords();
  const name = siteIdentity.ownerName || say("site.name");
  const designer = describeDesigner(origin, { ...siteIdentity, name }, aboutContent?.linkedinUrl);
  const description = siteIdentity.searchDescription || siteIdentity.tagline || undefined;
  useStructuredData(designer, {
    "@type": "WebSite",
    name,
    description,
    url: `${origin}/`,
    author: { "@id": designer["@id"] },
  });
  return (
    <main className={`page sheet ${layoutClass(layout)}`} id="content">
      <PageHead
        title={say("home.title")}
        description={description}
        fallbackImage={{
          src: (first?.homeHeroImage ?? first?.heroImage)?.previewSrc,
          text: first?.name,
        }}
        card={paths.card("home")}
        listedAt={paths.home}
      />
      <HomeIntro siteIdentity={siteIdentity} greeting={viewer.link?.greeting} />
      {projects.edges.length > 0 && <ProjectGrid projects={projects} layout={layout} />}
      {isEmpty && !isFinished && <HomeEmpty hasProjects={anyProject.edges.length > 0} />}
      {isEmpty && isFinished && <OwnersHint part="homeProjects" viewerCanEdit={viewerCanEdit} />}
      <AboutTeaser siteIdentity={siteIdentity} siteSetup={siteSetup} />
      <Invitation />
    </main>
  );
}
