/** So many hosts are told apart on a day; the rest are counted as one. */
const mostHosts = 100;

/** What the hosts beyond that are counted as. */
const otherHosts = "other";

const host = /^(?=.{1,100}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** The hosts that led visitors here today. Anybody can make one up, so that their number has a bound. */
export type ReferrerHosts = {
  /** What a view is counted as that comes from a host; empty for an address that was typed. */
  nameOf: (referrer: string, day: string) => string;
};

export function createReferrerHosts(): ReferrerHosts {
  let hosts = new Set<string>();
  let lastDay = "";
  return {
    nameOf: (referrer, day) => {
      if (referrer === "") return "";
      const name = referrer.toLowerCase().replace(/^www\./, "");
      if (!host.test(name)) return otherHosts;
      if (day !== lastDay) {
        lastDay = day;
        hosts = new Set();
      }
      if (!hosts.has(name) && hosts.size >= mostHosts) return otherHosts;
      hosts.add(name);
      return name;
    },
  };
}
