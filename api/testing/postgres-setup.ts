import type { TestProject } from "vitest/node";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";

let server: Awaited<ReturnType<typeof startPostgres>> | undefined;

/**
 * Starts one PostgreSQL server for all test files of a run. Each file has its own databases on it.
 */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
  project.provide("postgresServer", server.url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
