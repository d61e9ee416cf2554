import type { Database } from "../../api/database/client.ts";

/** Writes the same text into all text fields of a site. */
export const writeEverywhere = (text: string) => async (database: Database) => {
  const whyContent = JSON.stringify([
    { type: "text", title: text, content: `${text}\n\n- ${text}\n- ${text}`, textPosition: "left" },
  ]);
  const team = JSON.stringify([{ name: text, role: text }]);
  const tags = JSON.stringify([text]);
  const identity = { ownerName: text, tagline: text, teaserText: text, footerText: text };
  await database.siteIdentity.updateMany({ data: identity });
  const facts = { client: text, role: text, year: "2019–2024", team, tags };
  await database.project.updateMany({ data: { name: text, whyContent, ...facts } });
  await database.aboutContent.updateMany({
    data: { mainHeading: text, mainParagraph: text, currentRole: text, personalLife: text },
  });
  await database.aboutTab.updateMany({
    data: { name: text, contentHeading: text, quotesHeading: text },
  });
  await database.quote.updateMany({
    data: { quote: text, authorName: text, authorTitle: text, authorCompany: text },
  });
};

/** Texts with few places at which a line can break. */
export const longTexts = {
  "long words": "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
  Arabic: "مشروع المنارة القديمة على ساحل البحر الأبيض المتوسط",
  Japanese: "灯台守の記憶と海辺の町の物語をめぐる長い旅の記録",
};
