import {
  fennimoreClaim,
  fennimoreColours,
  fennimoreComponents,
  fennimoreHero,
  fennimoreHome,
} from "./fennimore/scenes.ts";
import { heartenFaces, heartenHero, heartenHome, heartenWeeks } from "./hearten/scenes.ts";
import {
  lindholmHero,
  lindholmHome,
  lindholmMap,
  lindholmNight,
  lindholmNumerals,
  lindholmSigns,
} from "./lindholm/scenes.ts";
import {
  morrowDieline,
  morrowHero,
  morrowHome,
  morrowHours,
  morrowToday,
} from "./morrow/scenes.ts";
import {
  passageHero,
  passageHome,
  passageOverrule,
  passageSymbols,
  passageTablet,
} from "./passage/scenes.ts";
import { passageVideoPoster } from "./passage/video.ts";
import { conference, portrait } from "./people/scenes.ts";
import type { Picture } from "./picture.ts";
import { quillonConfidence, quillonHero, quillonHome, quillonReader } from "./quillon/scenes.ts";
import { quillonSketches } from "./quillon/sketches.ts";

/** Every picture of the demo portfolio, in the order of the case studies. */
export const pictures = {
  "passage-home": passageHome,
  "passage-hero": passageHero,
  "passage-tablet": passageTablet,
  "passage-overrule": passageOverrule,
  "passage-symbols": passageSymbols,
  "passage-video-poster": passageVideoPoster,
  "quillon-home": quillonHome,
  "quillon-hero": quillonHero,
  "quillon-reader": quillonReader,
  "quillon-confidence": quillonConfidence,
  "quillon-sketches": quillonSketches,
  "hearten-home": heartenHome,
  "hearten-hero": heartenHero,
  "hearten-faces": heartenFaces,
  "hearten-weeks": heartenWeeks,
  "lindholm-home": lindholmHome,
  "lindholm-hero": lindholmHero,
  "lindholm-map": lindholmMap,
  "lindholm-night": lindholmNight,
  "lindholm-signs": lindholmSigns,
  "lindholm-numerals": lindholmNumerals,
  "morrow-home": morrowHome,
  "morrow-hero": morrowHero,
  "morrow-today": morrowToday,
  "morrow-hours": morrowHours,
  "morrow-dieline": morrowDieline,
  "fennimore-home": fennimoreHome,
  "fennimore-hero": fennimoreHero,
  "fennimore-components": fennimoreComponents,
  "fennimore-colours": fennimoreColours,
  "fennimore-claim": fennimoreClaim,
  portrait,
  conference,
} as const satisfies Record<string, Picture>;
