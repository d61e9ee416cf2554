import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { AboutTeaser_siteIdentity$key } from "../../__generated__/AboutTeaser_siteIdentity.graphql";
import type { AboutTeaser_siteSetup$key } from "../../__generated__/AboutTeaser_siteSetup.graphql";
import { shapeSizes } from "../../media/coverSizes";
import { Picture } from "../../media/Picture";
import { useContentWidth, widestBox } from "../../media/widestBox";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { OwnersHint } from "../layout/OwnersHint";
import "./AboutTeaser.css";

type Props = {
  siteIdentity: AboutTeaser_siteIdentity$key;
  siteSetup: AboutTeaser_siteSetup$key;
};

/** A few words about the designer beside a photo, with a link to the About page. */
export function AboutTeaser({ siteIdentity, siteSetup }: Props) {
  const say = useWords();
  const contentWidth = useContentWidth();
  const { ownerName, hyphenatedTeaser, teaserCaption, teaserPhoto } = useFragment(
    graphql`
      fragment AboutTeaser_siteIdentity on SiteIdentity {
        ownerName
        hyphenatedTeaser
        teaserCaption
        teaserPhoto {
          asset {
            width
            height
          }
          ...Picture_media
        }
      }
    `,
    siteIdentity,
  );
  const { showsSamples, viewerCanEdit } = useFragment(
    graphql`
      fragment AboutTeaser_siteSetup on SiteSetup {
        showsSamples
        viewerCanEdit
      }
    `,
    siteSetup,
  );
  if (!showsSamples && !hyphenatedTeaser && !teaserPhoto) {
    return <OwnersHint part="teaser" viewerCanEdit={viewerCanEdit} />;
  }
  return (
    <section className="about-teaser" data-lit="" aria-labelledby="about-teaser-heading">
      <div className="about-teaser-words stack-widest">
        <h2 className="label-text" id="about-teaser-heading">
          {ownerName ? say("home.about", { name: ownerName }) : say("home.aboutUnnamed")}
        </h2>
        {hyphenatedTeaser && (
          <p className="about-teaser-text" dir="auto">
            {hyphenatedTeaser}
          </p>
        )}
        <Link className="button" to={paths.about} viewTransition>
          {say("home.more")}
        </Link>
      </div>
      {teaserPhoto && (
        <figure className="about-teaser-photo">
          <Picture
            media={teaserPhoto}
            sizes={shapeSizes(
              teaserPhoto.asset,
              photoShape,
              widestBox(contentWidth, 1 / 2),
              ...photoBox,
            )}
          />
          {teaserCaption && (
            <figcaption className="about-teaser-caption quiet" dir="auto">
              {teaserCaption}
            </figcaption>
          )}
        </figure>
      )}
    </section>
  );
}

/** The ratio and the widths of the photo, as in AboutTeaser.css. */
const photoShape = 3 / 2;
const photoBox = [{ when: "(width >= 768px)", width: "50vw" }, { width: "100vw" }];
