import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { Button } from "../../ui/button/Button";
import { showToast } from "../../ui/toast/showToast";
import { fetchAllMessages } from "./fetchAllMessages";
import { messagesCsv } from "./messagesCsv";

/** Saves all messages, archived ones too, as a table. */
export function ExportButton() {
  const environment = useRelayEnvironment();
  const [isPending, setPending] = useState(false);
  const handleExport = async () => {
    setPending(true);
    try {
      download(messagesCsv(await fetchAllMessages(environment)));
    } catch {
      showToast({
        title: "Error",
        description: "Failed to export the messages.",
        variant: "destructive",
      });
    }
    setPending(false);
  };
  return (
    <Button size="small" isPending={isPending} onClick={handleExport}>
      {isPending ? "Exporting..." : "Export CSV"}
    </Button>
  );
}

function download(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `messages-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
