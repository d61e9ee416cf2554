import "./FilePlaces.css";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { projectFields } from "../../../../content/project-fields";
import { sections } from "../../../../content/sections";
import type {
  FilePlaces_asset$data,
  FilePlaces_asset$key,
} from "../../../__generated__/FilePlaces_asset.graphql";
import { paths } from "../../../paths";
import { moduleInAddress, placeAddress } from "../../addresses/placeAddress";

type Props = {
  asset: FilePlaces_asset$key;
  /** Called when a link is followed, which may lead to the same page. */
  onFollow?: (() => void) | undefined;
};

/** The places of a file as links to their fields, without duplicates. */
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
              }
            }
          }
        }
      }
    `,
    asset,
  );
  if (useCount === 0) {
    return <p className="file-places-none">Not used. Earlier versions of a project may show it.</p>;
  }
  const places = eachOnce(uses.edges.map(({ node }) => node));
  const rest = useCount - uses.edges.length;
  return (
    <ul className="file-places">
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

/** A module may contain a picture twice. */
function eachOnce(uses: readonly FileUse[]) {
  const places = uses.flatMap(describePlaces);
  return [...new Map(places.map((place) => [place.words, place])).values()];
}

type FileUse = FilePlaces_asset$data["uses"]["edges"][number]["node"];

type Panel = {
  panel: string;
  /** The field, where the place has several. */
  field?: string;
};

const images = (field: string): Panel => ({ panel: "Images", field });

const projectPanels: Record<string, Panel> = {
  HOME_HERO_IMAGE: images(projectFields.homeHeroImage.label),
  HERO_IMAGE: images(projectFields.heroImage.label),
  WORK_IMAGES: images(projectFields.workImages.label),
  SOCIAL_IMAGE: { panel: "Search and Sharing", field: projectFields.socialImage.label },
  ROLE: { panel: sections.role.name },
  WHY: { panel: sections.why.name },
  RESULT: { panel: sections.result.name },
  PROCESS: { panel: sections.process.name },
  SOLUTION: { panel: sections.solution.name },
  SHIPPED_GOODS: { panel: sections.shippedGoods.name },
};

const sitePanels: Record<string, Panel> = {
  LOGO: { panel: "Site Identity", field: "Logo" },
  PORTRAIT: { panel: "Site Identity", field: "Portrait" },
  TEASER_PHOTO: { panel: "Site Identity", field: "Teaser photo" },
  SOCIAL_IMAGE: { panel: "Search and Sharing", field: "Social picture" },
  FAVICON: { panel: "Favicon", field: "Icon" },
};

/** The settings page with the panel. */
const pageOf = (place: string) => (place === "FAVICON" ? paths.adminSettings : paths.siteSettings);

type FilePlace = { words: string; to: string | null };

/** The places of a use in words, with the addresses of their fields. Null where nothing can be edited. */
export function describePlaces(use: FileUse): FilePlace[] {
  const { place, project, modulePlaces } = use;
  const known = (project ? projectPanels : sitePanels)[place];
  const name = known?.field ?? known?.panel ?? "Another place";
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
