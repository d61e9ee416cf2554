import { useWords } from "../../words/WordsContext";
import { PageHead } from "../head/PageHead";
import { useSiteName } from "../useSiteName";
import { aboutTexts } from "./aboutTexts";
import { CollaboratorsError } from "./CollaboratorsError";

/** The About page with the default texts. It is shown if none of the page's data could be fetched. */
export function UnreadAbout() {
  const say = useWords();
  const site = { name: useSiteName(), showsSamples: true, say };
  const { heading, words, role } = aboutTexts(null, site);
  return (
    <main className="page sheet" id="content">
      <PageHead title={say("about.title")} />
      <div className="about-intro">
        <div className="about-words">
          <h1 className="about-heading display-text">{heading}</h1>
          <div className="about-text">
            <p>{words}</p>
            <p className="about-role muted">{role}</p>
          </div>
        </div>
      </div>
      <section className="collaborators" aria-labelledby="collaborators-heading">
        <h2 className="collaborators-heading display-text" id="collaborators-heading">
          {say("about.collaborators")}
        </h2>
        <CollaboratorsError />
      </section>
    </main>
  );
}
