import { useIconVersion } from "./useIconVersion";

/** The site's icon. */
export function SiteIcons() {
  const version = useIconVersion();
  return (
    <>
      <link rel="icon" href={`/favicon.ico?v=${version}`} sizes="32x32" />
      <link rel="icon" href={`/favicon.svg?v=${version}`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`/apple-touch-icon.png?v=${version}`} />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}
