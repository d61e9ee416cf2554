import type { Locator, Page } from "playwright-core";
import { openAsOwner } from "./admin.ts";
import type { Journey, OpenOptions } from "./journey.ts";
import { visit } from "./navigation.ts";

type NewProject = {
  page: Page;
  id: number;
  name: string;
  slug: string;
  /** Reads the project as the REST API returns it. */
  stored: () => Promise<Record<string, unknown>>;
};

let count = 0;

/** Makes an empty project, and opens the list of projects, in which the new project is last. */
export async function listNewProject(
  journey: Journey,
  options: OpenOptions = {},
): Promise<NewProject> {
  const { origin } = journey.server;
  count += 1;
  const made = { id: 0, name: `New ${count}`, slug: `new-${count}` };
  const page = await openAsOwner(journey, "/admin", {
    ...options,
    prepare: async ({ request }) => {
      const data = { name: made.name, slug: made.slug };
      const sent = await request.post(`${origin}/api/projects`, { headers: { origin }, data });
      made.id = (await sent.json()).id;
    },
  });
  const stored = async () => (await page.request.get(`${origin}/api/projects/${made.id}`)).json();
  return { ...made, page, stored };
}

/** Makes an empty project, and opens its editor from the list of projects. */
export async function editNewProject(
  journey: Journey,
  options: OpenOptions = {},
): Promise<NewProject> {
  const project = await listNewProject(journey, options);
  await visit(project.page, `/admin/edit/${project.id}`);
  return project;
}

/** Waits for the editor, which opens after a project was created, and goes back to the list of projects. */
export async function backToList(page: Page): Promise<void> {
  await page.getByRole("heading", { name: /^Edit Project: / }).waitFor();
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await page.getByRole("heading", { name: "Project Management" }).waitFor();
}

/** Chooses the visibility Public in a form that proposes Draft. */
export async function choosePublic(form: Locator): Promise<void> {
  await form.getByRole("radio", { name: "Public" }).check();
}
