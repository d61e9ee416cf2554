import { Suspense } from "react";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import { useLoaderData } from "react-router";
import type { AboutPage_aboutContent$key } from "../../__generated__/AboutPage_aboutContent.graphql";
import type { AboutPageQuery } from "../../__generated__/AboutPageQuery.graphql";
import { shapeSizes } from "../../media/coverSizes";
import { Picture } from "../../media/Picture";
import { useContentWidth, widestBox } from "../../media/widestBox";
import { paths } from "../../paths";
import { RichText } from "../../rich-text/RichText";
import { useWords } from "../../words/WordsContext";
import { Fitted } from "../fitted/Fitted";
import { describeDesigner } from "../head/describeDesigner";
import { firstSentence } from "../head/firstSentence";
import { PageHead } from "../head/PageHead";
import { useStructuredData } from "../head/structuredData";
import { useSiteOrigin } from "../head/useSiteOrigin";
import { Invitation } from "../invitation/Invitation";
import { type HintedPart, OwnersHint } from "../layout/OwnersHint";
import { PartBoundary } from "../PartBoundary";
import type { AboutPageData } from "./aboutLoader";
import { aboutTexts } from "./aboutTexts";
import { Collaborators } from "./Collaborators";
import { CollaboratorsError } from "./CollaboratorsError";
import { CollaboratorsSkeleton } from "./CollaboratorsSkeleton";
import { LinkedInLink } from "./LinkedInLink";
import { UnreadAbout } from "./UnreadAbout";
import "./AboutPage.css";

export const aboutPageQuery = graphql`
  query AboutPageQuery @throwOnFieldError {
    siteIdentity {
      ownerName
      tagline
      hyphenatedTagline
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
      hasTabs @catch(to: NULL)
      ...AboutPage_aboutContent
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
  const { siteIdentity } = data;
  const { written, words } = useAboutTexts(data);
  const say = useWords();
  const name = siteIdentity.ownerName || say("site.name");
  useStructuredData(
    describeDesigner(useSiteOrigin(), { ...siteIdentity, name }, written?.linkedinUrl),
  );
  return (
    <>
      <PageHead
        title={say("about.title")}
        description={words ? firstSentence(words) : undefined}
        fallbackImage={{ src: siteIdentity.portrait?.previewSrc, text: siteIdentity.ownerName }}
        type="profile"
        card={paths.card("about")}
        listedAt={paths.about}
      />
      <AboutMain {...{ page, collaborators }} />
    </>
  );
}

/** The texts that the owner has written, and the texts that the page shows, with defaults. */
function useAboutTexts({ siteIdentity, siteSetup, aboutContent }: AboutPageQuery["response"]) {
  const say = useWords();
  const written = useFragment<AboutPage_aboutContent$key>(
    graphql`
      fragment AboutPage_aboutContent on AboutContent {
        mainHeading
        hyphenatedHeading
        mainParagraphHtml
        mainParagraphWords
        currentRole
        personalLifeHtml
        linkedinUrl
        ...LinkedInLink_aboutContent
      }
    `,
    aboutContent ?? null,
  );
  const name = siteIdentity.ownerName || say("about.title");
  const { showsSamples } = siteSetup;
  return { written, ...aboutTexts(written, { name, showsSamples, say }) };
}

/** The content of the page, without its head. */
export function AboutMain({ page, collaborators }: Props) {
  const data = usePreloadedQuery<AboutPageQuery>(aboutPageQuery, page);
  const { siteIdentity, siteSetup, aboutContent } = data;
  const { portrait } = siteIdentity;
  const say = useWords();
  const contentWidth = useContentWidth();
  const { showsSamples, viewerCanEdit } = siteSetup;
  const hint = (part: HintedPart) => <OwnersHint part={part} viewerCanEdit={viewerCanEdit} />;
  const { written, heading, html, words, role } = useAboutTexts(data);
  const hasCollaborators = showsSamples || aboutContent?.hasTabs !== false;
  return (
    <main className="page sheet" id="content">
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
          <h1 className="about-heading display-text" dir="auto">
            <Fitted text={heading} />
          </h1>
          <div className="about-text">
            {html ? (
              <RichText html={html} />
            ) : words ? (
              <p dir="auto">{words}</p>
            ) : (
              hint("aboutParagraph")
            )}
            {role ? (
              <p className="about-role muted" dir="auto">
                {role}
              </p>
            ) : (
              hint("aboutRole")
            )}
            <p className="about-links wrap">
              {written && (
                <LinkedInLink aboutContent={written} source="About">
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
      {written?.personalLifeHtml && (
        <section className="about-life" data-lit="" aria-labelledby="about-life-heading">
          <h2 className="label-text" id="about-life-heading">
            {say("about.life")}
          </h2>
          <div className="about-life-text">
            <RichText html={written.personalLifeHtml} />
          </div>
        </section>
      )}
      {!hasCollaborators && hint("collaborators")}
      {hasCollaborators && (
        <section className="collaborators" data-lit="" aria-labelledby="collaborators-heading">
          <h2 className="collaborators-heading display-text" id="collaborators-heading">
            {say("about.collaborators")}
          </h2>
          {collaborators ? (
            <PartBoundary data={collaborators} fallback={<CollaboratorsError />}>
              <Suspense fallback={<CollaboratorsSkeleton />}>
                <Collaborators reference={collaborators} />
              </Suspense>
            </PartBoundary>
          ) : (
            <CollaboratorsError />
          )}
        </section>
      )}
      <Invitation
        name={siteIdentity.ownerName}
        portrait={portrait}
        said={siteIdentity.hyphenatedTagline}
      />
    </main>
  );
}

/** The ratio and the widths of the portrait, as in AboutPage.css. */
const portraitShape = 4 / 5;
const portraitBox = [
  { when: "(width >= 768px)", width: "30vw" },
  { when: "(width >= 560px)", width: "420px" },
  { width: "100vw" },
];
