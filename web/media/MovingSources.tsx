import { graphql, useFragment } from "react-relay";
import type { MovingSources_motion$key } from "../__generated__/MovingSources_motion.graphql";
import { narrowWindows, otherWindows } from "./phoneCrop";
import { useVideosStopped } from "./videosStopped";

type Props = {
  motion: MovingSources_motion$key;
  /** How wide it is shown, as for the sizes attribute. */
  sizes: string;
};

/**
 * All frames of an animated picture, before the sources of its still. Next to it there has to be a
 * VideoSwitch. Without scripts it could not be stopped, so that it does not move.
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
      // The condition of the build leaves the first case out of the browser's code.
      media={import.meta.env.SSR ? byDefault(windows) : areStopped ? "not all" : windows}
      // The start script has set it where something was chosen: see web/start/videos.ts.
      suppressHydrationWarning
    />
  ));
}

function byDefault(windows: string): string {
  return `${windows} and (scripting: enabled) and (prefers-reduced-motion: no-preference)`;
}
