import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { useLoaderData } from "react-router";
import type { AboutPageQuery } from "../../__generated__/AboutPageQuery.graphql";
import { shapeSizes } from "../../media/coverSizes";
import { Picture } from "../../media/Picture";
import { useContentWidth, widestBox } from "../../media/widestBox";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { describeDesigner } from "../head/describeDesigner";
import { firstSentence } from "../head/firstSentence";
import { PageHead } from "../head/PageHead";
import { useStructuredData } from "../head/structuredData";
import { useSiteOrigin } from "../head/useSiteOrigin";
import { Invitation } from "../invitation/Invitation";
import { type HintedPart, OwnersHint } from "../layout/OwnersHint";
import type { AboutPageData } from "./aboutLoader";
import { aboutTexts } from "./aboutTexts";
import { Collaborators } from "./Collaborators";
import { CollaboratorsBoundary } from "./CollaboratorsBoundary";
import { CollaboratorsError } from "./CollaboratorsError";
import { CollaboratorsSkeleton } from "./CollaboratorsSkeleton";
import { LinkedInLink } from "./LinkedInLink";
import { Paragraphs } from "./Paragraphs";
import { UnreadAbout } from "./UnreadAbout";
import "./AboutPage.css";

export const aboutPageQuery = graphql`
  query AboutPageQuery @throwOnFieldError {
    siteIdentity {
      ownerName
      tagline
      email
      isEmailShown
      socialLinks {
        url
      }
      resume {
        url
      }
      portrait {
        previewSrc
        asset {
          width
          height
        }
        ...Picture_media
      }
    }
    siteSetup {
      showsSamples
      viewerCanEdit
    }
    aboutContent @catch(to: NULL) {
      mainHeading
      mainParagraph
      currentRole
      personalLife
      linkedinUrl
      hasTabs @catch(to: NULL)
      ...LinkedInLink_aboutContent
    }
  }
`;

export function AboutPage() {
  const { page, collaborators } = useLoaderData<AboutPageData>();
  return page ? <ReadAbout page={page} collaborators={collaborators} /> : <UnreadAbout />;
}

type Props = AboutPageData & { page: NonNullable<AboutPageData["page"]> };

function ReadAbout({ page, collaborators }: Props) {
  const data = usePreloadedQuery<AboutPageQuery>(aboutPageQuery, page);
  const { siteIdentity, siteSetup, aboutContent } = data;
  const { portrait } = siteIdentity;
  const say = useWords();
  const contentWidth = useContentWidth();
  const name = siteIdentity.ownerName || say("site.name");
  useStructuredData(
    describeDesigner(useSiteOrigin(), { ...siteIdentity, name }, aboutContent?.linkedinUrl),
  );
  const { showsSamples, viewerCanEdit } = siteSetup;
  const hint = (part: HintedPart) => <OwnersHint part={part} viewerCanEdit={viewerCanEdit} />;
  const { heading, paragraph, role } = aboutTexts(aboutContent, {
    name: siteIdentity.ownerName || say("about.title"),
    showsSamples,
    say,
  });
  const hasCollaborators = showsSamples || aboutContent?.hasTabs !== false;
  return (
    <main className="page sheet" id="content">
      <PageHead
        title={say("about.title")}
        description={paragraph ? firstSentence(paragraph) : undefined}
        fallbackImage={{ src: portrait?.previewSrc, text: siteIdentity.ownerName }}
        type="profile"
        card={paths.card("about")}
        listedAt={paths.about}
      />
      <div className="about-intro">
        {portrait && (
          <div className="about-portrait">
            <Picture
              media={portrait}
              sizes={shapeSizes(
                portrait.asset,
                portraitShape,
                widestBox(contentWidth, 0.312),
                ...portraitBox,
              )}
              isFirst
            />
          </div>
        )}
        <div className="about-words">
          <h1 className="about-heading" dir="auto">
            {heading}
          </h1>
          <div className="about-text">
            {paragraph ? <Paragraphs text={paragraph} /> : hint("aboutParagraph")}
            {role ? (
              <p className="about-role" dir="auto">
                {role}
              </p>
            ) : (
              hint("aboutRole")
            )}
            <p className="about-links">
              {aboutContent && (
                <LinkedInLink aboutContent={aboutContent} source="About">
                  {say("about.linkedin")}
                </LinkedInLink>
              )}
              {siteIdentity.resume && (
                <a className="button" href={siteIdentity.resume.url} type="application/pdf">
                  {say("about.resume")}
                </a>
              )}
            </p>
          </div>
        </div>
      </div>
      {aboutContent?.personalLife && (
        <section className="about-life" data-lit="" aria-labelledby="about-life-heading">
          <h2 className="section-label" id="about-life-heading">
            {say("about.life")}
          </h2>
          <div className="about-life-text">
            <Paragraphs text={aboutContent.personalLife} />
          </div>
        </section>
      )}
      {!hasCollaborators && hint("collaborators")}
      {hasCollaborators && (
        <section className="collaborators" data-lit="" aria-labelledby="collaborators-heading">
          <h2 className="collaborators-heading" id="collaborators-heading">
            {say("about.collaborators")}
          </h2>
          {collaborators ? (
            <CollaboratorsBoundary reference={collaborators}>
              <Suspense fallback={<CollaboratorsSkeleton />}>
                <Collaborators reference={collaborators} />
              </Suspense>
            </CollaboratorsBoundary>
          ) : (
            <CollaboratorsError />
          )}
        </section>
      )}
      <Invitation />
    </main>
  );
}

/** As in AboutPage.css. */
const portraitShape = 4 / 5;
const portraitBox = [
  { when: "(width >= 768px)", width: "30vw" },
  { when: "(width >= 560px)", width: "420px" },
  { width: "100vw" },
];
