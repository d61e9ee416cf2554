/**
 * The six sections of a case study in page order, each with its database column and the default title of its
 * text modules.
 */
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
    description: "Why the project was started.",
  },
  result: {
    column: "resultContent",
    name: "Result",
    defaultTitle: "Result",
    description: "What the work achieved.",
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

export const sectionKeys = Object.keys(sections) as SectionKey[]; // the object has only these keys

/** Builds a value for each section. */
export function eachSection<Made>(make: (key: SectionKey) => Made): Record<SectionKey, Made> {
  return Object.fromEntries(sectionKeys.map((key) => [key, make(key)])) as Record<SectionKey, Made>; // it has every key
}

/** Builds a value for each section, by its column. */
export function eachSectionColumn<Made>(
  make: (key: SectionKey) => Made,
): Record<SectionColumn, Made> {
  const made: Partial<Record<SectionColumn, Made>> = {};
  for (const key of sectionKeys) made[sections[key].column] = make(key);
  return made as Record<SectionColumn, Made>; // it has every column
}
