import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { projectFields } from "../../../../content/project-fields";
import { sectionKeys, sections } from "../../../../content/sections";
import type {
  FilePlaces_asset$data,
  FilePlaces_asset$key,
} from "../../../__generated__/FilePlaces_asset.graphql";
import { paths } from "../../../paths";
import { moduleInAddress, placeAddress } from "../../addresses/placeAddress";
import { type SectionNaming, serverSections, useSectionNaming } from "../../editing/sectionNames";

type Props = {
  asset: FilePlaces_asset$key;
  /** Called when a link is followed, so that a dialog closes even if the link leads to the same page. */
  onFollow?: (() => void) | undefined;
};

/** The places where a file is used, as links to their fields, without duplicates. */
export function FilePlaces({ asset, onFollow }: Props) {
  const { path, uses, useCount } = useFragment(
    graphql`
      fragment FilePlaces_asset on MediaAsset {
        path
        useCount
        uses(first: 20) {
          edges {
            node {
              place
              isHidden
              isStart
              isInTrash
              modulePlaces
              project {
                databaseId
                name
                sectionLayout {
                  section
                  name
                }
              }
            }
          }
        }
      }
    `,
    asset,
  );
  const nameSection = useSectionNaming();
  if (useCount === 0) {
    return <p className="quiet">Not used. Earlier versions of a project may show it.</p>;
  }
  const places = eachOnce(uses.edges.flatMap(({ node }) => describePlaces(node, nameSection)));
  const rest = useCount - uses.edges.length;
  return (
    <ul className="file-places stack-tight small">
      {places.map(({ words, to }) => (
        <li key={words}>
          {to ? (
            <Link className="text-link" to={to} state={{ file: path }} onClick={onFollow}>
              {words}
            </Link>
          ) : (
            words
          )}
        </li>
      ))}
      {rest > 0 && <li>and {rest} more</li>}
    </ul>
  );
}

/** Removes duplicates, because a module may contain a picture twice. */
function eachOnce(places: readonly FilePlace[]) {
  return [...new Map(places.map((place) => [place.words, place])).values()];
}

type FileUse = FilePlaces_asset$data["uses"]["edges"][number]["node"];

type Panel = {
  panel: string;
  /** The field, if the panel has several. */
  field?: string;
  /** Whether the panel is a section of a project, which is shown by the section's name for visitors. */
  isSection?: boolean;
};

const images = (field: string): Panel => ({ panel: "Images", field });

const projectPanels: Record<string, Panel> = {
  HOME_HERO_IMAGE: images(projectFields.homeHeroImage.label),
  HERO_IMAGE: images(projectFields.heroImage.label),
  WORK_IMAGES: images(projectFields.workImages.label),
  SOCIAL_IMAGE: { panel: "Search and Sharing", field: projectFields.socialImage.label },
  ...Object.fromEntries(
    sectionKeys.map((key) => [serverSections[key], { panel: sections[key].name, isSection: true }]),
  ),
};

const sitePanels: Record<string, Panel> = {
  LOGO: { panel: "Site Identity", field: "Logo" },
  PORTRAIT: { panel: "Site Identity", field: "Portrait" },
  TEASER_PHOTO: { panel: "Site Identity", field: "Teaser photo" },
  SOCIAL_IMAGE: { panel: "Search and Sharing", field: "Social picture" },
  FAVICON: { panel: "Favicon", field: "Icon" },
};

/** The address of the settings page with the field that uses a file of the site. */
const pageOf = (place: string) => (place === "FAVICON" ? paths.adminSettings : paths.siteSettings);

type FilePlace = { words: string; to: string | null };

/** The places of a use in words. `to` is the address of the field; null in the trash or if not known. */
export function describePlaces(use: FileUse, nameSection: SectionNaming): FilePlace[] {
  const { place, project, modulePlaces } = use;
  const known = (project ? projectPanels : sitePanels)[place];
  const ownName = project?.sectionLayout.find(({ section }) => section === place)?.name.trim();
  const name = known?.isSection
    ? ownName || nameSection(place)
    : (known?.field ?? known?.panel ?? "Another place");
  const notes = [
    ...(use.isStart ? ["until it plays"] : []),
    ...(use.isHidden ? ["hidden"] : []),
    ...(use.isInTrash ? ["in the trash"] : []),
  ];
  const say = (...parts: string[]) =>
    [`${project?.name ?? "Site"}: ${name}`, ...parts, ...notes].join(", ");
  if (!known || use.isInTrash) return [{ words: say(), to: null }];
  const page = project ? paths.editProject(project.databaseId) : pageOf(place);
  if (modulePlaces.length === 0) {
    return [{ words: say(), to: placeAddress(page, known.panel, known.field) }];
  }
  return modulePlaces.map((number) => ({
    words: say(`module ${number}`),
    to: placeAddress(page, known.panel, moduleInAddress(number)),
  }));
}
