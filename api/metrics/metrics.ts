/** The kind of a response, by its address. */
type Kind = "page" | "graphql" | "rest" | "media" | "asset";

/**
 * A response to count. `cache` is `hit` for a cached response, `miss` for a response that was rendered for
 * the cache, and `pass` for a response that is never cached.
 */
type Outcome = { url: string; status: number; cache: string; milliseconds: number };

export type Metrics = {
  /** Counts a response. */
  count: (outcome: Outcome) => void;
  /** Adds a gauge. `read` is called whenever Prometheus reads the metrics; if it fails, the gauge is NaN. */
  watch: (name: string, help: string, read: () => number | Promise<number>) => void;
  /** All metrics in the text format of Prometheus. */
  read: () => Promise<string>;
  contentType: string;
};

/** The upper limits of the histogram's buckets, in seconds. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 10];

const kinds: readonly [start: string, kind: Kind][] = [
  ["/objects/", "media"],
  ["/documents/", "media"],
  ["/uploads/", "media"],
  ["/assets/", "asset"],
  ["/graphql", "graphql"],
  ["/api/", "rest"],
  ["/mcp", "rest"],
  ["/s3/", "media"],
];

const kindOf = (url: string): Kind => kinds.find(([start]) => url.startsWith(start))?.[1] ?? "page";

/** Imports the library only where metrics are enabled, because importing it slows the start. */
export async function openMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const responses = new Histogram({
    name: "vitrine_response_seconds",
    help: "Time from the start of a request to the end of its response, by kind of address, use of the cache and status class.",
    labelNames: ["kind", "cache", "status"],
    buckets,
    registers: [registry],
  });
  return {
    count: ({ url, status, cache, milliseconds }) =>
      responses.observe(
        { kind: kindOf(url), cache, status: `${Math.floor(status / 100)}xx` },
        milliseconds / 1_000,
      ),
    watch: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(
            await Promise.resolve()
              .then(read)
              .catch(() => Number.NaN),
          );
        },
      });
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
