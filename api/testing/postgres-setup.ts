import type { TestProject } from "vitest/node";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";

let server: Awaited<ReturnType<typeof startPostgres>> | undefined;

/** One server for all files of a run, each of which has its own databases. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
  project.provide("postgresServer", server.url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
