import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { Words } from "../../../words/create-words";
import { directionOf } from "../../../words/languages";
import { wordsIn } from "../../../words/words-in";
import type {
  Deck_projects$data,
  Deck_projects$key,
} from "../../__generated__/Deck_projects.graphql";
import { ContentModule } from "../../modules/ContentModule";
import { ModuleColumn } from "../../modules/ModuleColumn";
import { ModuleMedia } from "../../modules/ModuleMedia";
import { SlidePart } from "../../modules/SlidePart";
import { LanguageAround } from "../../words/LanguageAround";
import { loadedSet } from "../../words/loadedSets";
import { useSiteWords, WordsContext } from "../../words/WordsContext";
import { BriefParts } from "../brief/BriefParts";
import { sectionKeyOf } from "../brief/sectionKeyOf";
import { deckOf, entriesOnSlide } from "./deckOf";
import { isShortText, splitText } from "./splitText";
import "./Deck.css";
import "./Slide.css";

type Props = {
  projects: Deck_projects$key;
  /** Whether each project has only one slide, with its brief (summary). */
  isBrief: boolean;
  /** The address of the page that shows the same content. */
  back: string;
  /**
   * Whether the page is the presenter's window, which also shows the speaker notes, the next slide
   * and a clock.
   */
  isPresenters: boolean;
};

type Shown = {
  key: string;
  label: string;
  /** The language of the label, if the label is a text of the site. */
  labelLang?: string;
  kind: string;
  /** Whether the slide has only one short text. */
  isShort?: boolean;
  notes: string;
  children: ReactNode;
};

/**
 * Slides, one below the other. The script web/start/slides.ts then shows one at a time. Only the
 * presenter's window contains the speaker notes.
 */
export function Deck({ projects, isBrief, back, isPresenters }: Props) {
  const data = useFragment(
    graphql`
      fragment Deck_projects on Project @relay(plural: true) {
        id
        name
        language
        hyphenatedName
        pageHero {
          ...ModuleMedia_media
        }
        facts {
          client
          year
          role
        }
        brief {
          outcome
          numbers {
            value
          }
          ...BriefParts_brief
        }
        caseStudy {
          sections {
            section
            name
            modules {
              __typename
              isHidden
              isBlank
              isBeside
              isWide
              inPresentation
              speakerNotes
              ... on TextModule {
                contentHtml
              }
              ... on TextImageModule {
                contentHtml
              }
              ... on GalleryModule {
                items {
                  media {
                    __typename
                  }
                }
              }
              ... on TableModule {
                headers
                rows {
                  __typename
                }
              }
              ... on CodeModule {
                content
              }
              ...blocks_module
            }
          }
        }
      }
    `,
    projects,
  );
  const site = useSiteWords();
  const { say } = site;
  const slides = data.flatMap((project) => {
    const { language } = project;
    const words = wordsIn(language, site, loadedSet);
    const shown = isBrief
      ? briefSlide(project, project.name)
      : [
          titleSlide(project),
          ...briefSlide(project, words.say("brief.title"), words.language),
          ...caseStudySlides(project, words),
        ];
    return shown.map((slide) => ({ ...slide, language, words }));
  });
  const total = slides.length;
  return (
    <main className="deck" id="content" data-presenters={isPresenters || undefined}>
      <ol className="deck-slides">
        {[...slides.entries()].map(([index, { key, language, words, ...slide }]) => (
          <li
            key={key}
            className="deck-slide"
            aria-label={say("viewer.position", { position: index + 1, total })}
          >
            <div className="slide-frame fill" id={`slide-${index + 1}`}>
              <div
                className="slide"
                data-kind={slide.kind}
                data-short={slide.isShort || undefined}
                data-steps
                lang={language || undefined}
                dir={language ? directionOf(language) : undefined}
              >
                {slide.label && (
                  <p className="slide-label label-text" lang={slide.labelLang}>
                    {slide.label}
                  </p>
                )}
                <div className="slide-body">
                  <WordsContext value={words}>
                    <LanguageAround value={words === site ? language : ""}>
                      {slide.children}
                    </LanguageAround>
                  </WordsContext>
                </div>
                <p className="slide-number muted tabular" aria-hidden>
                  {index + 1}
                </p>
              </div>
            </div>
            {slide.notes && <p className="slide-notes">{slide.notes}</p>}
          </li>
        ))}
      </ol>
      <div className="deck-pointer" hidden />
      {isPresenters && (
        <p className="deck-clock" translate="no" suppressHydrationWarning>
          00:00
        </p>
      )}
      <div className="deck-bar cluster">
        <p className="deck-status" role="status">
          <span data-state="loading">{say("slides.loading")}</span>
          <span data-state="missing">{say("slides.missing")}</span>
          <span data-state="ready">{say("slides.ready")}</span>
        </p>
        <button type="button" data-do="start">
          {say("slides.start")}
        </button>
        <button type="button" data-do="overview">
          {say("slides.overview")}
        </button>
        <a href={back}>{say("viewer.close")}</a>
      </div>
    </main>
  );
}

type Project = Deck_projects$data[number];

/** The first slide of a project: its name, facts and hero picture. */
function titleSlide({ id, name, hyphenatedName, pageHero, facts }: Project): Shown {
  const told = [facts?.client, facts?.role, facts?.year].filter(Boolean);
  const children = (
    <>
      <h1 className="slide-name display-text" dir="auto" aria-label={name}>
        {hyphenatedName}
      </h1>
      {told.length > 0 && (
        <ul className="slide-facts muted">
          {[...told.entries()].map(([place, fact]) => (
            <li key={place} dir="auto">
              {fact}
            </li>
          ))}
        </ul>
      )}
      {pageHero && (
        <div className="module-media slide-hero">
          <ModuleMedia media={pageHero} view={null} sizes="100vw" alt="" />
        </div>
      )}
    </>
  );
  return {
    key: `${id} title`,
    label: "",
    kind: pageHero ? "title" : "plain-title",
    notes: "",
    children,
  };
}

function briefSlide({ id, brief }: Project, label: string, labelLang?: string): Shown[] {
  if (!brief) return [];
  return [
    {
      key: `${id} brief`,
      label,
      ...(labelLang && { labelLang }),
      kind: "brief",
      notes: "",
      children: <BriefParts brief={brief} sizes="42vw" />,
    },
  ];
}

function caseStudySlides({ id, caseStudy }: Project, { language, say }: Words): Shown[] {
  return (caseStudy?.sections ?? []).flatMap(({ section, name, modules }) => {
    const key = sectionKeyOf(section);
    if (!key) return [];
    const sectionName = `section.${key}` as const;
    const label = name || say(sectionName);
    return deckOf(modules).map(({ modules: shown, part }, index) => {
      const total = shown.reduce((sum, { isWide }) => sum + (isWide ? 2 : 1), 0);
      const children = [...shown.entries()].map(([place, module]) => (
        <ModuleColumn key={place} weight={module.isWide ? 2 : 1} total={total}>
          <ContentModule module={module} sectionName={sectionName} sectionLabel={label} />
        </ModuleColumn>
      ));
      return {
        key: `${id} ${key} ${index}`,
        label,
        ...(!name && { labelLang: language }),
        kind: shown.length > 1 ? "row" : (shown[0]?.__typename ?? ""),
        isShort: isShortText(shown[0]?.contentHtml ?? "", part),
        notes:
          part === 0 ? shown.flatMap(({ speakerNotes }) => speakerNotes || []).join("\n\n") : "",
        children: <SlidePart value={partAt(part)}>{children}</SlidePart>,
      };
    });
  });
}

/**
 * The values of the context SlidePart, by part. Each is created once, because with a new object every reader
 * of the context would render again.
 */
const parts: NonNullable<Parameters<typeof SlidePart>[0]["value"]>[] = [];

function partAt(part: number) {
  parts[part] ??= {
    isFirst: part === 0,
    text: (html, max) => splitText(html, max)[part] ?? "",
    list: (items, max) => entriesOnSlide(items, part, max),
  };
  return parts[part];
}
