import { graphql, useFragment } from "react-relay";
import type { Captions_media$key } from "../__generated__/Captions_media.graphql";
import { useSiteWords } from "../words/WordsContext";

type Props = {
  media: Captions_media$key;
  /** Whether captions in the language of the page are shown from the start, such as for a muted video. */
  isShown: boolean;
};

/** The captions of a video, as `track` elements for its `video` element. */
export function Captions({ media, isShown }: Props) {
  const { asset } = useFragment(
    graphql`
      fragment Captions_media on Media {
        asset {
          captions {
            language
            label
            src
          }
        }
      }
    `,
    media,
  );
  const { language } = useSiteWords();
  const captions = asset?.captions ?? [];
  const [base] = language.split("-", 1);
  const own =
    captions.find((each) => each.language === language) ??
    captions.find((each) => each.language.split("-", 1)[0] === base);
  return captions.map((each) => (
    <track
      key={each.language}
      kind="captions"
      srcLang={each.language}
      label={each.label}
      src={each.src}
      default={isShown && each === own}
    />
  ));
}
