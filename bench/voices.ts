/**
 * `npm run bench:voices`: measures the times and bytes of a first visit with each voice (type style
 * of the site) and each layout of the home page, on the demo's content. Writes
 * bench/results/RESULTS-voices.md. Words after `--` choose voices and layouts, such as `poster` or
 * `wall`.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HomeLayout, Voice } from "../api/database/__generated__/prisma/client.ts";
import { openDatabase } from "../api/database/client.ts";
import { startServer } from "../e2e/harness/server.ts";
import { build, generate, install } from "../scripts/prepare.mjs";
import { measureVisits } from "./browser.ts";
import { auditPages } from "./lighthouse.ts";
import { describeMachine, table } from "./markdown.ts";
import { auditTargets } from "./report.ts";
import { measureStart, preparePictures, removeFolder } from "./start.ts";
import { atMost, reportTargets, type Target } from "./targets.ts";

const home = { Home: "/" };
const allPages = { ...home, Work: "/work", Project: "/project/passage" };

type Look = { voice: Voice; homeLayout: HomeLayout };

const looks = [
  ...Object.values(Voice).map((voice) => ({
    look: { voice, homeLayout: HomeLayout.mosaic },
    pages: allPages,
  })),
  ...[HomeLayout.index, HomeLayout.strip, HomeLayout.wall].map((homeLayout) => ({
    look: { voice: Voice.grotesque, homeLayout },
    pages: home,
  })),
];

const chosen = process.argv.slice(2);
const isChosen = ({ voice, homeLayout }: Look) =>
  chosen.length === 0 || chosen.includes(voice) || chosen.includes(homeLayout);

await install();
await generate();
await build();
const { demoFolder } = await measureStart();
await preparePictures(demoFolder);

const rows: (string | number)[][] = [];
const targets: Target[] = [];
for (const { look, pages } of looks.filter((each) => isChosen(each.look))) {
  const database = await openDatabase(`file:${join(demoFolder, "vitrine.db")}`);
  await database.siteLook.updateMany({ data: look });
  await database.$disconnect();
  const server = await startServer({ DATA_DIR: demoFolder });
  const audits = await auditPages(server.origin, pages);
  const visits = await measureVisits(server, pages);
  await server.stop();
  const name = look.homeLayout === "mosaic" ? look.voice : look.homeLayout;
  targets.push(
    ...auditTargets(`${name}: `, audits),
    ...visits.flatMap((visit) => [
      atMost(
        `${name}: ${visit.page}, bytes of the page without its faces, before the first picture`,
        60,
        (visit.documentBytes - visit.embeddedFontBytes) / 1_000,
        "kB",
      ),
      atMost(`${name}: ${visit.page}, faces`, 40, visit.embeddedFontBytes / 1_000, "kB"),
      atMost(
        `${name}: ${visit.page}, scripts before a sign of use`,
        6,
        visit.scriptBytes / 1_000,
        "kB",
      ),
    ]),
  );
  for (const [index, audit] of audits.entries()) {
    const visit = visits[index];
    const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1);
    rows.push([
      ...[look.voice, look.homeLayout, audit.page],
      ...[audit.scores.performance, audit.scores.accessibility],
      ...[Math.round(audit.largestPaint), Math.round(audit.blocked), audit.shift.toFixed(3)],
      ...[kilobytes(visit?.scriptBytes), kilobytes(visit?.documentBytes)],
      ...[kilobytes(visit?.fontBytes), kilobytes(visit?.imageBytes)],
    ]);
    console.log(rows.at(-1)?.join("  "));
  }
}
await removeFolder(demoFolder);

const head = [
  ...["voice", "layout", "page", "performance", "accessibility", "largest paint, ms"],
  ...["blocked, ms", "layout shift", "scripts, kB", "page, kB", "fonts, kB", "pictures, kB"],
];
await writeFile(
  "bench/results/RESULTS-voices.md",
  `# Voices and layouts

Made by \`npm run bench:voices\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}. The first columns are Lighthouse's, mobile preset, medians of three on cached pages, where the largest paint and the blocked time depend on what else the machine does; the last four are what a phone downloads on its first visit. The page has its styles and first fonts in it, which the fonts count once more.

${table(head, rows)}
`,
);
if (chosen.length === 0) await reportTargets("bench:voices", targets);
