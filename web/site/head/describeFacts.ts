type Facts = {
  readonly year: string;
  readonly team: readonly { readonly name: string; readonly role: string }[];
  readonly tags: readonly string[];
};

/**
 * The facts of a project in the vocabulary of schema.org. What stands as its year is a date only where it
 * reads as one; while none is given, the project is as old as its record.
 * @param createdAt when its record was made, as ISO 8601
 * @param facts null for one whose facts are not told
 */
export function describeFacts(facts: Facts | null | undefined, createdAt: string) {
  const { year = "", team = [], tags = [] } = facts ?? {};
  const people = team.map(({ name, role }) => {
    const person = { "@type": "Person", name };
    return role ? { "@type": "Role", roleName: role, contributor: person } : person;
  });
  return {
    dateCreated: year === "" ? createdAt : isDate(year) ? year : undefined,
    contributor: people.length > 0 ? people : undefined,
    keywords: tags.length > 0 ? tags.join(", ") : undefined,
  };
}

/** Whether a text is a year, a month or a day of ISO 8601 that there is. */
function isDate(text: string): boolean {
  if (!/^\d{4}(?:-\d\d){0,2}$/.test(text)) return false;
  const moment = new Date(text);
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(text);
}
