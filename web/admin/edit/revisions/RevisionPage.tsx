import { graphql } from "react-relay";
import { Link, useParams } from "react-router";
import type { RevisionPageQuery } from "../../../__generated__/RevisionPageQuery.graphql";
import { loadEveryBlock } from "../../../modules/blocks";
import { paths } from "../../../paths";
import { useRouteQuery } from "../../../relay/query-route";
import { PageHead } from "../../../site/head/PageHead";
import { useSiteLanguage } from "../../../site/layout/useSiteLanguage";
import { ProjectFacts } from "../../../site/project/facts/ProjectFacts";
import { ProjectHero } from "../../../site/project/ProjectHero";
import { ProjectSections } from "../../../site/project/ProjectSections";
import { useSiteLayout } from "../../../site/SiteLayoutContext";
import { SiteWordsProvider } from "../../../words/SiteWordsProvider";
import { momentIn } from "../../adminLocale";
import { PaletteButton } from "../../layout/PaletteButton";
import { PaletteProvider } from "../../palette/PaletteProvider";
import { EditNotFound } from "../EditNotFound";
import "./RevisionPage.css";

export const revisionPageQuery = graphql`
  query RevisionPageQuery($databaseId: Int!, $version: Int!) @throwOnFieldError {
    projectByDatabaseId(databaseId: $databaseId) {
      revision(version: $version) {
        createdAt
        name
        language
        ...ProjectFacts_project
        ...ProjectHero_project
        caseStudy {
          ...ProjectSections_caseStudy
        }
      }
    }
  }
`;

const number = (text: string | undefined) => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0);

export const revisionVariables = ({
  id,
  version,
}: Readonly<Record<string, string | undefined>>) => ({
  databaseId: number(id),
  version: number(version),
});

/**
 * Loads the code of all blocks (the components that show modules). The function is in this file, so
 * that the bundler does not put it into a file that other pages load, too.
 */
export async function prepareRevision(): Promise<void> {
  await loadEveryBlock();
}

const moment = momentIn("UTC");

/** A project's page as it was in one of its revisions. Only the owner sees it. */
export function RevisionPage() {
  const { projectByDatabaseId: project } = useRouteQuery<RevisionPageQuery>(revisionPageQuery);
  const { databaseId, version } = revisionVariables(useParams());
  const revision = project?.revision;
  const siteWords = useSiteLayout()?.siteWords;
  const language = useSiteLanguage();
  if (!revision) return <EditNotFound />;
  return (
    <>
      <PageHead title={`${revision.name}, version ${version}`} />
      <header className="revision-bar quiet bar">
        <Link
          className="revision-bar-back row touchable brightens"
          to={paths.editProject(databaseId)}
        >
          <span aria-hidden="true">←</span> Back to editing
        </Link>
        <p className="revision-bar-words tabular">
          Version {version}, saved{" "}
          <time dateTime={revision.createdAt}>
            {moment.format(new Date(revision.createdAt))} UTC
          </time>
        </p>
        <PaletteProvider>
          <PaletteButton />
        </PaletteProvider>
      </header>
      <SiteWordsProvider siteWords={siteWords}>
        <main
          lang={revision.language || language}
          className="project project-page revision-page"
          id="content"
        >
          <ProjectHero project={revision} />
          <ProjectFacts project={revision} />
          <ProjectSections caseStudy={revision.caseStudy} />
        </main>
      </SiteWordsProvider>
    </>
  );
}
