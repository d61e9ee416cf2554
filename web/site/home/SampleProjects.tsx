import { useWords } from "../../words/WordsContext";
import { CardPlaceholder } from "./CardPlaceholder";
import "./ProjectCard.css";
import "./ProjectGrid.css";

const samples = [
  { name: "home.sampleOne", width: "full" },
  { name: "home.sampleTwo", width: "half" },
  { name: "home.sampleThree", width: "half" },
] as const;

/**
 * Placeholder cards, which show what a page with projects looks like: one wide card, and two beside each
 * other.
 */
export function SampleProjects() {
  const say = useWords();
  return (
    <section aria-label={say("home.samples")}>
      <ul className="project-grid stack-wide">
        {samples.map(({ name, width }, index) => (
          <li
            key={name}
            className="project-grid-item"
            data-width={width}
            style={{ "--index": index }}
          >
            <div className="project-card">
              <span className="card-picture">
                <CardPlaceholder index={index} />
              </span>
              <span className="card-name label-text row" data-always="">
                {say(name)}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
