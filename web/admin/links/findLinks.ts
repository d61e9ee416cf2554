/** What a link is found by. */
type Findable = {
  readonly recipient: string;
  readonly note: string;
  readonly projects: readonly { readonly project: { readonly name: string } }[];
};

/** Those links that have every word in whom they are for, their note or the names of their projects. */
export function findLinks<Link extends Findable>(links: readonly Link[], wanted: string): Link[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return links.filter(({ recipient, note, projects }) => {
    const text = plain(
      [recipient, note, ...projects.map(({ project }) => project.name)].join("\n"),
    );
    return words.every((word) => text.includes(word));
  });
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
