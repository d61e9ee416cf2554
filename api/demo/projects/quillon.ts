import { beside, hero, pair, text } from "../modules.ts";
import type { DemoCaseStudy } from "../portfolio.ts";

export const quillon: DemoCaseStudy = {
  role: [
    text(
      "**Founding designer, Quillon, 14 months.** Employee number four. I designed the reading view, named the four degrees of confidence, and wrote the style guide that tells the model how to hedge.",
    ),
  ],
  why: [
    text(
      "Quillon writes research summaries for analysts in public agencies. The drafts were fluent, and that was the problem. In a test with 24 analysts, planted errors were found in 4 of 10 human drafts, but only in **1 of 10** of ours. Good prose put people to sleep.\n\nThe brief from the founders was “make it look more trustworthy”. I asked whether we could make it look _exactly as trustworthy as it is_.",
      { title: "Fluent is not the same as true" },
    ),
  ],
  result: [
    text(
      "• Planted errors found: from 1 in 10 to **7 in 10**, with the same reading time (± 40 seconds on a twelve-minute text)\n• Unsupported sentences in exported reports: from 8.3% to **0.4%**\n• Two agencies made the four underlines part of their own writing manuals\n\nOne thing became worse: new users rated the drafts as _less impressive_. We put that on the wall, too.",
    ),
    hero(
      "quillon-reader",
      "Each claim is tied to what it rests on; the last card says that there is nothing",
    ),
  ],
  process: [
    beside(
      "left",
      "quillon-sketches",
      "Four directions, each built in two days with live model output and given to six analysts.\n\n• _Footnotes_ were ignored, as they always have been\n• _A score_ for the whole page ended the reading there and then\n• _Chat beside the text_ made two texts to distrust\n• _Threads_ made people argue with single sentences, which was what we wanted",
    ),
    text(
      "The model can produce a number with three decimals. People can use about four steps. We tried 31 words on 120 readers and kept the four whose meaning survived a week: **certain, likely, contested, unsupported**.",
      { title: "Four words" },
    ),
  ],
  solution: [
    pair(
      [
        "quillon-confidence",
        "Form before colour: the underlines survive a black-and-white printer",
      ],
      ["quillon-home", "In running text the mark stays under the words and never interrupts them"],
    ),
    text(
      "A sentence without a source can be read, questioned and rewritten. It <u>cannot be exported</u>. That single rule was the hardest to sell and changed more than all of the drawing.",
    ),
  ],
  shippedGoods: [
    text(
      "• Reading view for the web, with keyboard routes from claim to source and back\n• Print and PDF export with all four underlines\n• A hedging guide of nine pages, which the model is tested against every night\n• The error-planting study as an open protocol",
    ),
  ],
};
