/** @module-tag matrix */

import { join } from "node:path";
import { expect, test } from "vitest";
import { HomeLayout, Voice } from "../../api/database/__generated__/prisma/client.ts";
import { openDatabase } from "../../api/database/client.ts";
import { sampleOf } from "../harness/combinations.ts";
import { startJourney } from "../harness/journey.ts";
import { findLayoutFaults } from "../harness/layout-faults.ts";

const journey = startJourney();

/** Cards and tiles have their places before their pictures are there. */
const soon = { waitUntil: "domcontentloaded" } as const;

/** As wide as what is printed of a sheet of A4. */
const sheet = { width: 658, height: 1000 };

const withoutScripts = { javaScriptEnabled: false, expectedProblems: /\.js csp$/ };

test.each(sampleOf(Object.values(Voice), 1))(
  "on paper %s has words and pictures on each sheet",
  async (voice) => {
    const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
    const page = await journey.open("/connect", { ...withoutScripts, viewport: sheet });
    await page.emulateMedia({ media: "print" });
    for (const homeLayout of Object.values(HomeLayout)) {
      await database.siteLook.updateMany({ data: { voice, homeLayout } });
      await page.goto(journey.server.origin, soon);
      expect([homeLayout, await findLayoutFaults(page)]).toEqual([homeLayout, []]);
      const names = page.locator(".project-card .card-name");
      const shown = await names.evaluateAll((all) =>
        all.map((name) => name.checkVisibility({ opacityProperty: true })),
      );
      expect(shown.length).toBeGreaterThan(3);
      expect([homeLayout, ...new Set(shown)]).toEqual([homeLayout, true]);
    }
    for (const address of ["/work", "/about", "/project/passage"]) {
      // Those of a case study are as large on paper as what was loaded.
      await page.goto(journey.server.origin + address, { waitUntil: "load" });
      expect([address, await findLayoutFaults(page)]).toEqual([address, []]);
    }
    // A page of a few words has one sheet: its header has none of its own.
    await page.goto(`${journey.server.origin}/connect`, soon);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(1);
    await database.$disconnect();
  },
  120_000,
);
