import { ShownOnce } from "../layout/ShownOnce";
import type { NewAddress } from "./LinksTab";

type Props = { made: NewAddress | null; onClose: () => void };

/** Shows the new address of a link, which is not shown again. */
export function LinkAddress({ made, onClose }: Props) {
  return (
    <ShownOnce
      shown={made && { title: `The link for ${made.recipient}`, value: made.address }}
      name="address"
      loss="It is not shown again. Later you can only make another one, which ends this one."
      onClose={onClose}
    >
      This address is shown once. Copy it now and send it to its reader alone; later you can only
      make another one. To see what the reader sees, open it in a private window.
    </ShownOnce>
  );
}
