import type { ProjectHead_project$data } from "../../__generated__/ProjectHead_project.graphql";
import type { Thing } from "../../rendering/PageContext";

/**
 * The facts of a project in the vocabulary of schema.org. The year becomes a date only if it is a valid date;
 * without a year, the date of the project's record is used.
 * @param facts null if visitors may not see them
 * @param createdAt the date of the project's record, as ISO 8601
 * @param designer the creator of the project. The role in the facts, if there is one, is the creator's role
 */
export function describeFacts(
  facts: ProjectHead_project$data["facts"],
  { createdAt, designer }: { createdAt: string; designer: Thing },
) {
  const { client = "", year = "", role = "", team = [], links = [], tags = [] } = facts ?? {};
  const people = team.map((member) =>
    inRole("contributor", { "@type": "Person", name: member.name }, member.role),
  );
  const pages = links
    .filter(({ url }) => /^https?:/i.test(url))
    .map(({ label, url }) => ({ "@type": "WebPage", name: label || undefined, url }));
  return {
    creator: inRole("creator", designer, role),
    sourceOrganization: client === "" ? undefined : { "@type": "Organization", name: client },
    dateCreated: year === "" ? createdAt : isDate(year) ? year : undefined,
    contributor: orNothing(people),
    subjectOf: orNothing(pages),
    keywords: tags.length > 0 ? tags.join(", ") : undefined,
  };
}

/** A person as the value of a property: with a role, inside a Role that repeats the property. */
function inRole(property: string, person: Thing, roleName: string): Thing {
  return roleName ? { "@type": "Role", roleName, [property]: person } : person;
}

function orNothing(things: readonly Thing[]): readonly Thing[] | undefined {
  return things.length > 0 ? things : undefined;
}

/** Whether a text is a valid year, month or day of ISO 8601. */
function isDate(text: string): boolean {
  if (!/^\d{4}(?:-\d\d){0,2}$/.test(text)) return false;
  const moment = new Date(text);
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(text);
}
