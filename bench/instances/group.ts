import { rm } from "node:fs/promises";
import { startBalancer } from "../../e2e/engines/nginx.ts";
import { type Server, startServer } from "../../e2e/harness/server.ts";
import type { Databases } from "../databases.ts";
import type { Asked } from "../processor.ts";
import { processorTime } from "../processor-time.ts";
import { residentMemory, signIn } from "../site.ts";

/** Several instances (server processes of one site) that share a database and a data folder. */
export type Group = {
  instances: Server[];
  ownerCookie: string;
  /** The site at the address of the nginx that balances the first `count` instances. */
  behind: (count: number) => Promise<Asked>;
  /** The first instance without nginx. */
  alone: Asked;
  /** Resident bytes of each instance. */
  memory: () => Promise<number[]>;
  close: () => Promise<void>;
};

/** @param counts numbers of instances. For each number, an nginx balances that many instances */
export async function openGroup(
  nginx: string,
  databases: Databases,
  folder: string,
  counts: readonly number[],
): Promise<Group> {
  const variables = {
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    OPEN_GRAPHQL: "1",
    SHARED_DATA: "1",
    TRUST_PROXY: "1",
    // The rate limit is off, because all requests come from one address.
    RATE_LIMIT: "0",
    ...(await databases.open(folder)),
  };
  const instances: Server[] = [];
  for (let count = 0; count < Math.max(...counts); count++) {
    instances.push(await startServer(variables));
  }
  const [first] = instances;
  if (!first) throw new Error("a group needs an instance");
  const { port, ownerCookie } = await signIn(first.origin);
  const Vitrine = async () => {
    const times = await Promise.all(instances.map(({ process }) => processorTime(process.pid)));
    return times.reduce((sum, time) => sum + time, 0);
  };
  const times = { Vitrine, ...databases.times };
  const balancers = new Map<number, Awaited<ReturnType<typeof startBalancer>>>();
  for (const count of counts) {
    const origins = instances.slice(0, count).map(({ origin }) => origin);
    balancers.set(count, await startBalancer(nginx, origins));
  }
  return {
    instances,
    ownerCookie,
    behind: async (count) => {
      const balancer = balancers.get(count);
      if (!balancer) throw new Error(`no nginx has ${count} instances`);
      const { origin, pid } = balancer;
      return {
        ...(await signIn(origin)),
        origin,
        times: { ...times, nginx: () => processorTime(pid) },
      };
    },
    alone: { origin: first.origin, port, ownerCookie, times },
    memory: () => Promise.all(instances.map(({ process }) => residentMemory(process.pid))),
    close: async () => {
      for (const balancer of balancers.values()) await balancer.stop();
      await Promise.all(instances.map((instance) => instance.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
