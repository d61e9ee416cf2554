/** The code that hydrates the page: its entry file, and the files that it imports. */
export type PageCode = {
  /**
   * Fetches the files with low priority, but does not parse them, because that takes processor time. Fetches
   * nothing on a slow connection, or if the browser asks to save data.
   */
  fetchAhead: () => Promise<void>;
  /** Whether the files have been fetched, so that running them takes no round trip. */
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

/** @returns whether the file was fetched */
function fetchFile(href: string): Promise<boolean> {
  const link = document.createElement("link");
  if (!link.relList.supports("prefetch")) {
    return fetch(href, { priority: "low" })
      .then(async (response) => response.ok && (await response.arrayBuffer()).byteLength > 0)
      .catch(() => false);
  }
  return new Promise((resolve) => {
    Object.assign(link, { rel: "prefetch", as: "script", href });
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
}
