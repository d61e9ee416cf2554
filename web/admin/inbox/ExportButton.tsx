import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { Button } from "../../ui/button/Button";
import { download } from "../download";
import { reasonOf, showKnownFailure } from "../showFailure";
import { fetchAllMessages } from "./fetchAllMessages";
import { messagesCsv } from "./messagesCsv";

/** Saves all messages, archived ones too, as a table. */
export function ExportButton() {
  const environment = useRelayEnvironment();
  const [isPending, setPending] = useState(false);
  const handleExport = async () => {
    setPending(true);
    try {
      const csv = messagesCsv(await fetchAllMessages(environment));
      download(csv, `messages-${new Date().toISOString().slice(0, 10)}.csv`, "text/csv");
    } catch (error) {
      showKnownFailure("Error", "Failed to export the messages.", reasonOf(error));
    }
    setPending(false);
  };
  return (
    <Button size="small" isPending={isPending} onClick={handleExport}>
      {isPending ? "Exporting..." : "Export CSV"}
    </Button>
  );
}
