import { paths } from "../../../paths";
import { placeAddress } from "../../addresses/placeAddress";

type Step = {
  readonly name: string;
  readonly isDone: boolean;
  readonly project: { readonly databaseId: number } | null | undefined;
};

const createProject = `${paths.admin}?create`;

type Line = { label: string; fieldAddress: (step: Step) => string };

const inIdentity = (field: string) => () =>
  placeAddress(paths.siteSettings, "Site Identity", field);

/** The text of each step in the checklist, and the address of the step's field, by the name of the step. */
const lines: Readonly<Record<string, Line>> = {
  NAME: { label: "Your name", fieldAddress: inIdentity("Name") },
  HEADLINE: { label: "A tagline for the home page", fieldAddress: inIdentity("Tagline") },
  PORTRAIT: { label: "Your portrait", fieldAddress: inIdentity("Portrait") },
  COLORS: {
    label: "Your colors",
    fieldAddress: () => placeAddress(paths.adminSettings, "Site Color Scheme", "Background"),
  },
  ABOUT: {
    label: "A few words about you",
    fieldAddress: () => placeAddress(paths.adminAbout, "Main Content", "Main paragraph"),
  },
  PROJECT: { label: "Your first project", fieldAddress: () => createProject },
  PUBLISHED: {
    label: "A project that visitors find",
    fieldAddress: ({ project }) =>
      project ? paths.publishProject(project.databaseId) : createProject,
  },
};

/** The address of the field for the language of the site. */
export const languageAddress = placeAddress(paths.wordSettings, "Words", "Language of the site");

/** A line of the checklist. Null for a step that a newer server returns and this code does not know. */
export function setupLine(step: Step): { label: string; address: string } | null {
  const line = lines[step.name];
  return line ? { label: line.label, address: line.fieldAddress(step) } : null;
}

/** The parts of the sequence of forms, each with the names of the steps of the checklist that it contains. */
const flow = {
  identity: ["NAME", "HEADLINE"],
  portrait: ["PORTRAIT"],
  colors: ["COLORS"],
  project: ["PROJECT"],
} as const;

export type FlowPart = keyof typeof flow;

export const flowParts = Object.keys(flow) as FlowPart[]; // `flow` has no other keys

/** The first part that is not done. Null if all parts are done. */
export function nextPart(steps: readonly Pick<Step, "name" | "isDone">[]): FlowPart | null {
  const isOpen = (part: FlowPart) =>
    steps.some(({ name, isDone }) => !isDone && flow[part].some((one) => one === name));
  return flowParts.find(isOpen) ?? null;
}
