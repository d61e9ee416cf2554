/** The ids that tie a tab and its panel together. */
export const tabId = (slug: string) => `tab-${slug}`;
export const panelId = (slug: string) => `panel-${slug}`;
