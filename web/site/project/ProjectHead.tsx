import { graphql, useFragment } from "react-relay";
import type { ProjectHead_project$key } from "../../__generated__/ProjectHead_project.graphql";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { describeFacts } from "../head/describeFacts";
import { shorten } from "../head/firstSentence";
import { PageHead } from "../head/PageHead";
import { useStructuredData } from "../head/structuredData";
import { useSiteOrigin } from "../head/useSiteOrigin";
import { useSiteName } from "../useSiteName";

/**
 * Title and link preview of a project. For a protected project they contain nothing that the project's gate
 * withholds. Search engines index neither protected projects nor projects that are not public.
 */
export function ProjectHead({ project }: { project: ProjectHead_project$key }) {
  const {
    name,
    language,
    slug,
    createdAt,
    changedAt,
    isPasswordProtected,
    visibility,
    searchDescription,
    homeHeroImage,
    heroImage,
    socialImage,
    facts,
    caseStudy,
  } = useFragment(
    graphql`
      fragment ProjectHead_project on Project {
        name
        language
        slug
        createdAt
        changedAt
        isPasswordProtected
        visibility
        searchDescription
        homeHeroImage {
          previewSrc
          asset {
            altText
          }
        }
        heroImage {
          previewSrc
          asset {
            altText
          }
        }
        socialImage {
          previewSrc
          asset {
            altText
          }
        }
        facts {
          client
          year
          role
          team {
            name
            role
          }
          links {
            label
            url
          }
          tags
        }
        caseStudy {
          role {
            audience
            isHidden
            ... on TextModule {
              contentWords
            }
          }
          why {
            audience
            isHidden
            ... on TextModule {
              contentWords
            }
          }
        }
      }
    `,
    project,
  );
  const siteName = useSiteName();
  const say = useWords();
  const texts = [...(caseStudy?.why ?? []), ...(caseStudy?.role ?? [])];
  const isForAll = ({ isHidden, audience }: (typeof texts)[number]) =>
    !isHidden && audience !== "ACCESS";
  const opening =
    texts.filter(isForAll).find(({ contentWords }) => contentWords)?.contentWords ?? "";
  const description = isPasswordProtected
    ? say("project.protected", { name: siteName })
    : searchDescription || shorten(opening) || say("project.description", { name: siteName });
  const pictures = isPasswordProtected
    ? [homeHeroImage, heroImage]
    : [socialImage, heroImage, homeHeroImage];
  const picture = pictures.find((candidate) => candidate?.previewSrc);
  const image = picture?.previewSrc;
  const origin = useSiteOrigin();
  const designer = {
    "@type": "Person",
    "@id": `${origin}/#designer`,
    name: siteName,
    url: `${origin}/`,
  };
  useStructuredData({
    "@type": "CreativeWork",
    name,
    description,
    url: origin + paths.project(slug),
    image: image ? origin + image : undefined,
    dateModified: changedAt,
    inLanguage: language || undefined,
    ...describeFacts(isPasswordProtected ? null : facts, { createdAt, designer }),
  });
  return (
    <>
      {/* The first frame has to contain the hero (the large picture), because a transition turns a card of
          the previous page into the hero. The link names the element after the hero, because Chromium waits
          for the start of the named element, not for its end. */}
      <link rel="expect" href="#project-name" blocking="render" />
      <PageHead
        title={`${name} – ${siteName}`}
        description={description}
        image={{ src: image, text: picture?.asset?.altText || name }}
        card={paths.projectCard(slug)}
        type="article"
        listedAt={isPasswordProtected || visibility !== "PUBLIC" ? undefined : paths.project(slug)}
      />
    </>
  );
}
