import type { DemoOwner } from "./owner.ts";
import { press } from "./treatments.ts";

export const posterOwner: DemoOwner = {
  key: "poster",
  look: { voice: "poster", homeLayout: "strip", hasOwnLight: true },
  colors: {
    background: "#ffd60a",
    textPrimary: "#15120f",
    textSecondary: "#574a0c",
    navHover: "#d81f16",
  },
  treatment: press,
  focal: { "hearten-hero": { x: 0.76, y: 0.5 } },
  identity: {
    ownerName: "Tove Brandt",
    tagline: "Posters, titles and things that move.",
    teaserText: "Two inks, three if it rains. I print before I present.",
    teaserCaption: "Tove and the press, which is called Harald",
    footerText: "© 2026 Tove Brandt. Printed matter only.",
  },
  about: {
    mainHeading: "Loud, then exact.",
    mainParagraph:
      "I make posters, identities and film titles for theatres, festivals and one football club. If it does not work across a street it does not work. I cut letters first, argue later, and deliver at the size of a wall.",
    currentRole: "House designer of the Norr Theatre, season nine.",
    linkedinUrl: "https://www.linkedin.com/",
    personalLife: "I race rowing boats and lose them in colours that everybody remembers.",
  },
  tabs: [{ from: "product", name: "Theatres", contentHeading: "One idea, one wall" }],
  projects: [
    {
      from: "hearten",
      name: "Norr",
      slug: "norr",
      client: "Norr Theatre",
      year: "2026",
      home: "hearten-home",
      hero: "hearten-hero",
      work: ["hearten-home", "hearten-faces"],
      more: {
        why: [
          {
            quote: {
              text: "Make it so large that nobody asks what it says.",
              person: "Elin Sand",
              role: "Artistic director",
            },
          },
        ],
        result: [
          {
            numbers: {
              items: [
                { value: "1,200", label: "posters, pasted in two nights" },
                { value: "9", label: "shows, all of them sold out" },
              ],
            },
          },
        ],
      },
    },
    {
      from: "lindholm-tramways",
      name: "Night Line",
      slug: "night-line",
      client: "City of Lindholm",
      year: "2025",
      home: "lindholm-home",
      hero: "lindholm-hero",
      work: ["lindholm-home", "lindholm-signs", "lindholm-night"],
    },
    {
      from: "morrow-doses",
      name: "22 Hours",
      slug: "22-hours",
      client: "Kino Morrow",
      year: "2024",
      homeDisplayWidth: "full",
      home: "morrow-home",
      hero: "morrow-home",
      work: ["morrow-hours", "morrow-today", "morrow-home"],
    },
    {
      from: "passage",
      name: "Harbour",
      slug: "harbour",
      client: "Sandhaven Festival",
      year: "2023",
      home: "passage-hero",
      hero: "passage-home",
      work: ["passage-hero", "passage-home"],
    },
    {
      from: "fennimore-claims",
      name: "Euro",
      slug: "euro",
      client: "Fennimore FC",
      year: "2022",
      home: "fennimore-colours",
      hero: "fennimore-home",
      work: ["fennimore-home"],
    },
  ],
  names: [
    ["Castellan Health", "Norr Theatre"],
    ["Port of Sandhaven", "Sandhaven Festival"],
    ["Fennimore Mutual", "Fennimore FC"],
  ],
};
