import { graphql, useFragment } from "react-relay";
import type { ProjectGrid_projects$key } from "../../__generated__/ProjectGrid_projects.graphql";
import { useWords } from "../../words/WordsContext";
import { ratioOf } from "./cardSizes";
import type { HomeLayout } from "./layouts/homeLayout";
import { loadedMasonry } from "./layouts/loadedMasonry";
import { ProjectCard } from "./ProjectCard";
import "./ProjectGrid.css";

type Props = { projects: ProjectGrid_projects$key; layout: HomeLayout };

/**
 * The cards of the projects, in the order of the home page. Style sheets arrange them; only for the layout
 * WALL (masonry), code computes columns from the aspect ratios of the pictures.
 */
export function ProjectGrid({ projects, layout }: Props) {
  const say = useWords();
  const { edges } = useFragment(
    graphql`
      fragment ProjectGrid_projects on QueryHomeProjectsConnection {
        edges {
          node {
            id
            homeDisplayWidth
            homeHeroImage {
              asset {
                width
                height
              }
            }
            heroImage {
              asset {
                width
                height
              }
            }
            ...ProjectCard_project
          }
        }
      }
    `,
    projects,
  );
  const masonry =
    layout === "WALL"
      ? loadedMasonry()?.(
          edges.map(({ node }) => ratioOf((node.homeHeroImage ?? node.heroImage)?.asset)),
        )
      : undefined;
  const isHalf = (index: number) => edges[index]?.node.homeDisplayWidth === "HALF";
  // In the layout MOSAIC a half-width card without a second one beside it takes the whole row.
  let isPairOpen = false;
  const isWide = edges.map((_, index) => {
    const closesPair = isPairOpen;
    isPairOpen = !closesPair && isHalf(index) && isHalf(index + 1);
    return !isHalf(index) || (layout === "MOSAIC" && !closesPair && !isPairOpen);
  });
  return (
    <section aria-label={say("home.projects")}>
      <ul className="project-grid stack-wide" style={{ "--count": edges.length, ...masonry?.list }}>
        {edges.map(({ node }, index) => (
          <li
            key={node.id}
            className="project-grid-item"
            data-width={isWide[index] ? "full" : "half"}
            data-below={index > lastDelayed || undefined}
            style={{ "--index": Math.min(index, lastDelayed), ...masonry?.items[index]?.style }}
          >
            <ProjectCard
              project={node}
              box={{
                layout,
                isWide: isWide[index] === true,
                shares: masonry?.items[index]?.shares,
              }}
              index={index}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The index of the last card that appears with a delay. Later cards appear when they scroll into view, so
 * that nobody waits for them.
 */
const lastDelayed = 5;
