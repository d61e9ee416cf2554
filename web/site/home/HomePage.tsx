import type { MouseEvent } from "react";
import { graphql } from "react-relay";
import type { HomePageQuery } from "../../__generated__/HomePageQuery.graphql";
import { paths } from "../../paths";
import { useRouteQuery } from "../../relay/query-route";
import { usePage } from "../../rendering/PageContext";
import { useWords } from "../../words/WordsContext";
import { useOwnerEntrance } from "../access/useOwnerEntrance";
import { describeDesigner } from "../head/describeDesigner";
import { PageHead } from "../head/PageHead";
import { useStructuredData } from "../head/structuredData";
import { useSiteOrigin } from "../head/useSiteOrigin";
import { Invitation } from "../invitation/Invitation";
import { OwnersHint } from "../layout/OwnersHint";
import { AboutTeaser } from "./AboutTeaser";
import { HomeIntro } from "./HomeIntro";
import { type HomeLayout, knownLayout, layoutClass, layoutFiles } from "./layouts/homeLayout";
import { ProjectGrid } from "./ProjectGrid";
import { SampleProjects } from "./SampleProjects";
import "./HomeNotice.css";

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
        ...Picture_media
      }
      ...HomeIntro_siteIdentity
      ...AboutTeaser_siteIdentity
    }
    siteLook {
      homeLayout
    }
    siteSetup {
      showsSamples
      viewerCanEdit
      ...AboutTeaser_siteSetup
    }
    aboutContent @catch(to: NULL) {
      linkedinUrl
      currentRole
    }
    briefProjects {
      id
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
  }
`;

export function HomePage() {
  const { siteIdentity, siteLook, siteSetup, aboutContent, briefProjects, viewer, projects } =
    useRouteQuery<HomePageQuery>(homePageQuery);
  const { showsSamples, viewerCanEdit } = siteSetup;
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
      <HomeIntro
        siteIdentity={siteIdentity}
        greeting={viewer.link?.greeting}
        hasBriefs={briefProjects.length > 0}
      />
      {!isEmpty && <ProjectGrid projects={projects} layout={layout} />}
      {isEmpty && showsSamples && <HomeEmpty />}
      {isEmpty && !showsSamples && <OwnersHint part="homeProjects" viewerCanEdit={viewerCanEdit} />}
      <AboutTeaser siteIdentity={siteIdentity} siteSetup={siteSetup} />
      <Invitation
        name={siteIdentity.ownerName}
        portrait={siteIdentity.portrait}
        said={aboutContent?.currentRole}
      />
    </main>
  );
}

/** Marks the position of the link in a sentence. */
const linkPlace = "\0";

/** The part of the home page that replaces the projects on a new site, which shows samples. */
function HomeEmpty() {
  const { prepare, enter, dialog } = useOwnerEntrance();
  const say = useWords();
  const [before, after] = say("home.noProjects", { link: linkPlace }).split(linkPlace);
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void enter();
  };
  return (
    <>
      <p className="home-notice muted">
        {before}
        {/* Without a session, the admin area redirects to this page. So a press opens the sign-in dialog
            instead of following the link. */}
        <a className="text-link" href={paths.admin} onPointerEnter={prepare} onClick={handleClick}>
          {say("home.adminArea")}
        </a>
        {after}
      </p>
      <SampleProjects />
      {dialog}
    </>
  );
}

/** The layout of the home page. The server sends the layout's style sheet with the page. */
function useHomeLayout(stored: Parameters<typeof knownLayout>[0]): HomeLayout {
  const layout = knownLayout(stored);
  usePage().response?.modulePaths.push(...layoutFiles(layout));
  return layout;
}
