const tagManager = "https://www.googletagmanager.com";
const analyticsServers = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

/**
 * What a page may load and do. Scripts come as files of the site alone; content may show pictures and
 * films of other sites; colours and sizes computed from data need styles in the markup.
 */
export function contentSecurityPolicy(hasAnalytics: boolean): Record<string, string[]> {
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...(hasAnalytics ? [tagManager] : [])],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", "https:"],
    "media-src": ["'self'", "blob:", "https:"],
    "connect-src": ["'self'", ...(hasAnalytics ? analyticsServers : [])],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
}
