import { createContext, RouterContextProvider } from "react-router";
import type { IEnvironment } from "relay-runtime";

declare module "react-router" {
  /** Gives the context of loaders its type. */
  interface Future {
    v8_middleware: true;
  }
}

const relayEnvironment = createContext<IEnvironment>();

/**
 * The context of route loaders. All pages share the routes, but each page that the server renders has its
 * own Relay environment.
 */
export function createRouteContext(environment: IEnvironment): RouterContextProvider {
  return new RouterContextProvider(new Map([[relayEnvironment, environment]]));
}

/** The Relay environment with which a loader loads data. */
export function environmentOf(context: Readonly<RouterContextProvider>): IEnvironment {
  return context.get(relayEnvironment);
}
