import { getNamedType, isInputObjectType } from "graphql";
import { permissionMap } from "../access/permission-map.ts";
import { costlyOperations, openFields } from "./costly-operations.ts";
import {
  type CostlyRequest,
  type Fill,
  fills,
  json,
  type Kind,
  repeatFor,
} from "./costly-request.ts";

/** The kinds of texts that have cost most in earlier measurements. */
const worst: Kind[] = ["accents", "spaces", "slashes"];

/** Nearly the maximum length of a request's head. */
const headLength = 15_000;
const bodyLength = 60_000;
const inAddress = (text: string, length = headLength) => {
  const one = text === "/" ? text : encodeURIComponent(text);
  return one.repeat(Math.floor(length / one.length));
};

const headerNames = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "cache-control",
  "content-type",
  "cookie",
  "forwarded",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "origin",
  "range",
  "referer",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
];

/** Prefixes of those headers whose values are refused without the prefix. */
const headerStarts: Record<string, string> = {
  range: "bytes=0-",
  cookie: "vitrine-session=",
  origin: "https://",
};

const form = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};

/** The routes that the permission map opens to everyone. */
const routes = Object.entries(permissionMap.routes)
  .filter(([, audience]) => audience === "everyone")
  .map(([route]) => {
    const [method = "", path = ""] = route.split(" ");
    return { method, path };
  });

type Route = (typeof routes)[number];

/**
 * The names of all input fields of open queries and mutations. Fields of forms have the same names.
 */
const formNames = new Set(
  openFields.flatMap(({ field }) =>
    field.args.flatMap(({ type }) => {
      const input = getNamedType(type);
      return isInputObjectType(input) ? Object.keys(input.getFields()) : [];
    }),
  ),
);

/**
 * Requests that may be costly, grouped by the part that makes them costly. New addresses, fields and
 * documents are included automatically.
 * @param isShort whether to use only the kinds of texts in `worst`
 */
export function costlyRequests(isShort = false): Record<string, CostlyRequest[]> {
  const kinds = Object.entries(fills).filter(
    ([kind]) => !isShort || worst.some((name) => name === kind),
  );
  return {
    headers: headerNames.flatMap((name) => withHeader(name, kinds)),
    addresses: routes.flatMap((route) => withAddress(route, kinds)),
    bodies: routes
      .filter(({ method }) => method !== "GET")
      .flatMap((route) => withBody(route, kinds)),
    ...costlyOperations(kinds, isShort ? kinds.slice(0, 1) : kinds),
  };
}

function withHeader(name: string, kinds: Fill[]): CostlyRequest[] {
  const latin = kinds.filter(([, fill]) => fill !== fills.accents);
  return latin.flatMap(([kind, fill]) => {
    // The fill is in the middle, because the parser removes spaces around a value.
    const value = `${headerStarts[name] ?? "a"}${repeatFor(fill, headLength)};a`;
    const headers = { ...(name !== "accept" && { accept: "text/html" }), [name]: value };
    return ["/", "/api/projects", "/social-card/home.png"].map((url) => ({
      name: `${name} of ${kind} to ${url}`,
      method: "GET",
      url,
      headers,
    }));
  });
}

function withAddress({ method, path }: Route, kinds: Fill[]): CostlyRequest[] {
  const plain = path.replace(/[:*]\w*/g, "1");
  return kinds.flatMap(([kind, fill]) => [
    ...(plain === path
      ? []
      : [
          {
            name: `${method} ${path} of ${kind}`,
            method,
            url: `${path.replace(/[:*]\w*/, () => inAddress(fill))}x`,
          },
        ]),
    {
      name: `${method} ${plain}?tag= of ${kind}`,
      method,
      url: `${plain}?tag=${inAddress(fill === "/" ? "%2F" : fill, headLength)}`,
    },
  ]);
}

function withBody({ method, path }: Route, kinds: Fill[]): CostlyRequest[] {
  const url = path.replace(/[:*]\w*/g, "1");
  return kinds.flatMap(([kind, fill]) => {
    const text = repeatFor(fill, Math.floor(bodyLength / formNames.size));
    const values = Object.fromEntries([...formNames].map((name) => [name, text]));
    const one = repeatFor(fill, 19_900);
    const bodies = [
      { headers: json, body: JSON.stringify(values) },
      { headers: json, body: JSON.stringify({ password: one, message: one.slice(0, 10_000) }) },
      { headers: form, body: String(new URLSearchParams(values)) },
    ];
    return bodies.map((sent, index) => ({
      name: `${method} ${path} of ${kind}, body ${index + 1}`,
      method,
      url,
      ...sent,
    }));
  });
}

/**
 * One request for each address. To be sent before a measurement, so that everything is loaded and
 * compressed once.
 */
export function plainRequests(): CostlyRequest[] {
  const headers = { accept: "text/html", "accept-encoding": "br" };
  return routes.map(({ method, path }) => {
    const url = path.replace(/[:*]\w*/g, "home");
    return { name: `${method} ${path}`, method, url, headers };
  });
}
