import type { Transaction } from "../../database/content-change.ts";

/**
 * Sets the work images of a project to these addresses, in this order. An image whose address is
 * still in the list keeps its record.
 * @returns the ids of the removed records
 */
export async function writeWorkImages(
  transaction: Transaction,
  projectId: number,
  addresses: readonly string[],
): Promise<number[]> {
  const unused = await transaction.workImage.findMany({
    where: { projectId },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  for (const [position, src] of addresses.entries()) {
    const index = unused.findIndex((image) => image.src === src);
    const [known] = index < 0 ? [] : unused.splice(index, 1);
    if (!known) {
      await transaction.workImage.create({ data: { projectId, position, src } });
      const where = { id: projectId, isDemo: true };
      await transaction.project.updateMany({ where, data: { isDemo: false } });
    } else if (known.position !== position) {
      await transaction.workImage.update({ where: { id: known.id }, data: { position } });
    }
  }
  const removed = unused.map((image) => image.id);
  if (removed.length > 0)
    await transaction.workImage.deleteMany({ where: { id: { in: removed } } });
  return removed;
}
