import { Suspense } from "react";
import { graphql } from "react-relay";
import { Link, Outlet, useLocation } from "react-router";
import type { AdminLayoutQuery } from "../../__generated__/AdminLayoutQuery.graphql";
import { paths } from "../../paths";
import { useRouteQuery } from "../../relay/query-route";
import { useSignOut } from "../../site/access/useSignOut";
import { useSiteName } from "../../site/useSiteName";
import { Button } from "../../ui/button/Button";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs/Tabs";
import { BackupProblem } from "../backups/BackupProblem";
import { LastBackup } from "../backups/LastBackup";
import { ConditionNotices } from "../condition/ConditionNotices";
import { UnreadCount } from "../inbox/UnreadCount";
import { PaletteButton } from "../layout/PaletteButton";
import { TabSkeleton } from "../layout/TabSkeleton";
import { MissingStills } from "../library/files/MissingStills";
import { NewReadCount } from "../links/reading/NewReadCount";
import { CreateProjectButton } from "../projects/create/CreateProjectButton";
import "./AdminLayout.css";

export const adminLayoutQuery = graphql`
  query AdminLayoutQuery @throwOnFieldError {
    inbox {
      ...UnreadCount_inbox
    }
    firstReads {
      ...NewReadCount_firstReads
    }
    backups {
      ...BackupProblem_backups
      ...LastBackup_backups
    }
    condition {
      ...ConditionNotices_condition
    }
    ...MissingStills_query
  }
`;

/** The bar with the tabs, and the tab that the address names. */
export function AdminLayout() {
  const query = useRouteQuery<AdminLayoutQuery>(adminLayoutQuery);
  const { inbox, firstReads, backups, condition } = query;
  const { pathname } = useLocation();
  const siteName = useSiteName();
  const { signOut, isPending } = useSignOut();
  const current = tabAt(pathname);
  return (
    <Tabs selected={current}>
      <header className="admin-top">
        <div className="admin-bar-row">
          <Link
            className="admin-bar-site one-line strong"
            to={paths.home}
            aria-label={`${siteName}, view the site`}
          >
            {siteName}
          </Link>
          <div className="admin-bar-tabs">
            <TabList label="Admin area">
              {adminTabs.map(({ id, label }) => (
                <Tab key={id} id={id} href={id} ref={id === current ? scrollToTab : undefined}>
                  {label}
                  {id === paths.adminMessages && <UnreadCount inbox={inbox} />}
                  {id === paths.adminLinks && <NewReadCount firstReads={firstReads} />}
                </Tab>
              ))}
            </TabList>
          </div>
          <div className="admin-bar-actions cluster">
            <PaletteButton />
            {current === paths.admin && <CreateProjectButton />}
            <Button variant="quiet" size="small" isPending={isPending} onClick={signOut}>
              Logout
            </Button>
          </div>
        </div>
      </header>
      <ConditionNotices condition={condition} />
      {backups && <BackupProblem backups={backups} />}
      <MissingStills query={query} />
      <main className="admin-page" id="content">
        <TabPanel id={current}>
          <Suspense key={current} fallback={<TabSkeleton />}>
            <Outlet />
          </Suspense>
        </TabPanel>
      </main>
      <footer className="admin-foot quiet wrap">
        <Link className="text-link" to={paths.adminHelp}>
          Help
        </Link>
        <Link className="text-link" to={paths.adminImport}>
          Bring your work
        </Link>
        {backups && (
          <span>
            <LastBackup backups={backups} />
          </span>
        )}
      </footer>
    </Tabs>
  );
}

/** Scrolls the row of tabs to a tab, because the row is wider than a phone. */
function scrollToTab(tab: HTMLElement | null) {
  tab?.scrollIntoView({ block: "nearest", inline: "center" });
}

/** The tabs of the owner's area; the id of a tab is its address. */
const adminTabs = [
  { id: paths.admin, label: "Projects" },
  { id: paths.adminSettings, label: "Settings" },
  { id: paths.adminAbout, label: "About" },
  { id: paths.adminMessages, label: "Messages" },
  { id: paths.adminLibrary, label: "Library" },
  { id: paths.adminLinks, label: "Links" },
  { id: paths.adminNumbers, label: "Statistics" },
] as const;

/**
 * The id of the tab whose page, or a page below it, has this address. All other addresses belong to
 * the tab of projects.
 */
export function tabAt(pathname: string): string {
  const tab = adminTabs.find(({ id }) => id !== paths.admin && `${pathname}/`.startsWith(`${id}/`));
  return tab?.id ?? paths.admin;
}
