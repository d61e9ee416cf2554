import { beside, hero, pair, text } from "../modules.ts";
import type { DemoCaseStudy } from "../portfolio.ts";

export const morrow: DemoCaseStudy = {
  role: [
    text(
      "**Product and packaging designer, Morrow Pharmacies, nine months.** I designed the sachet, the carton and the app as one object, together with a pharmacist, a packaging engineer and a cooperative of nineteen patients.",
    ),
  ],
  why: [
    text(
      "Somebody who takes five medicines lives with five boxes, five leaflets and five ideas of what “twice a day” means. In our first forty kitchens we found **17 people who sorted their pills with a marker pen** and a piece of cardboard. The cardboard was better than anything on the market.",
      { title: "Nine boxes on a kitchen table" },
    ),
  ],
  result: [
    text(
      "Six months, 1,300 households:\n\n• Doses taken within an hour of their time: from 64% to **88%**\n• Wrong-time errors reported to the pharmacy: from 5.1 to **0.9** per hundred patients and month\n• Cartons posted back and used again: 73%\n\nThe app is opened 1.4 times a day. We had planned for four. _The paper does the work, and that is fine._",
    ),
  ],
  process: [
    beside(
      "right",
      "morrow-hours",
      "The hour became the brand. Not the medicine, not us: **8, 13, 19, 22**. A numeral two fingers high can be read without glasses at six in the morning.\n\nColour is the second signal and the sun is the third, because one man in twelve confuses the first two boxes by colour alone.",
    ),
    text(
      "A smart dispenser with a lid that locked. It was precise, and it was hated. “It does not trust me,” said Ada, who is 81 and was a station master. We gave the motor budget to the cardboard.",
      { title: "What failed" },
    ),
  ],
  solution: [
    hero("morrow-dieline", "One sheet, no glue, and an opening for one stiff hand"),
    pair(
      ["morrow-home", "Tear off the next sachet; the strip is the calendar"],
      ["morrow-today", "The app asks one question, and knows the pharmacist’s name"],
    ),
    text(
      "When a prescription changes, a model compares the old strip with the new one and writes down the difference in one sentence. A <u>pharmacist signs every sentence</u> before it is printed. She changes about one in thirty, and each change is a test case the next morning.",
    ),
  ],
  shippedGoods: [
    text(
      "• Sachet, strip and four cartons, produced in Sandhaven from one paper\n• Phone app and a telephone line that does the same\n• Label grammar for 400 medicines\n• A recycling loop that runs at a small profit, to everybody’s surprise",
    ),
  ],
};
