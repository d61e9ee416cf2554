import { useRevalidator } from "react-router";
import { Button } from "../../ui/button/Button";

export function CollaboratorsError() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="collaborators-error" role="alert">
      <p>The collaborators could not be loaded. It may work in a moment.</p>
      <Button isPending={state === "loading"} onClick={() => revalidate()}>
        Try again
      </Button>
    </div>
  );
}
