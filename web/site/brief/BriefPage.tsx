import { graphql } from "react-relay";
import type { BriefPageQuery } from "../../__generated__/BriefPageQuery.graphql";
import { paths } from "../../paths";
import { queryLoader, useRouteQuery } from "../../relay/query-route";
import { LanguageAround } from "../../words/LanguageAround";
import { useWords } from "../../words/WordsContext";
import { PageHead } from "../head/PageHead";
import { ListLink } from "../links/ListLink";
import { PdfLink } from "../links/PdfLink";
import { NotFoundPage } from "../not-found/NotFoundPage";
import { BriefParts } from "./BriefParts";
import "./BriefPage.css";

const briefPageQuery = graphql`
  query BriefPageQuery @throwOnFieldError {
    briefProjects {
      id
      name
      language
      slug
      brief {
        outcome
        ...BriefParts_brief
      }
    }
  }
`;

/**
 * The page of briefs: several projects, each as a summary in a few words and pictures (its brief).
 */
export function BriefPage() {
  const { briefProjects } = useRouteQuery<BriefPageQuery>(briefPageQuery);
  const say = useWords();
  if (briefProjects.length === 0) return <NotFoundPage />;
  return (
    <main className="page sheet brief-page" id="content">
      <PageHead
        title={say("brief.title")}
        description={briefProjects[0]?.brief?.outcome || undefined}
        card={paths.card("brief")}
        listedAt={paths.brief}
      />
      <h1 className="brief-page-heading display-text">{say("brief.title")}</h1>
      {briefProjects.map((project) => (
        <article
          key={project.id}
          className="brief-project stack-widest"
          lang={project.language || undefined}
        >
          <h2 className="brief-project-name strong" dir="auto">
            <ListLink
              className="brief-project-link"
              to={paths.project(project.slug)}
              viewTransition
            >
              {project.name}
            </ListLink>
          </h2>
          <LanguageAround value={project.language}>
            {project.brief && <BriefParts brief={project.brief} />}
          </LanguageAround>
        </article>
      ))}
      <PdfLink pdf={paths.briefPdf} slides={paths.briefSlides} />
    </main>
  );
}

/** The route of the page of briefs, in one module, so that its code is one chunk. */
export const briefRoute = {
  Component: BriefPage,
  loader: queryLoader({ query: briefPageQuery }),
};
