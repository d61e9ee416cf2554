/** The six sections of a case study in the order of the page, with the column that stores each, and what its text modules fall back to. */
export const sections = {
  role: {
    column: "roleContent",
    name: "Role",
    defaultTitle: "",
    description: "What the designer did.",
  },
  why: {
    column: "whyContent",
    name: "Why",
    defaultTitle: "Why",
    description: "Why the project came to be.",
  },
  result: {
    column: "resultContent",
    name: "Result",
    defaultTitle: "Result",
    description: "What came of it.",
  },
  process: {
    column: "processContent",
    name: "Process",
    defaultTitle: "Process",
    description: "How the work went.",
  },
  solution: {
    column: "solutionContent",
    name: "Solution",
    defaultTitle: "Solution",
    description: "What was designed.",
  },
  shippedGoods: {
    column: "shippedGoodsContent",
    name: "Shipped Goods",
    defaultTitle: "",
    description: "What was released.",
  },
} as const;

export type SectionKey = keyof typeof sections;
export type SectionColumn = (typeof sections)[SectionKey]["column"];

export const sectionKeys = Object.keys(sections) as SectionKey[]; // its keys by declaration

/** One thing for each section. */
export function eachSection<Made>(make: (key: SectionKey) => Made): Record<SectionKey, Made> {
  return Object.fromEntries(sectionKeys.map((key) => [key, make(key)])) as Record<SectionKey, Made>; // every key
}

/** One thing for each section, by the column that stores it. */
export function eachSectionColumn<Made>(
  make: (key: SectionKey) => Made,
): Record<SectionColumn, Made> {
  const made: Partial<Record<SectionColumn, Made>> = {};
  for (const key of sectionKeys) made[sections[key].column] = make(key);
  return made as Record<SectionColumn, Made>; // every column
}
