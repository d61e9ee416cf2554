/** The code that takes the page over: the file that does it, and those that it needs. */
export type PageCode = {
  /** Has the files fetched when nothing else is, but not read: that takes a processor's time. */
  fetchAhead: () => Promise<void>;
  /** Whether they have been fetched, so that running them takes no round trip. */
  isHere: () => boolean;
  run: () => Promise<void>;
};

export function pageCode(entry: string, scripts: readonly string[]): PageCode {
  let isHere = false;
  return {
    fetchAhead: async () => {
      const { saveData, effectiveType = "4g" } = navigator.connection ?? {};
      if (saveData || effectiveType !== "4g") return;
      const fetched = await Promise.all([...scripts, entry].map(fetchFile));
      isHere = fetched.every(Boolean);
    },
    isHere: () => isHere,
    run: async () => {
      for (const href of scripts) {
        document.head.append(
          Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
        );
      }
      await import(/* @vite-ignore */ entry);
    },
  };
}

/** @returns whether it came */
function fetchFile(href: string): Promise<boolean> {
  const link = document.createElement("link");
  if (!link.relList.supports("prefetch")) {
    return fetch(href, { priority: "low" }).then(
      async (response) => response.ok && (await response.arrayBuffer()).byteLength > 0,
      () => false,
    );
  }
  return new Promise((resolve) => {
    Object.assign(link, { rel: "prefetch", as: "script", href });
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
}
