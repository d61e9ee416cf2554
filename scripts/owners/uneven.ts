import { demoPortfolio } from "../../api/demo/portfolio.ts";
import type { DemoOwner } from "./owner.ts";

/** Content that is awkward in every voice: long names in three scripts, and pictures of uneven shapes. */
export const unevenOwner: DemoOwner = {
  key: "uneven",
  look: { voice: "grotesque", homeLayout: "mosaic", hasOwnLight: true },
  colors: {
    background: "#f4f4f1",
    textPrimary: "#161616",
    textSecondary: "#6b6b6b",
    navHover: "#1f4fd8",
  },
  treatment: (colour) => colour,
  shapes: {
    "passage-home": { width: 900, height: 1600 },
    "passage-hero": { width: 2400, height: 700 },
    "quillon-home": { width: 640, height: 640 },
    "hearten-home": { width: 2000, height: 520 },
    "lindholm-home": { width: 1200, height: 1500 },
    conference: { width: 700, height: 1100 },
    portrait: { width: 1600, height: 900 },
  },
  identity: {
    ownerName: "Friederike Schwarzenbach-Hohenlohe",
    tagline: "Informationsgestalterin für Verkehrsgesellschaften und 海辺の町.",
    teaserText:
      "Ich gestalte Orientierungssysteme für Flughäfen, Straßenbahnhaltestellen und Krankenhausverwaltungen: alles, woran man vorübergeht, ohne es zu bemerken.",
    teaserCaption: "Geschwindigkeitsbegrenzung, 灯台守, المنارة",
    footerText: "",
  },
  about: {
    mainHeading: "Verkehrsinfrastruktur ist eine Höflichkeit.",
    mainParagraph: demoPortfolio.about.mainParagraph,
    currentRole: "مصممة في شركة المنارة",
    linkedinUrl: "https://www.linkedin.com/",
    personalLife: "",
  },
  tabs: [
    { from: "product", name: "Zusammenarbeit", contentHeading: "Rechtsschutzversicherungen" },
    { from: "research", name: "灯台守の記憶", contentHeading: "灯台守の記憶と海辺の町の物語" },
  ],
  projects: [
    {
      from: "passage",
      name: "Donaudampfschifffahrtsgesellschaftskapitän: Fahrpläne und Mützenabzeichen",
      slug: "donau",
      client: "Verkehrsverbund Ost-Region",
      year: "2019–26",
      homeDisplayWidth: "full",
      home: "passage-home",
    },
    {
      from: "hearten",
      name: "灯台守の記憶と海辺の町の物語をめぐる長い旅の記録",
      slug: "todai",
      client: "灯台協会",
      year: "2024",
      home: "hearten-home",
    },
    {
      from: "lindholm-tramways",
      name: "مشروع المنارة القديمة على ساحل البحر الأبيض المتوسط",
      slug: "manara",
      client: "المنارة",
      year: "2022",
      home: "lindholm-home",
    },
    {
      from: "quillon-show-your-working",
      name: "Krankenhausverwaltungsvordrucke",
      slug: "vordrucke",
      client: "Charité",
      year: "2021",
      isPasswordProtected: true,
      home: "quillon-home",
    },
  ],
  language: "de",
  languages: { donau: "de", todai: "ja", manara: "ar", vordrucke: "de" },
  names: [],
};
