import type { TestSite } from "./test-site.ts";
import { openTestSite } from "./test-site.ts";

/** A test site with an adjustable clock, and with functions for tests of the counting of visits. */
export type VisitSite = TestSite & {
  setClock: (moment: string) => void;
  /** Sends a report about a view of a page, like the script of pages. @returns the status of the response */
  send: (sent?: Sent) => Promise<number>;
  /** Stops the site, and returns all counts by measure, page and name. */
  countsAfter: () => Promise<Record<string, number>>;
};

type Sent = {
  /** The IP address of the sender. */
  from?: string;
  headers?: Record<string, string>;
  /** The fields that differ from those of the default report, which is about a view of the home page. */
  body?: object;
};

export const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Opens a site whose clock shows noon (UTC) of 23 November 2026, until `setClock` is called. */
export async function openVisitSite(variables: Record<string, string> = {}): Promise<VisitSite> {
  let now = new Date("2026-11-23T12:00:00Z");
  const clock = () => now;
  const site = await openTestSite({ TRUST_PROXY: "1", ...variables }, undefined, undefined, clock);
  let views = 0;
  return {
    ...site,
    setClock: (moment) => {
      now = new Date(moment);
    },
    send: async ({ from = "203.0.113.1", headers, body } = {}) => {
      views += 1;
      const { statusCode } = await site.app.inject({
        method: "POST",
        url: "/api/reading",
        headers: {
          "x-forwarded-for": from,
          "sec-fetch-site": "same-origin",
          "user-agent": firefox,
          "content-type": "text/plain;charset=UTF-8",
          ...headers,
        },
        payload: JSON.stringify({
          id: `view-${String(views).padStart(12, "0")}`,
          number: 0,
          path: "/",
          device: "desktop",
          seconds: [0, 2],
          sections: [0, 0],
          ...body,
        }),
      });
      return statusCode;
    },
    countsAfter: async () => {
      await site.app.close();
      const rows = await site.database.visitCount.findMany();
      return Object.fromEntries(
        rows.map(({ measure, page, name, count }) => [`${measure} ${page} ${name}`.trim(), count]),
      );
    },
  };
}
