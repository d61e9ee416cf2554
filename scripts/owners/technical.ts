import type { DemoOwner } from "./owner.ts";
import { glow, phosphor } from "./treatments.ts";

export const technicalOwner: DemoOwner = {
  key: "technical",
  look: { voice: "technical", homeLayout: "index", hasOwnLight: false },
  colors: {
    background: "#0a0c0b",
    textPrimary: "#e6ece8",
    textSecondary: "#8b9690",
    navHover: "#b4f03c",
  },
  treatment: phosphor,
  treatments: {
    "lindholm-numerals": glow,
    "lindholm-signs": glow,
    "lindholm-night": glow,
  },
  identity: {
    ownerName: "Jun Okabe-Lind",
    tagline: "Instruments, tools and data for people on shift.",
    teaserText:
      "I build the interface in the material: live data, real latency, one screen that somebody looks at for eight hours.",
    teaserCaption: "Night shift, control room two",
    footerText: "© 2026 Jun Okabe-Lind / build 26.11",
  },
  about: {
    mainHeading: "An instrument is honest or it is in the way.",
    mainParagraph:
      "I design and write the front of systems that are never switched off: traffic control, grid operations, laboratories. A number on such a screen has a source, an age and an error; I draw all three. I measure before and after, publish the traces, and remove whatever nobody read.",
    currentRole: "Principal interaction designer, Meridian Traffic Systems.",
    linkedinUrl: "https://www.linkedin.com/",
    personalLife: "Modular synthesizers, badly patched. A cat named Semaphore.",
  },
  tabs: [
    { from: "engineering", name: "Systems", contentHeading: "Latency is a design material" },
    { from: "research", name: "Field", contentHeading: "Eight hours beside the desk" },
    { from: "product", name: "Scope", contentHeading: "What an alarm is not for" },
  ],
  projects: [
    {
      from: "lindholm-tramways",
      name: "Headway",
      slug: "headway",
      client: "Meridian Traffic Systems",
      year: "2025",
      home: "lindholm-map",
      hero: "lindholm-map",
      work: ["lindholm-map", "lindholm-night"],
      more: {
        result: [
          {
            numbers: {
              items: [
                { value: "112 ms", from: "890 ms", label: "Signal to screen" },
                { value: "3", from: "27", label: "Alarms an hour" },
                { value: "99.97 %", label: "Uptime since March" },
              ],
            },
          },
        ],
        solution: [
          {
            quote: {
              text: "I stopped reading the screen and began to look at the line.",
              person: "R. Achterberg",
              role: "Signaller, night shift",
            },
          },
        ],
      },
    },
    {
      from: "passage",
      name: "Approach Display",
      slug: "approach-display",
      client: "Port Authority",
      year: "2024",
      home: "passage-tablet",
      hero: "passage-tablet",
      work: ["passage-tablet", "passage-symbols"],
    },
    {
      from: "quillon-show-your-working",
      name: "Confidence API",
      slug: "confidence-api",
      client: "Quillon",
      year: "2023",
      isPasswordProtected: true,
      home: "quillon-reader",
      hero: "quillon-reader",
      work: ["quillon-reader"],
    },
    {
      from: "fennimore-claims",
      name: "Component Registry",
      slug: "component-registry",
      client: "Fennimore Mutual",
      year: "2022",
      home: "fennimore-components",
      hero: "fennimore-components",
      work: ["fennimore-components", "fennimore-colours"],
    },
    {
      from: "hearten",
      name: "Twelve Weeks of Pulse",
      slug: "twelve-weeks-of-pulse",
      client: "Castellan Health",
      year: "2021",
      home: "hearten-weeks",
      hero: "hearten-weeks",
      work: ["hearten-weeks", "hearten-faces"],
    },
    {
      from: "morrow-doses",
      name: "Dose Scheduler",
      slug: "dose-scheduler",
      client: "Morrow Pharmacies",
      year: "2020",
      home: "morrow-hours",
      hero: "morrow-hours",
      work: ["morrow-hours", "morrow-today"],
    },
  ],
  names: [
    ["Port of Sandhaven", "Port Authority"],
    ["Lindholm Tramways", "Meridian Traffic Systems"],
  ],
};
