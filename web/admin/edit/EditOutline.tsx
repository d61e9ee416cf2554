import { type ProjectValues, sectionKeys, sections } from "./model/projectValues";
import { ReadingTime } from "./ReadingTime";
import "./EditOutline.css";

/** The parts of the page beside it, each a way there. */
export function EditOutline({ values }: { values: ProjectValues }) {
  return (
    <nav className="edit-outline" aria-label="Parts of the project">
      <ul>
        <li>
          <a className="edit-outline-link" href="#basic-information">
            Basic Information
          </a>
        </li>
        <li>
          <a className="edit-outline-link" href="#facts">
            Facts
          </a>
        </li>
        <li>
          <a className="edit-outline-link" href="#images">
            Images
          </a>
        </li>
        <li>
          <a className="edit-outline-link" href="#sharing">
            Search and Sharing
          </a>
        </li>
        {sectionKeys.map((key) => (
          <li key={key}>
            <a className="edit-outline-link" href={`#section-${key}`}>
              {sections[key].name}
              <span className="edit-outline-count">
                {values[key].length}
                <span className="visually-hidden"> modules</span>
              </span>
            </a>
          </li>
        ))}
        <li>
          <a className="edit-outline-link" href="#revisions">
            Revisions
          </a>
        </li>
      </ul>
      <ReadingTime values={values} />
    </nav>
  );
}
