import { LRUCache } from "lru-cache";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { RelayEnvironmentProvider } from "react-relay";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { GraphQLResponse } from "relay-runtime";
import type { EntryRequest, Rendered } from "../pages/page-entry";
import { setCodeOf } from "../words/languages";
import { sets } from "../words/sets";
import { addBasePath, basePath, setBasePath } from "./base-path";
import { loadEveryBlock } from "./modules/blocks";
import { createEnvironment } from "./relay/environment";
import { requireData } from "./relay/request-error";
import { createRouteContext } from "./relay/route-context";
import { messagesOf } from "./rendering/messagesOf";
import {
  type Page,
  PageContext,
  type PageResponse,
  type ThemeColors,
  type ThemeProperties,
} from "./rendering/PageContext";
import { embedPageState } from "./rendering/pageState";
import { routes } from "./routes";
import { embedStructuredData } from "./site/head/structuredData";
import { homeMasonry } from "./site/home/layouts/homeMasonry";
import { provideMasonry } from "./site/home/layouts/loadedMasonry";
import { themeKeyOf } from "./site/theme/knownThemes";
import { themeProperties } from "./site/theme/themeColors";
import { stripBasePath } from "./strip-base-path";
import { firstFonts } from "./voices/firstFonts";
import { defaultVoice, voiceName } from "./voices/voice";
import { provideSets, setFiles } from "./words/loadedSets";

provideSets(sets);
const everyBlock = loadEveryBlock();
provideMasonry(homeMasonry);

let handler = createStaticHandler(routes);
let handled = "";

/**
 * The handler of the routes below a base path. The last handler is cached: a server has one base
 * path, and only tests run servers with several.
 */
function handlerBelow(path: string) {
  if (path !== handled) handler = createStaticHandler(routes, { basename: path || "/" });
  handled = path;
  return handler;
}

/**
 * Renders the page at an address: the whole document, with its data embedded for the browser. If a loader
 * redirects, returns the redirect.
 */
export async function render(request: EntryRequest): Promise<Rendered> {
  const { url, execute, reportError, postedForm = null } = request;
  await everyBlock;
  const handler = handlerBelow(request.basePath);
  const environment = createEnvironment(async ({ id, name }, variables) => {
    if (!id) throw new Error(`the document ${name} has no id`);
    return requireData((await execute({ id, variables })) as GraphQLResponse); // GraphQL's response format
  });
  const requestContext = createRouteContext(environment);
  const context = await handler.query(new Request(url), { requestContext });
  // From here on nothing is awaited, so that no other request sets another base path meanwhile.
  setBasePath(request.basePath);
  if (context instanceof Response) {
    // The router has added the base path. The server adds it to every redirect, so it is removed here.
    const { pathname, search, hash } = new URL(context.headers.get("location") ?? "/", url);
    return {
      kind: "redirect",
      status: context.status,
      location: `${stripBasePath(pathname) ?? "/"}${search}${hash}`,
    };
  }

  const response: PageResponse = {
    status: context.errors ? 500 : 200,
    things: [],
    firstPictures: [],
    modulePaths: [],
    deriveTheme,
  };
  const page: Page = {
    origin: url.origin + basePath,
    theme: null,
    siteTheme: null,
    words: null,
    voice: defaultVoice,
    fillsLargeScreens: false,
    postedForm,
    response,
  };
  const markup = renderToString(
    <StrictMode>
      <PageContext value={page}>
        <RelayEnvironmentProvider environment={environment}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </RelayEnvironmentProvider>
      </PageContext>
    </StrictMode>,
  );
  const state = embedPageState({
    records: environment.getStore().getSource().toJSON(),
    errors: messagesOf(context.errors, reportError),
    origin: page.origin,
    theme: page.theme,
    siteTheme: page.siteTheme,
    postedForm,
  });
  const data = embedStructuredData(response.things);
  return {
    kind: "page",
    status: response.status,
    html: `<!doctype html>${markup.replace("</body>", () => `${data}${state}</body>`)}`,
    isUnlisted: response.isUnlisted ?? false,
    modulePaths: [
      ...context.matches.map(({ route }) => `web/${route.id}`),
      ...response.modulePaths,
      ...wordFiles(page.words),
      `web/voices/${voiceName(page.voice)}.css`,
    ],
    firstPictures: response.firstPictures.map((picture) => ({
      ...picture,
      srcSet: addBasePath(picture.srcSet),
    })),
    firstFonts: firstFonts[page.voice],
  };
}

/** Cached themes by their colours; a site has one or two. */
const themes = new LRUCache<string, ThemeProperties>({ max: 20 });

/** Returns the CSS properties of a theme, which are computed once for each set of colours. */
function deriveTheme(colors: ThemeColors): ThemeProperties {
  const key = themeKeyOf(colors);
  const theme = themes.get(key) ?? themeProperties(colors);
  themes.set(key, theme);
  return theme;
}

/** The file with the texts of the page's language. Empty for English, which the site's code contains. */
function wordFiles(words: Page["words"]): string[] {
  const code = setCodeOf(words?.language ?? "en");
  return code === "en" ? [] : [setFiles[code]];
}
