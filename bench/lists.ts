/**
 * `npm run bench:lists`: measures the time that lists of the admin area take with many rows: a
 * library of 50,000 files, an inbox of 20,000 messages, and three years of visits, of which a site
 * normally stores 25 months.
 */
import { join } from "node:path";
import LibSql from "libsql";
import { build, generate, install } from "../scripts/prepare.mjs";
import type { LibraryTabQuery } from "../web/__generated__/LibraryTabQuery.graphql.ts";
import type { MessagesTabQuery } from "../web/__generated__/MessagesTabQuery.graphql.ts";
import type { NumbersTabQuery } from "../web/__generated__/NumbersTabQuery.graphql.ts";
import { loadProcess } from "./load.ts";
import { seedProjects } from "./seed.ts";
import { closeSite, documentAddress, openSite, targetOf } from "./site.ts";
import { measureStart, removeFolder } from "./start.ts";
import { atMost, reportTargets } from "./targets.ts";

const files = 50_000;
const messages = 20_000;
const days = 3 * 365;
const projects = 40;

const lists = {
  [`library of ${files} files`]: documentAddress<LibraryTabQuery>("LibraryTabQuery", {}),
  [`inbox of ${messages} messages`]: documentAddress<MessagesTabQuery>("MessagesTabQuery", {}),
  [`a year of ${days} days of visits`]: documentAddress<NumbersTabQuery>("NumbersTabQuery", {
    days: 365,
  }),
};

await install();
await generate();
await build();
const { demoFolder } = await measureStart();
const folder = await seedProjects(demoFolder, projects);
fill(join(folder, "vitrine.db"));
const site = await openSite(folder);
const targets = [];
for (const [name, path] of Object.entries(lists)) {
  const target = targetOf(site, path, { cookie: site.ownerCookie });
  await loadProcess(site.process.pid, target, 1, 1);
  const { median, processor } = await loadProcess(site.process.pid, target, 1, 3);
  targets.push(atMost(name, 300, median, "ms"), atMost(`${name}, processor`, 300, processor, "ms"));
}
await closeSite(site);
await removeFolder(demoFolder);
await reportTargets("bench:lists", targets);

/** Adds the files, messages and visits to the database file. */
function fill(path: string): void {
  const database = new LibSql(path);
  const numbers = (count: number) =>
    `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count})`;
  database.exec(`
    ${numbers(files)} INSERT INTO MediaAsset (path, kind, mediaType, byteSize, width, height, checksum, fileName, createdAt)
      SELECT '/objects/many-' || n || '.webp', 'image', 'image/webp', 1000, 1600, 1000, 'many-' || n, 'picture ' || n || '.webp',
        strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || n || ' minutes') FROM number;
    ${numbers(messages)} INSERT INTO ContactMessage (name, email, company, message, createdAt)
      SELECT 'Person ' || n, 'person' || n || '@example.org', '', 'Words of message ' || n || '.',
        strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || n || ' minutes') FROM number;
    ${numbers(days)} INSERT OR REPLACE INTO VisitCount (day, measure, page, name, count)
      SELECT date('now', '-' || n || ' days'), measure, page, name, 1 + n % 7 FROM number
      CROSS JOIN (SELECT 'views' AS measure UNION SELECT 'reads' UNION SELECT 'seconds' UNION SELECT 'visitors')
      CROSS JOIN (SELECT 'home' AS page UNION SELECT 'work' UNION SELECT 'project:' || id FROM Project)
      CROSS JOIN (SELECT '' AS name);
    ${numbers(days)} INSERT OR REPLACE INTO VisitCount (day, measure, page, name, count)
      SELECT date('now', '-' || n || ' days'), measure, '', name || (n * 7 + k) % 30, 1 + n % 7 FROM number
      CROSS JOIN (SELECT 1 AS k UNION SELECT 2 UNION SELECT 3)
      CROSS JOIN (SELECT 'referrers' AS measure, 'host-' AS name UNION SELECT 'countries', 'C');`);
  database.close();
}
