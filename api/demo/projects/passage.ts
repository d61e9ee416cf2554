import { beside, hero, text } from "../modules.ts";
import type { DemoCaseStudy } from "../portfolio.ts";

export const passage: DemoCaseStudy = {
  role: [
    text(
      "**Lead product designer, Port of Sandhaven, 26 months.** I ran design for a team of eleven: five engineers, two hydrographers, a product manager, a researcher and two serving pilots who were paid for their Fridays.\n\nI was responsible for the tablet, the chart language and the rules by which the model may speak. The route model itself came from the port’s own hydrographic office.",
    ),
  ],
  why: [
    text(
      "Every large ship that enters Sandhaven takes a pilot aboard. Since 2021 the port had a model that proposed a safe track for each of them, computed from tide, wind and the last survey of the sea bed. It was good. On paper it saved nineteen minutes a ship.\n\nPilots followed it on **31% of passages**. The rest of the time the tablet stayed in the bag. In the first week aboard I heard the reason eleven times, in nearly the same words: _it tells me where to go, and it does not tell me what it has not seen._",
      { title: "A good plan nobody followed" },
    ),
    hero("passage-tablet", "The plan, its reason, and the one thing it does not know"),
  ],
  result: [
    text(
      "After twelve months in service, across 2,840 passages:\n\n• The proposal was used, whole or in part, on **84%** of passages, up from 31%\n• Median delay at the Narrows fell from 26 to **9 minutes**\n• Pilots changed the track on 38% of passages. We count this as a success: in nine out of ten cases the port could afterwards name the thing the model had not known\n• Close-quarters reports fell from 14 to 6 in the year. _The numbers are small and we do not claim this one._",
    ),
  ],
  process: [
    beside(
      "right",
      "passage-symbols",
      "We started with the chart, not the screen. Pilots read the colours of the paper chart faster than any label, so the new symbols had to be strangers among friends: **orange belongs to the model, mint belongs to the pilot**, and neither colour may be used for anything else.\n\nEach symbol was tried at night, in spray, through a wet glove and at arm’s length. Twenty-two candidates became nine.",
    ),
    text(
      "Our first version showed a confidence score in per cent. Pilots read 87% as a promise, and 71% as an insult. We removed it after five passages.\n\nThe second version asked for a reason before an override was accepted. That was worse. On a bridge, <u>a form is a hazard</u>. A pilot called Runa handed the tablet back to me in the middle of a turn, which was fair.",
      { title: "What failed", textPosition: "right" },
    ),
    text(
      "Unedited notes from the seven simulator days, kept here for the hiring panel. To be tidied before they are shown.",
      { title: "Simulator notes", isHidden: true },
    ),
  ],
  solution: [
    text(
      "Every proposal now carries one sentence with its reason, and one with its largest known blind spot. The second sentence took us four months; it required the port’s traffic control, the tug company and the weather office to admit which of their data is late.",
      { title: "Say what you do not know" },
    ),
    hero(
      "passage-video",
      "A tow leaves its berth. The pilot draws another line, and the plan follows without arguing",
    ),
    beside(
      "left",
      "passage-overrule",
      "Overruling is one gesture: put a thumb on the line and move it. The keel clearance answers while you drag. The reason is asked afterwards, is optional, and is written **for the next pilot**, not for the model. Seven in ten pilots fill it in.",
    ),
  ],
  shippedGoods: [
    text(
      "• Tablet for 64 pilots, in daily service since March\n• A phone companion for the pilot boat\n• Nine chart symbols, now a proposal to the regional hydrographic council\n• The “not known” protocol between five harbour services, four pages long\n• A simulator curriculum of two days",
    ),
  ],
};
