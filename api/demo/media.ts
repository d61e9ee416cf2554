import {
  fennimoreClaim,
  fennimoreColours,
  fennimoreComponents,
  fennimoreHero,
  fennimoreHome,
} from "./pictures/fennimore/scenes.ts";
import { heartenFaces, heartenHero, heartenHome, heartenWeeks } from "./pictures/hearten/scenes.ts";
import { type Picture, renderPicture } from "./pictures/kit/picture.ts";
import {
  lindholmHero,
  lindholmHome,
  lindholmMap,
  lindholmNight,
  lindholmNumerals,
  lindholmSigns,
} from "./pictures/lindholm/scenes.ts";
import {
  morrowDieline,
  morrowHero,
  morrowHome,
  morrowHours,
  morrowToday,
} from "./pictures/morrow/scenes.ts";
import { passageFilmPoster } from "./pictures/passage/film.ts";
import {
  passageHero,
  passageHome,
  passageOverrule,
  passageSymbols,
  passageTablet,
} from "./pictures/passage/scenes.ts";
import { conference, portrait } from "./pictures/people/scenes.ts";
import {
  quillonConfidence,
  quillonHero,
  quillonHome,
  quillonReader,
} from "./pictures/quillon/scenes.ts";
import { quillonSketches } from "./pictures/quillon/sketches.ts";

const pictures = {
  "passage-home": passageHome,
  "passage-hero": passageHero,
  "passage-tablet": passageTablet,
  "passage-overrule": passageOverrule,
  "passage-symbols": passageSymbols,
  "passage-film-poster": passageFilmPoster,
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

type PictureName = keyof typeof pictures;

export type DemoMediaName = PictureName | "passage-film";

export type DemoImage = {
  kind: "image";
  fileName: string;
  width: number;
  height: number;
  alt: string;
  /** PNG bytes; the same on every call. */
  render: () => Promise<Buffer>;
};

export type DemoVideo = {
  kind: "video";
  fileName: string;
  width: number;
  height: number;
  durationSeconds: number;
  alt: string;
  posterName: DemoMediaName;
  /** From the root of the project. */
  filePath: string;
};

export type DemoMedia = DemoImage | DemoVideo;

function image(name: PictureName): DemoImage {
  const picture = pictures[name];
  const { width, height, alt } = picture;
  return {
    kind: "image",
    fileName: `${name}.png`,
    width,
    height,
    alt,
    render: () => renderPicture(picture),
  };
}

const passageFilm: DemoVideo = {
  kind: "video",
  fileName: "passage-film.mp4",
  width: 1600,
  height: 1000,
  durationSeconds: 6,
  alt: "A ship leaves the proposed track for the pilot’s own line when a tow appears ahead",
  posterName: "passage-film-poster",
  filePath: "api/demo/films/passage.mp4",
};

/** Everything the demo portfolio shows, in the order of the case studies. */
export const demoMedia: Record<DemoMediaName, DemoMedia> = {
  "passage-home": image("passage-home"),
  "passage-hero": image("passage-hero"),
  "passage-tablet": image("passage-tablet"),
  "passage-overrule": image("passage-overrule"),
  "passage-symbols": image("passage-symbols"),
  "passage-film-poster": image("passage-film-poster"),
  "quillon-home": image("quillon-home"),
  "quillon-hero": image("quillon-hero"),
  "quillon-reader": image("quillon-reader"),
  "quillon-confidence": image("quillon-confidence"),
  "quillon-sketches": image("quillon-sketches"),
  "hearten-home": image("hearten-home"),
  "hearten-hero": image("hearten-hero"),
  "hearten-faces": image("hearten-faces"),
  "hearten-weeks": image("hearten-weeks"),
  "lindholm-home": image("lindholm-home"),
  "lindholm-hero": image("lindholm-hero"),
  "lindholm-map": image("lindholm-map"),
  "lindholm-night": image("lindholm-night"),
  "lindholm-signs": image("lindholm-signs"),
  "lindholm-numerals": image("lindholm-numerals"),
  "morrow-home": image("morrow-home"),
  "morrow-hero": image("morrow-hero"),
  "morrow-today": image("morrow-today"),
  "morrow-hours": image("morrow-hours"),
  "morrow-dieline": image("morrow-dieline"),
  "fennimore-home": image("fennimore-home"),
  "fennimore-hero": image("fennimore-hero"),
  "fennimore-components": image("fennimore-components"),
  "fennimore-colours": image("fennimore-colours"),
  "fennimore-claim": image("fennimore-claim"),
  portrait: image("portrait"),
  conference: image("conference"),
  "passage-film": passageFilm,
};
