import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths";
import { Button } from "../../ui/button/Button";
import { Checkbox } from "../../ui/checkbox/Checkbox";
import { Panel } from "../../ui/panel/Panel";
import { useDownloadArchive } from "./exportActions";

/** Downloads all of the owner's work in one file, which another site can import. */
export function ArchivePanel() {
  const [revisions, setRevisions] = useState(false);
  const [messages, setMessages] = useState(false);
  const { download, isPending } = useDownloadArchive();
  return (
    <Panel
      title="Archive"
      description={
        <>
          Your words, pictures, videos, look and links in one file that another Vitrine can import{" "}
          <Link className="text-link" to={paths.adminImport}>
            Bring your work
          </Link>
          . It contains no passwords; links get new addresses there.
        </>
      }
    >
      <div className="stack">
        <Checkbox isSelected={revisions} onChange={setRevisions}>
          Former versions of projects, too
        </Checkbox>
        <Checkbox isSelected={messages} onChange={setMessages}>
          Messages of the inbox, too
        </Checkbox>
        <div className="admin-form-actions cluster">
          <Button isPending={isPending} onClick={() => download({ revisions, messages })}>
            Download archive
          </Button>
        </div>
      </div>
    </Panel>
  );
}
