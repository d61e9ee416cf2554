import { useNavigate, useSearchParams } from "react-router";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { PageHead } from "../head/PageHead";
import { OwnerPasswordForm } from "./OwnerPasswordForm";
import { usePostedRefusal } from "./passwordNotices";

/**
 * The page that asks for the owner's password, for browsers without scripts, which cannot open the dialog.
 */
export function SignInPage() {
  const say = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const refusal = usePostedRefusal("owner.missing");
  return (
    <main className="page message-page" id="content">
      <PageHead title={say("owner.title")} />
      <h1>{say("owner.title")}</h1>
      <OwnerPasswordForm
        refusal={refusal}
        asksCode={search.get("access") === "code"}
        onSignedIn={() => navigate(paths.admin)}
      />
    </main>
  );
}
