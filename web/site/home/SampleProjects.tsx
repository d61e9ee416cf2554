import { CardPlaceholder } from "./CardPlaceholder";
import "./ProjectCard.css";
import "./ProjectGrid.css";

const samples = [
  { name: "Sample project one", width: "full", variant: 0 },
  { name: "Sample project two", width: "half", variant: 1 },
  { name: "Sample project three", width: "half", variant: 2 },
] as const;

/** What the page will look like once there are projects: one card across, two beside each other. */
export function SampleProjects() {
  return (
    <section aria-label="Sample projects">
      <ul className="project-grid">
        {samples.map(({ name, width, variant }, index) => (
          <li
            key={name}
            className="project-grid-item"
            data-width={width}
            style={{ "--index": index }}
          >
            <div className="project-card">
              <CardPlaceholder variant={variant} />
              <span className="card-name" data-always="">
                {name}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
