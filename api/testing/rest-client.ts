import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { openTestSite, type TestSite } from "./test-site.ts";

type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
type CallOptions = {
  /** The cookies: the owner's by default, empty for a visitor without cookies. */
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** The site and the callers of a file of REST tests. */
export type RestClient = {
  site: TestSite;
  /** Cookies of the owner. */
  owner: string;
  /** Cookies of a visitor with access to protected projects. */
  guest: string;
  call: (method: Method, url: string, options?: CallOptions) => Promise<LightMyRequestResponse>;
  /** Makes a project with this slug, which is also its name. @returns its record */
  create: (slug: string, more?: object) => Promise<{ id: number; [field: string]: unknown }>;
};

/** Opens a site for the tests of a file; every test begins without projects and tabs. */
export function startRestClient(): RestClient {
  const client = {} as RestClient; // filled before the first test
  beforeAll(async () => {
    const site = await openTestSite();
    Object.assign(client, { site, owner: await site.signIn(), guest: await site.unlock() });
  });
  afterAll(() => client.site.close());
  beforeEach(async () => {
    await client.site.database.project.deleteMany();
    await client.site.database.aboutTab.deleteMany();
  });
  client.call = async (method, url, { cookie = client.owner, body, headers = {} } = {}) =>
    client.site.app.inject({
      method,
      url,
      headers: {
        cookie,
        "x-vitrine-client": "1",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  client.create = async (slug, more = {}) => {
    const body = { name: slug, slug, ...more };
    const response = await client.call("POST", "/api/projects", { body });
    expect(response.statusCode).toBe(201);
    return response.json();
  };
  return client;
}
