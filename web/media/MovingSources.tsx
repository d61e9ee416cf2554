import { graphql, useFragment } from "react-relay";
import type { MovingSources_motion$key } from "../__generated__/MovingSources_motion.graphql";
import { narrowWindows, otherWindows } from "./phoneCrop";
import { useVideosStopped } from "./videosStopped";

type Props = {
  motion: MovingSources_motion$key;
  /** The picture's width on the page, in the form of the `sizes` attribute. */
  sizes: string;
};

/**
 * The `source` elements of an animated picture with all its frames. The caller puts them before the sources of
 * the first frame, and a VideoSwitch beside the picture. Without scripts the picture does not move, because
 * visitors could not stop it.
 */
export function MovingSources({ motion, sizes }: Props) {
  const { mediaType, srcSet, phoneSrc } = useFragment(
    graphql`
      fragment MovingSources_motion on Motion {
        mediaType
        srcSet
        phoneSrc
      }
    `,
    motion,
  );
  const areStopped = useVideosStopped();
  const forPhones = phoneSrc ? [{ windows: narrowWindows, srcSet: phoneSrc }] : [];
  return [...forPhones, { windows: otherWindows, srcSet, sizes }].map(({ windows, ...source }) => (
    <source
      key={windows}
      {...source}
      type={mediaType}
      data-moving={windows}
      // The build evaluates the condition, and leaves the first case out of the browser's code.
      media={import.meta.env.SSR ? byDefault(windows) : areStopped ? "not all" : windows}
      // If the visitor stopped or started videos before hydration, the start script has changed `media`: see
      // web/start/videos.ts.
      suppressHydrationWarning
    />
  ));
}

function byDefault(windows: string): string {
  return `${windows} and (scripting: enabled) and (prefers-reduced-motion: no-preference)`;
}
