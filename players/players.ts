/** An embeddable document or video of another site. */
export type Player = {
  /** The name of the site that the player comes from. */
  site: string;
  /** The address of the frame. */
  src: string;
  /** The page of the document or video on its site, for browsers that show no frames. */
  page: string;
  /** The width of the frame divided by its height. */
  aspectRatio: number;
  /** The permissions of the frame, as in the sandbox attribute. */
  sandbox: string;
};

type Found = Pick<Player, "src" | "page"> & { aspectRatio?: number };

type Site = {
  name: string;
  hosts: readonly string[];
  /** The only origin of the site's frames. */
  origin: string;
  aspectRatio: number;
  /** The sandbox tokens that the player needs besides `allow-scripts` and `allow-same-origin`. */
  needs: readonly string[];
  find: (address: URL) => Found | null;
};

const widescreen = 16 / 9;

/** Permissions for links of the player to its site, and for full screen. */
const windows = ["allow-popups", "allow-popups-to-escape-sandbox", "allow-presentation"];

/** The sites whose players can be embedded. */
const sites: readonly Site[] = [
  {
    name: "YouTube",
    hosts: [
      "youtube.com",
      "www.youtube.com",
      "m.youtube.com",
      "youtu.be",
      "www.youtube-nocookie.com",
    ],
    origin: "https://www.youtube-nocookie.com",
    aspectRatio: widescreen,
    needs: windows,
    find: ({ host, pathname, searchParams }) => {
      const [, short, kind, named] =
        /^\/([\w-]{11})$|^\/(watch|shorts|embed|live)(?:\/([\w-]{11}))?\/?$/.exec(pathname) ?? [];
      const id = host === "youtu.be" ? short : kind === "watch" ? searchParams.get("v") : named;
      if (!id || !/^[\w-]{11}$/.test(id)) return null;
      const start = secondsOf(searchParams.get("t") ?? searchParams.get("start"));
      const isUpright = kind === "shorts";
      return {
        src: `/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ""}`,
        page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ""}`,
        ...(isUpright && { aspectRatio: 1 / widescreen }),
      };
    },
  },
  {
    name: "Vimeo",
    hosts: ["vimeo.com", "www.vimeo.com", "player.vimeo.com"],
    origin: "https://player.vimeo.com",
    aspectRatio: widescreen,
    needs: windows,
    find: ({ pathname, searchParams }) => {
      const [, id, secret] =
        /^\/(?:video\/|channels\/[\w-]+\/|showcase\/\d+\/video\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(
          pathname,
        ) ?? [];
      const given = secret ?? searchParams.get("h");
      const hash = given && /^[\da-f]+$/.test(given) ? given : "";
      if (!id) return null;
      return {
        src: `/video/${id}?autoplay=1&dnt=1${hash && `&h=${hash}`}`,
        page: `https://vimeo.com/${id}${hash && `/${hash}`}`,
      };
    },
  },
  {
    name: "Loom",
    hosts: ["loom.com", "www.loom.com"],
    origin: "https://www.loom.com",
    aspectRatio: widescreen,
    needs: windows,
    find: ({ pathname }) => {
      const [, id] = /^\/(?:share|embed)\/(?:[\w-]+-)?([\da-f]{32})\/?$/.exec(pathname) ?? [];
      return id
        ? { src: `/embed/${id}?autoplay=1`, page: `https://www.loom.com/share/${id}` }
        : null;
    },
  },
  {
    name: "Figma",
    hosts: ["figma.com", "www.figma.com", "embed.figma.com"],
    origin: "https://embed.figma.com",
    aspectRatio: widescreen,
    needs: [...windows, "allow-forms"],
    find: ({ pathname, searchParams }) => {
      const [, given, key] =
        /^\/(file|design|proto|board|slides|deck)\/([\dA-Za-z]+)(?:\/|$)/.exec(pathname) ?? [];
      if (!given || !key) return null;
      const kind = given === "file" ? "design" : given;
      const view = new URLSearchParams();
      for (const name of ["node-id", "starting-point-node-id", "page-id", "scaling"]) {
        const value = searchParams.get(name);
        if (value) view.set(name, value);
      }
      const query = (extra: Record<string, string>) => {
        const text = new URLSearchParams({ ...Object.fromEntries(view), ...extra }).toString();
        return text && `?${text}`;
      };
      return {
        src: `/${kind}/${key}${query({ "embed-host": "vitrine" })}`,
        page: `https://www.figma.com/${kind}/${key}${query({})}`,
      };
    },
  },
  {
    name: "CodePen",
    hosts: ["codepen.io", "www.codepen.io"],
    origin: "https://codepen.io",
    aspectRatio: 3 / 2,
    needs: [...windows, "allow-forms", "allow-modals"],
    find: ({ pathname }) => {
      const [, user, id] =
        /^\/((?:team\/)?[\w-]+)\/(?:pen|full|details|embed)\/(?:preview\/)?([\w-]+)\/?$/.exec(
          pathname,
        ) ?? [];
      if (!user || !id) return null;
      return {
        src: `/${user}/embed/${id}?default-tab=result`,
        page: `https://codepen.io/${user}/pen/${id}`,
      };
    },
  },
  {
    name: "Google Slides",
    hosts: ["docs.google.com"],
    origin: "https://docs.google.com",
    aspectRatio: 960 / 569,
    needs: windows,
    find: ({ pathname }) => {
      const [, document] = /^\/presentation\/d\/((?:e\/)?[\w-]{10,})(?:\/|$)/.exec(pathname) ?? [];
      if (!document) return null;
      const isPublished = document.startsWith("e/");
      return {
        src: `/presentation/d/${document}/${isPublished ? "pubembed" : "embed"}?start=false&loop=false`,
        page: `https://docs.google.com/presentation/d/${document}/${isPublished ? "pub" : "preview"}`,
      };
    },
  },
];

/** The allowed origins of frames. */
export const playerOrigins: readonly string[] = sites.map(({ origin }) => origin);

/** The names of the sites as an English list, for use in a sentence. */
export const playerSites: string = new Intl.ListFormat("en").format(sites.map(({ name }) => name));

/**
 * Finds the player of a page by the page's address, as copied from a browser. Tracking parameters are
 * removed. Null for other sites, and for pages of these sites that have no player.
 */
export function playerOf(address: string): Player | null {
  const given = address.trim();
  const whole = /^[a-z]+:/i.test(given) ? given : `https://${given}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username) return null;
  const site = sites.find(({ hosts }) => hosts.includes(url.hostname));
  const found = site?.find(url);
  if (!site || !found) return null;
  return {
    site: site.name,
    src: site.origin + found.src,
    page: found.page,
    aspectRatio: found.aspectRatio ?? site.aspectRatio,
    sandbox: ["allow-scripts", "allow-same-origin", ...site.needs].join(" "),
  };
}

/** The seconds in YouTube's notation of a time: 90, 90s, 1m30s, 1h2m3s. 0 for null and for any other text. */
function secondsOf(time: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time ?? "") ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
