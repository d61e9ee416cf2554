import { z } from "zod";
import { sectionKeys } from "../../content/sections.ts";
import { cutSlug, longestSlug } from "../../words/cut-slug.ts";
import { parseJson } from "../parse-json.ts";
import { refusal, UserFault } from "../validation/accept.ts";
import { sectionsOfMarkdown } from "./sections-of-markdown.ts";
import { type Hands, mutate, type Tool, tool } from "./tool.ts";

type Described = { altText: string; isDecorative: boolean };

const isDescribed = ({ altText, isDecorative }: Described) => altText !== "" || isDecorative;

type Picture = Described & {
  id: string;
  path: string;
  mediaType: string;
  width: number;
  height: number;
  thumbnail: string | null;
};

/** The picture at a path. @throws {UserFault} NOT_FOUND */
async function findPicture(run: Hands["run"], path: string): Promise<Picture> {
  const { mediaAsset } = await run<{ mediaAsset: Picture | null }>(
    "query ($path: String!) { mediaAsset(path: $path) { id path mediaType width height thumbnail altText isDecorative } }",
    { path },
  );
  if (!mediaAsset) throw refusal("NOT_FOUND", "There is no picture at this path.", "path");
  return mediaAsset;
}

const slug = z.string().describe("The slug of the project, the last part of its address.");
const markdown = z
  .string()
  .describe(
    "Markdown. A heading with the name of a section (Role, Why, Result, Process, Solution, Shipped Goods) begins that section. Refer to a picture by its path: ![](/objects/…).",
  );
const path = z.string().describe("The path of a picture, such as /objects/….");

const projectFields =
  "id name slug visibility updatedAt facts { client year role tags team { name role } links { label url } }";

type Project = { id: string; name: string };

async function findProject({ run }: Hands, slug: string): Promise<Project> {
  const { project } = await run<{ project: Project | null }>(
    "query ($slug: String!) { project(slug: $slug) { id name } }",
    { slug },
  );
  if (!project) throw refusal("NOT_FOUND", "There is no project with this slug.", "slug");
  return project;
}

/** Makes a project. If its slug is taken, a number is added to the slug. */
async function createProject(
  hands: Hands,
  { slug: wanted, ...fields }: { slug: string },
): Promise<object> {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? "" : `-${number}`;
    const input = { ...fields, slug: cutSlug(wanted, longestSlug - ending.length) + ending };
    try {
      const selection = "project { id slug visibility }";
      return (await mutate<{ project: object }>(hands, "createProject", input, selection)).project;
    } catch (error) {
      const [fault] = error instanceof UserFault ? error.errors : [];
      if (fault?.code !== "SLUG_TAKEN") throw error;
    }
  }
}

type Changed = { isDraft: boolean; project: { visibility: string } };

/** Describes the result of a change: it was made, or it waits for the owner as a draft. */
function tell({ isDraft, project }: Changed): { done: string } {
  if (isDraft) {
    return {
      done: "Visitors see this project, so the change waits as a draft. The owner finds it in the editor.",
    };
  }
  return {
    done:
      project.visibility === "DRAFT"
        ? "The project is changed. It is a draft; visitors do not see it."
        : "The project is changed, and visitors see the change.",
  };
}

async function propose(hands: Hands, slug: string, change: object) {
  const { id } = await findProject(hands, slug);
  const selection = "isDraft project { visibility }";
  return tell(await mutate(hands, "updateProject", { id, ...change }, selection));
}

async function addPicture(
  hands: Hands,
  picture: { data: string; fileName: string; description: string },
): Promise<string> {
  const bytes = Buffer.from(picture.data, "base64");
  const { uploadURL } = await mutate<{ uploadURL: string }>(
    hands,
    "requestUpload",
    { byteSize: bytes.length, fileName: picture.fileName },
    "uploadURL",
  );
  await hands.send(uploadURL, bytes);
  const { asset } = await mutate<{ asset: Described & { id: string; path: string } }>(
    hands,
    "finalizeUpload",
    { uploadURL },
    "asset { id path altText isDecorative }",
  );
  // A picture that the library already has keeps its description.
  if (picture.description && !isDescribed(asset)) {
    const input = { id: asset.id, altText: picture.description };
    await mutate(hands, "updateMediaAsset", input, "asset { id }");
  }
  return asset.path;
}

type Connection<Node> = { edges: { node: Node }[] };
const nodes = <Node>({ edges }: Connection<Node>) => edges.map(({ node }) => node);

/** The maximum width of a picture that an agent looks at, in pixels. */
const lookedAt = 960;

/** The maximum height of a WebP, in pixels. */
const maxWebpHeight = 16_383;

/** The address of a version of a picture that is not too large for an agent. */
function smallVersion({ path, mediaType, width, height, thumbnail }: Picture): string {
  if (width <= lookedAt) return path;
  const hasVersion = mediaType !== "image/svg+xml" && (height * lookedAt) / width <= maxWebpHeight;
  return hasVersion ? `${path}/${lookedAt}.webp` : (thumbnail ?? path);
}

export const tools: readonly Tool[] = [
  tool(
    "list_projects",
    "Lists the projects, including drafts, 100 at most.",
    {},
    async (_input, { run }) => {
      const { projects } = await run<{ projects: Connection<object> }>(
        `{ projects(first: 100) { edges { node { ${projectFields} } } } }`,
      );
      return nodes(projects);
    },
    true,
  ),
  tool(
    "read_project",
    "Reads one project: facts, pictures, and the modules of its sections.",
    { slug },
    async (input, { run }) => {
      const columns = sectionKeys.map((key) => `${key}Content`).join(" ");
      const { project } = await run<{
        project: { caseStudy: Record<string, string> | null } | null;
      }>(
        `query ($slug: String!) { project(slug: $slug) {
          ${projectFields} workImages { media { src } } caseStudy { ${columns} }
        } }`,
        input,
      );
      if (!project) throw refusal("NOT_FOUND", "There is no project with this slug.", "slug");
      const sections = sectionKeys.map((key) => [
        key,
        parseJson(project.caseStudy?.[`${key}Content`] ?? "[]") ?? null,
      ]);
      return { ...project, caseStudy: Object.fromEntries(sections) };
    },
    true,
  ),
  tool(
    "draft_project",
    "Makes a draft project from Markdown. Add its pictures first, with add_picture.",
    { title: z.string(), markdown },
    async ({ title, markdown }, hands) => {
      const { slugOf } = await import("../../words/slug-of.ts");
      const { siteWords } = await hands.run<{ siteWords: { language: string } | null }>(
        "{ siteWords { language } }",
      );
      const input = {
        name: title,
        slug: slugOf(title, siteWords?.language ?? "en") || "project",
        visibility: "DRAFT",
        sectionTexts: sectionsOfMarkdown(markdown, title),
      };
      return createProject(hands, input);
    },
  ),
  tool(
    "add_picture",
    "Adds a picture to the library. Visitors see it once a project that they see shows it.",
    {
      data: z.base64().describe("The file, in base64."),
      fileName: z.string(),
      description: z.string().describe("What it shows, for people who cannot see it."),
    },
    async (input, hands) => ({ path: await addPicture(hands, input) }),
  ),
  tool(
    "propose_text",
    "Proposes new content for one section of a project. It replaces the present content.",
    {
      slug,
      section: z.enum(sectionKeys),
      markdown: z
        .string()
        .describe(
          "Markdown of this section alone, without headings that are names of other sections. Refer to a picture by its path: ![](/objects/…).",
        ),
    },
    async ({ slug, section, markdown }, hands) => {
      const { name } = await findProject(hands, slug);
      const written = sectionsOfMarkdown(markdown, name, section);
      const keys = Object.keys(written);
      if (keys.length === 0) throw refusal("INVALID", "There is no text in it.", "markdown");
      if (keys.some((key) => key !== section)) {
        const message = "A heading in it begins another section. Propose each section by itself.";
        throw refusal("INVALID", message, "markdown");
      }
      return propose(hands, slug, { sectionTexts: written });
    },
  ),
  tool(
    "propose_facts",
    "Proposes the name or the facts of a project. Omitted facts stay unchanged.",
    {
      slug,
      name: z.string().optional(),
      client: z.string().optional(),
      year: z.string().optional(),
      role: z.string().optional(),
      tags: z.array(z.string()).optional(),
    },
    ({ slug, name, ...facts }, hands) => propose(hands, slug, { ...(name && { name }), facts }),
  ),
  tool(
    "propose_work_images",
    "Proposes the pictures of a project in the work grid, and the one at the head of its page.",
    { slug, paths: z.array(path), hero: path.optional() },
    ({ slug, paths, hero }, hands) =>
      propose(hands, slug, { workImages: paths, ...(hero && { heroImage: hero }) }),
  ),
  tool(
    "list_undescribed_pictures",
    "Lists pictures that need a description and have none.",
    {},
    async (_input, { run }) => {
      const { mediaAssets } = await run<{ mediaAssets: Connection<object> }>(
        "{ mediaAssets(first: 100, kind: IMAGE, lacksDescription: true) { edges { node { path fileName } } } }",
      );
      return nodes(mediaAssets);
    },
    true,
  ),
  tool(
    "look_at_picture",
    "Returns a picture, so that it can be described.",
    { path },
    async ({ path }, { run, look }) => look(smallVersion(await findPicture(run, path))),
    true,
  ),
  tool(
    "describe_picture",
    "Adds a description to a picture that has none. Where visitors see the picture, the description is only offered to the owner.",
    { path, description: z.string() },
    async ({ path, description }, hands) => {
      const picture = await findPicture(hands.run, path);
      if (isDescribed(picture)) {
        throw refusal("INVALID", "This picture has a description, or is decorative.", "path");
      }
      const input = { id: picture.id, altText: description };
      const { asset } = await mutate<{ asset: { altText: string } }>(
        hands,
        "updateMediaAsset",
        input,
        "asset { altText }",
      );
      return { done: asset.altText ? "It is described." : "The owner is offered the description." };
    },
  ),
  tool(
    "list_messages",
    "Lists the messages in the inbox. Needs the scope INBOX.",
    {},
    async (_input, { run }) => {
      const { inbox } = await run<{ inbox: { messages: Connection<object> } }>(
        "{ inbox { messages(first: 50) { edges { node { id name email company message createdAt readAt } } } } }",
      );
      return nodes(inbox.messages);
    },
    true,
  ),
  tool(
    "read_site",
    "Reads the name and tagline of the owner, the banner and the texts of the About page.",
    {},
    (_input, { run }) =>
      run(
        "{ siteIdentity { ownerName tagline } banner { isActive content } aboutContent { mainHeading mainParagraph currentRole } }",
      ),
    true,
  ),
];
