import { parseBrief } from "../../../content/brief.ts";
import { identifyModules } from "../../../content/identify-modules.ts";
import { isRevised, projectFieldKeys, projectFields } from "../../../content/project-fields.ts";
import { eachSection, sectionKeys, sections } from "../../../content/sections.ts";
import type { ViewerToken } from "../../access/viewer.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { limits } from "../../database/content-change.ts";
import { parseJson } from "../../parse-json.ts";
import { refusal } from "../../validation/accept.ts";
import type { ProjectChanges } from "../fields/project-fields.ts";
import type { RevisionContent } from "../revisions/project-revision.ts";

type Proposal = {
  token: ViewerToken;
  project: Project;
  /** The content of the project before and after the proposed change. */
  before: RevisionContent;
  after: RevisionContent;
  /**
   * The fields and sections that were sent, by their names in drafts. They replace those of an earlier proposal,
   * even where they equal the project's present values.
   */
  sent: readonly string[];
};

/**
 * Thrown to roll back the transaction of a change that is stored as a draft instead
 * (`storeProposal`).
 */
export class ProposedChange extends Error {
  override name = "ProposedChange";
  readonly proposal: Proposal;

  constructor(proposal: Proposal) {
    super("The change waits as a draft.");
    this.proposal = proposal;
  }
}

/**
 * Asserts that the changes can be stored in a draft.
 * @throws {UserFault} NEEDS_PUBLISH for a changed field that drafts do not contain, such as the
 * visibility
 */
export function assertProposable(changes: ProjectChanges, before: Project): void {
  const isOther = (key: keyof ProjectChanges) =>
    changes[key] !== undefined &&
    JSON.stringify(changes[key]) !== JSON.stringify(Reflect.get(before, key));
  const field = projectFieldKeys.find((key) => !isRevised(key) && isOther(key));
  if (!field) return;
  const message = "Only a token with the scope PUBLISH changes who sees a project, and its place.";
  throw refusal("NEEDS_PUBLISH", message, field);
}

type DraftValues = Record<string, unknown>;

/**
 * Stores the change of an API token as a draft that the editor offers to the owner. A token has at
 * most one draft of each project: its later changes are added to this draft until the owner saves
 * or dismisses it.
 */
export async function storeProposal(database: Database, proposal: Proposal): Promise<void> {
  const { token, project, sent } = proposal;
  const [before, after] = [draftValues(proposal.before), draftValues(proposal.after)];
  const editor = `token-${String(token.id).padStart(8, "0")}`;
  const where = { projectId_editor: { projectId: project.id, editor } };
  await database.$transaction(async (transaction) => {
    const stored = await transaction.projectDraft.findUnique({ where });
    const earlier: { base: { values: DraftValues }; values: DraftValues } | null =
      stored && !stored.dismissedAt ? JSON.parse(stored.content) : null;
    const isChanged = (key: string) =>
      sent.includes(key) || JSON.stringify(before[key]) !== JSON.stringify(after[key]);
    const changed = (values: DraftValues) =>
      Object.fromEntries(Object.entries(values).filter(([key]) => isChanged(key)));
    const base = { ...(earlier?.base.values ?? before), ...changed(before) };
    const values = { ...(earlier?.values ?? before), ...changed(after) };
    const draft = {
      sequence: (stored?.sequence ?? 0) + 1,
      content: JSON.stringify({ base: { version: project.version, values: base }, values }),
      dismissedAt: null,
    };
    await transaction.projectDraft.upsert({
      where,
      create: { projectId: project.id, editor, ...draft },
      update: draft,
    });
  }, limits);
}

/**
 * The content of a project in the form of the editor's drafts (web/admin/edit/model/parseProjectDraft.ts):
 * enum values are those of GraphQL, and the fact `role` is called `designerRole`, because a section is called
 * `role`.
 */
function draftValues({ role: designerRole, ...content }: RevisionContent): DraftValues {
  const named = { ...content, designerRole, brief: parseBrief(content.brief) };
  const fields = Object.entries(named).map(([key, value]) => {
    const hasOptions = "options" in (Reflect.get(projectFields, key) ?? {});
    return [key, hasOptions ? String(value).toUpperCase() : value];
  });
  const columns: string[] = sectionKeys.map((key) => sections[key].column);
  return {
    ...Object.fromEntries(fields.filter(([key]) => !columns.includes(String(key)))),
    ...namedModules(content),
  };
}

/**
 * The modules of each section. Drafts need ids: a module without an id gets the id that the editor would give
 * it. A section whose text is not a JSON list is empty.
 */
function namedModules(content: Omit<RevisionContent, "role">) {
  const stored = eachSection((key): { id?: string }[] => {
    const modules = parseJson(content[sections[key].column]);
    return Array.isArray(modules) ? modules : [];
  });
  return identifyModules(stored);
}
