import { graphql, useFragment } from "react-relay";
import type { ProjectThumbnails_project$key } from "../../../__generated__/ProjectThumbnails_project.graphql";
import { ThumbnailButton } from "./ThumbnailButton";
import "./ProjectThumbnails.css";

/** How many work images a card shows. */
const shownWorkImages = 2;

/** The pictures of a project, each a button that replaces it. */
export function ProjectThumbnails({ project }: { project: ProjectThumbnails_project$key }) {
  const data = useFragment(
    graphql`
      fragment ProjectThumbnails_project on Project {
        id
        homeHeroImage {
          ...ThumbnailButton_media
        }
        heroImage {
          ...ThumbnailButton_media
        }
        workImages {
          id
          media {
            ...ThumbnailButton_media
          }
        }
      }
    `,
    project,
  );
  const { id, homeHeroImage, heroImage, workImages } = data;
  const hidden = workImages.length - shownWorkImages;
  return (
    <ul className="project-thumbnails stack-close">
      <li>
        <ThumbnailButton
          projectId={id}
          image={{ hero: "HOME" }}
          label="Home hero"
          media={homeHeroImage ?? null}
        />
      </li>
      <li>
        <ThumbnailButton
          projectId={id}
          image={{ hero: "PAGE" }}
          label="Hero"
          media={heroImage ?? null}
        />
      </li>
      {workImages.slice(0, shownWorkImages).map((workImage, index) => (
        <li key={workImage.id}>
          <ThumbnailButton
            projectId={id}
            image={{ workImageId: workImage.id }}
            label={`Work ${index + 1}`}
            media={workImage.media}
          />
          {hidden > 0 && index === shownWorkImages - 1 && (
            <span className="project-thumbnails-more smaller strong">
              +{hidden}
              <span className="visually-hidden"> more work images</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
