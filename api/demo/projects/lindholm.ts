import { beside, hero, pair, text } from "../modules.ts";
import type { DemoCaseStudy } from "../portfolio.ts";

export const lindholm: DemoCaseStudy = {
  role: [
    text(
      "**Design director for information, Lindholm Tramways, three years.** I led signs, maps and the talking kiosk as one system, with two type designers, a cartographer, an industrial designer and the six people who actually hang the signs.",
    ),
  ],
  why: [
    text(
      "A rider changing at Harbour Square met four maps, three names for the same stop and a ticket machine with its own opinion about direction. **One call in three** to the service line was a question that a sign should have answered.\n\nThe city had money for an assistant. I argued that an assistant which quotes wrong signs is only wrong faster, so we began with the signs.",
      { title: "Four maps of one city" },
    ),
    hero("lindholm-map", "Four lines, nineteen stops, and one bend: forty-five degrees"),
  ],
  result: [
    text(
      "• Calls that ask for directions: **down 62%** in the first full year\n• Missed changes at Harbour Square, counted by hand on twelve mornings: from 41 to 13 an hour\n• 23,000 spoken questions a month at 48 kiosks; 91% answered without a second attempt\n• Sign faces reduced from 312 variants to **27**, which the workshop noticed before the riders did",
    ),
  ],
  process: [
    pair(
      ["lindholm-numerals", "The 1 was confused with the 7 in rain, so its flag grew three times"],
      [
        "lindholm-night",
        "The night map keeps four colours apart for riders who see only two of them",
      ],
    ),
    text(
      "We printed prototypes at full size on the back of old posters and hung them overnight. Nobody tells you that a sign is too high as quickly as a person holding a pushchair.\n\n_What failed:_ a beautiful circular map. It won an internal vote and lost against a **straight line on paper** in every test with visitors.",
    ),
  ],
  solution: [
    beside(
      "left",
      "lindholm-signs",
      "One question per sign: _which tram, which place, which way out, what else is here_. The order never changes, so people learn where to look before they learn to read it.",
    ),
    text(
      "Riders may speak to the kiosk in eleven languages. It answers in **the same words as the signs**, and shows the sign to look for. It does not chat. If it did not understand, it says so and rings a person, who picks up in 20 seconds on average.\n\nWhen the model is unreachable the screen falls back to a printed-looking timetable. Most riders never notice.",
      { title: "A kiosk that answers with a sign", textPosition: "right" },
    ),
  ],
  shippedGoods: [
    text(
      "• Network map, night map and 19 stop maps\n• 1,140 signs in 27 faces, drawn so that one person can change them\n• 48 kiosks, with spoken answers in eleven languages\n• Numerals and arrows as a font, free for every public body in the region",
    ),
  ],
};
