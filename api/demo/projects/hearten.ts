import { beside, hero, pair, text } from "../modules.ts";
import type { DemoCaseStudy } from "../portfolio.ts";

export const hearten: DemoCaseStudy = {
  role: [
    text(
      "**Design lead, Castellan Health, 11 months.** One other designer, one researcher, four engineers, and a rehabilitation ward with very little time. I led the watch and the nurse’s weekly view, and went along on fourteen home visits.",
    ),
  ],
  why: [
    text(
      "After a heart attack, walking is medicine. Twelve weeks of it, a little more each day, halve the risk of a second one. At Castellan **six in ten patients stopped by week four**, and the reason was seldom laziness. They felt their heart beat and thought it was happening again.\n\nThe existing app celebrated records. For somebody who is afraid of their pulse, _a firework at 118 beats a minute is not a reward_.",
      { title: "Afraid of the stairs" },
    ),
  ],
  result: [
    hero(
      "hearten-weeks",
      "One patient’s twelve weeks, shared with his permission; he asked for the stairs to be marked",
    ),
    text(
      "In a study with 212 patients over two winters:\n\n• **71%** were still walking in week twelve, compared with 38% in the year before\n• Calls to the ward between midnight and six fell by a third\n• Nurses spent 9 minutes a week per patient instead of 25\n\nWe had hoped to reduce readmissions as well. With these numbers _we cannot tell yet_.",
    ),
  ],
  process: [
    text(
      "We banned three things on the first day: streaks, badges, and the colour green for “good”. A missed day is not a broken chain; for many patients it is the correct decision.\n\nMost of the writing was done aloud, at kitchen tables. “Heart rate elevated” became **“Nice and easy”** or **“Sit a minute.”** Every sentence had to be something a calm person would say.",
    ),
    beside(
      "right",
      "hearten-faces",
      "The best sensor turned out to be a question. Physiotherapists ask patients whether they could hold a conversation. The watch does the same, twice a walk, and **believes the answer over its own reading**.\n\nWhat failed: a spoken voice. It was kind and clear, and nobody wanted to be spoken to by their wrist in a supermarket.",
    ),
  ],
  solution: [
    pair(
      ["hearten-home", "Ask, walk, stop. Three screens carry nine walks in ten"],
      ["hearten-hero", "The ring shows the room that is left, never a target missed"],
    ),
    text(
      "The plan for tomorrow is offered in the evening, with one button: _Make it shorter_. There is no button to make it longer. Once a week a nurse looks at seven bars and writes one line back. Patients told us that this line is the product.",
    ),
  ],
  shippedGoods: [
    text(
      "• Watch app in four languages, used in three hospitals\n• Weekly view for nurses, one page for forty patients\n• A word list of 86 sentences, approved by cardiologists and by patients\n• Two peer-reviewed papers, in which I am a proud seventh author",
    ),
  ],
};
