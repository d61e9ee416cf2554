import { beside, hero, pair, text } from "../modules.ts";
import type { DemoCaseStudy } from "../portfolio.ts";

export const fennimore: DemoCaseStudy = {
  role: [
    text(
      "**Principal designer, Fennimore Mutual, 19 months.** I led the claims desk and the design language beneath it, coached four designers in product teams, and spent every second Wednesday answering real claims beside a senior handler.",
    ),
  ],
  why: [
    text(
      "Fennimore insures homes, bicycles and one travelling circus. A storm week brought 9,000 claims to desks meant for 2,000, and the board bought a model that could settle two thirds of them by itself.\n\nOn the desks we saw something else. Deciding took a handler **four minutes**. Collecting what was needed to decide took **fifty-one**. Nobody wanted the four minutes taken away.",
      { title: "The queue was not the problem" },
    ),
  ],
  result: [
    text(
      "• Median time from report to decision: from 11 days to **31 hours**\n• Every decision is still made by a person, whose name is in the letter\n• Appeals fell from 6.8% to 3.9%, though “I do not agree” is now a button\n• Handlers change the suggested amount in 22% of cases. _When that number fell to 9% we grew nervous_, looked into it, and found that the screen loaded the amount before the photos",
    ),
    beside(
      "right",
      "fennimore-claim",
      "What Tove sees: the amount, who decided it, when it arrives, and two ways to ask questions. The word “algorithm” does not appear, because _Ingrid_ decided. How the suggestion was made is one tap away, in plain language, in the same size of type.",
    ),
  ],
  process: [
    text(
      "Before drawing anything I handled 140 claims. I was slow and, on two bakeries, wrong. It taught me the order of things: **evidence, then reason, then amount**. Our first layout had them the other way round and turned experts into people who nod.\n\n• Week 6: amount first. Quick, and blindly accepted\n• Week 9: amount hidden until the photos were opened. Resented as a game\n• Week 14: evidence and amount side by side, plus _what would change it_. Kept",
    ),
    hero(
      "fennimore-hero",
      "The claims desk: six people waiting, one suggestion, three things that would change it",
    ),
  ],
  solution: [
    hero("fennimore-components", "A small language: 34 components, down from 211 in five products"),
    pair(
      ["fennimore-colours", "Every pair of colours states the contrast it reaches"],
      ["fennimore-home", "Lilac means that a machine suggested it. Nothing else may be lilac"],
    ),
  ],
  shippedGoods: [
    text(
      "• Claims desk for 2,000 handlers in three countries\n• Customer letters and the phone view of a decision\n• Design language with 34 components and 27 colour pairs, in the code\n• A weekly drift meeting, half an hour, to which everybody comes",
    ),
  ],
};
