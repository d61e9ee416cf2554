import { graphql } from "react-relay";
import { useLocation } from "react-router";
import type { SlidesPageQuery } from "../../__generated__/SlidesPageQuery.graphql";
import { paths } from "../../paths";
import { useRouteQuery } from "../../relay/query-route";
import { useWords } from "../../words/WordsContext";
import { PageHead } from "../head/PageHead";
import { NotFoundPage } from "../not-found/NotFoundPage";
import { useSiteName } from "../useSiteName";
import { Deck } from "./Deck";

export const slidesPageQuery = graphql`
  query SlidesPageQuery($of: Presented!, $slug: String!, $withNotes: Boolean!)
  @throwOnFieldError {
    presentation(of: $of, slug: $slug, withNotes: $withNotes) {
      name
      language
      slug
      caseStudy {
        ...blocksOf_caseStudy
      }
      ...Deck_projects
    }
    project(slug: $slug) {
      ...readLight_project
    }
  }
`;

/** Whether a path is the address of the presenter's window, which shows the owner's notes. */
export const isPresentersWindow = (pathname: string) => /\/notes\/*$/i.test(pathname);

/** The slides of a project, of all briefs (summaries of projects), or of the projects of a share link. */
export function SlidesPage() {
  const { presentation } = useRouteQuery<SlidesPageQuery>(slidesPageQuery);
  const say = useWords();
  const siteName = useSiteName();
  const { pathname } = useLocation();
  const [first] = presentation;
  if (!first) return <NotFoundPage />;
  const isProject = pathname.toLowerCase().startsWith("/project/");
  const isBrief = pathname.toLowerCase().startsWith(paths.brief);
  const back = isProject ? paths.project(first.slug) : isBrief ? paths.brief : paths.home;
  const name = isProject ? first.name : siteName;
  return (
    <>
      <PageHead title={`${name}: ${say("slides.link")}`} />
      <Deck
        projects={presentation}
        isBrief={isBrief}
        back={back}
        isPresenters={isPresentersWindow(pathname)}
      />
    </>
  );
}
