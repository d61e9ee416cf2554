import { Button } from "../../../ui/button/Button";
import "./RecoveryBanner.css";

type Props = { onRecover: () => void; onDismiss: () => void };

/** Offers to recover or dismiss unsaved text of an earlier visit. */
export function RecoveryBanner({ onRecover, onDismiss }: Props) {
  return (
    <div className="recovery-banner bar rounded" role="status">
      <p className="recovery-banner-words">
        <strong>Content Recovery Available:</strong> We found unsaved changes from your previous
        session.
      </p>
      <div className="recovery-banner-actions">
        <Button size="small" variant="primary" onClick={onRecover}>
          Recover
        </Button>
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}
