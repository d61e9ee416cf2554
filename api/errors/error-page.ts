/** What people see where the site cannot show a page at all. */
export const errorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Something went wrong</title></head><body><h1>Something went wrong</h1><p>The site could not show this page. It may work in a moment.</p><p><a href="/">Back to Home</a></p></body></html>`;

/** What is shown at an address that can be none of the site's. */
export const missingPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Page not found</title></head><body><h1>Page not found</h1><p>There is nothing at this address.</p><p><a href="/">Back to Home</a></p></body></html>`;

/** What is shown to whom asks for too much at once. */
export const busyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Too many requests</title></head><body><h1>Too many requests</h1><p>There were very many from your network. Please try again in a few seconds.</p></body></html>`;
