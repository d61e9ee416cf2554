import type { Transaction } from "../database/content-change.ts";
import { newSite } from "../site/new-site.ts";
import type { Row, Table } from "./archive-form.ts";
import { rowsOf } from "./collect-content.ts";

/** Whether a record has only values that a new site has too, so that replacing it loses nothing. */
export async function isBlank(
  transaction: Transaction,
  { model, leftOut = {}, columns }: Table,
  former: Row,
): Promise<boolean> {
  const secrets = Object.keys(leftOut).map((name) => [name, former[name]]);
  const where = { id: 0 };
  const data = { ...Object.fromEntries(secrets), ...Object(newSite)[model], ...where };
  const delegate = rowsOf(transaction, model);
  const blank = await delegate.create({ data });
  await delegate.deleteMany({ where });
  return columns.every(({ name, form }) => {
    // Times, ids, versions and marks of demo texts are no content by themselves.
    if (form === "moment" || /^(id|version|demoFields|.*Markup)$/.test(name)) return true;
    return [blank[name], "", null].includes(former[name]);
  });
}

/** Removes the record of a table with a single row where it is blank. */
export async function removeBlank(transaction: Transaction, table: Table): Promise<void> {
  const delegate = rowsOf(transaction, table.model);
  const [former] = await delegate.findMany({});
  if (former && (await isBlank(transaction, table, former))) {
    await delegate.deleteMany({ where: {} });
  }
}
