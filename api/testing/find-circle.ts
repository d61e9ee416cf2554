/**
 * The imports that form a circle of folders, of any length. Empty where there is no circle.
 * @param uses for each folder, an import of each folder that it uses
 */
export function findCircle(uses: Map<string, Map<string, string>>): string[] {
  const finished = new Set<string>();
  function visit(folder: string, way: string[]): string[] {
    if (finished.has(folder)) return [];
    if (way.includes(folder)) {
      const circle = [...way.slice(way.indexOf(folder)), folder];
      return circle.slice(1).map((there, place) => uses.get(circle[place] ?? "")?.get(there) ?? "");
    }
    for (const there of uses.get(folder)?.keys() ?? []) {
      const circle = visit(there, [...way, folder]);
      if (circle.length > 0) return circle;
    }
    finished.add(folder);
    return [];
  }
  for (const folder of uses.keys()) {
    const circle = visit(folder, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
