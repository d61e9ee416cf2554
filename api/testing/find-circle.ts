/**
 * Finds folders that import each other in a circle of any length.
 * @param uses by the importing folder and the imported folder, the description of one such import
 * @returns the descriptions of the imports that form the first circle; empty without a circle
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
