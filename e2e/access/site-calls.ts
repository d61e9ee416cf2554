import { expect } from "vitest";
import type { Journey } from "../harness/journey.ts";

/** Functions that send requests to a site without a browser. */
export type SiteCalls = ReturnType<typeof siteCalls>;

export function siteCalls(journey: Journey) {
  const request = (path: string, options: RequestInit = {}): Promise<Response> =>
    fetch(new URL(path, journey.server.origin), { redirect: "manual", ...options });
  const query = async (text: string, cookie: string, variables: object = {}) => {
    const response = await request("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ query: text, variables }),
    });
    return response.json();
  };
  return {
    request,
    /** Sends a password to a route of the REST API. @returns the Cookie header for further requests */
    enter: async (path: string, password: string): Promise<string> => {
      const response = await request(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ password }),
      });
      return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    },
    /** Opens a share link. @returns the Cookie header for further requests as the link's reader */
    follow: async (address: string): Promise<string> => {
      const response = await request(new URL(address).pathname);
      return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    },
    query,
    /**
     * Runs a mutation that must not fail.
     * @param result the fields of the payload that are read
     * @returns the payload
     */
    mutate: async (mutation: string, input: object, result: string, cookie: string) => {
      const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
      const text = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${result} userErrors { message } } }`;
      const { data } = await query(text, cookie, { input });
      expect(data[mutation].userErrors).toEqual([]);
      return data[mutation];
    },
  };
}

export function globalId(type: string, id: number): string {
  return Buffer.from(`${type}:${id}`).toString("base64");
}
