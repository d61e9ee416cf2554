import { type FormEvent, useEffect, useId, useRef, useState, useTransition } from "react";
import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import { Link, useLocation, useParams } from "react-router";
import type { PortfolioGateMutation } from "../../__generated__/PortfolioGateMutation.graphql";
import { trackEvent } from "../../analytics/trackEvent";
import { paths } from "../../paths";
import { acceptAccess } from "../../relay/access-watch";
import { RequestError } from "../../relay/request-error";
import { Button } from "../../ui/button/Button";
import { PasswordField } from "../../ui/field/PasswordField";
import { LockIcon } from "../../ui/LockIcon";
import { showProblem, showToast } from "../../ui/toast/showToast";
import { describeFailure } from "../../words/describeFailure";
import { useLangOfWords } from "../../words/LanguageAround";
import { useSiteWords, useWords } from "../../words/WordsContext";
import { useSiteLayout } from "../SiteLayoutContext";
import { forgetPortfolioAccess, rememberPortfolioAccess } from "./accessFlags";
import { showIncorrectPassword, usePostedRefusal } from "./passwordNotices";
import { useTakesRequests } from "./useTakesRequests";
import "./PortfolioGate.css";

type Props = {
  /** Whether the gate replaces only a part of the case study. */
  isOfPart?: boolean;
  /** Called when the server has given access. The promise resolves when the page has the protected content. */
  onUnlocked: () => void | Promise<void>;
};

/** Replaces a protected case study, or a part of one, and asks for the portfolio password. */
export function PortfolioGate({ isOfPart = false, onUnlocked }: Props) {
  const say = useWords();
  const lang = useLangOfWords();
  const headingId = useId();
  const Heading = isOfPart ? "h3" : "h2";
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const { slug = "" } = useParams();
  const takesRequests = useTakesRequests();
  const hasEndedLink = useSiteLayout()?.viewer.hasEndedLink;
  const [password, setPassword] = useState("");
  const [isOpening, startOpening] = useTransition();
  const { unlock, isPending: isChecking } = useUnlockPortfolio({
    onUnlocked: () => startOpening(async () => onUnlocked()),
    onRefused: () => {
      setPassword("");
      field.current?.focus();
    },
  });
  const refusal = usePostedRefusal("gate.missing");
  const isPending = isChecking || isOpening;
  // The gate is shown only without access, so an access that this browser remembers is outdated.
  useEffect(forgetPortfolioAccess, []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A password that was typed before the page's code arrived is only in the field, not in the state.
    if (!isPending) unlock(field.current?.value ?? password);
  };
  return (
    <section className="portfolio-gate" aria-labelledby={headingId} lang={lang}>
      <span className="portfolio-gate-mark centered">
        <LockIcon />
      </span>
      <Heading className="portfolio-gate-heading" id={headingId}>
        {say(isOfPart ? "gate.partHeading" : "gate.heading")}
      </Heading>
      {hasEndedLink && <p className="portfolio-gate-words">{say("gate.linkEnded")}</p>}
      <p className="portfolio-gate-words">{say(isOfPart ? "gate.partText" : "gate.text")}</p>
      {/* A POST, so that the address never contains the password, even if the page's code has not arrived
          yet. */}
      <form className="portfolio-gate-form" method="post" action={pathname} onSubmit={handleSubmit}>
        <PasswordField
          ref={field}
          label={say("gate.password")}
          name="password"
          autoComplete="current-password"
          errorMessage={password ? undefined : refusal}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {say(isPending ? "gate.checking" : "gate.submit")}
        </Button>
      </form>
      {takesRequests && (
        <Link
          className="text-link portfolio-gate-ask"
          to={paths.requestAccess(slug)}
          rel="nofollow"
        >
          {say("access.heading")}
        </Link>
      )}
    </section>
  );
}

/** The codes of errors for which visitors see the reason. */
const explained = new Set<string | undefined>(["HTTPS_REQUIRED", "TOO_MANY_REQUESTS"]);

type Outcome = { onUnlocked: () => void; onRefused: () => void };

/** Sends the portfolio password to the server, and shows the result. */
function useUnlockPortfolio({ onUnlocked, onRefused }: Outcome) {
  const environment = useRelayEnvironment();
  const words = useSiteWords();
  const { say } = words;
  const [commit, isPending] = useMutation<PortfolioGateMutation>(graphql`
    mutation PortfolioGateMutation($input: UnlockPortfolioInput!) {
      unlockPortfolio(input: $input) {
        viewer {
          hasPortfolioAccess
        }
        userErrors {
          code
        }
      }
    }
  `);

  const unlock = (password: string) => {
    if (!password.trim()) {
      showProblem(say("gate.required"), say("gate.missing"));
      onRefused();
      return;
    }
    commit({
      variables: { input: { password } },
      onCompleted: ({ unlockPortfolio }) => {
        if (!unlockPortfolio.viewer?.hasPortfolioAccess) {
          trackEvent("portfolio_access_failure", { event_category: "security" });
          showIncorrectPassword(say);
          onRefused();
          return;
        }
        trackEvent("portfolio_access_success", { event_category: "security" });
        rememberPortfolioAccess();
        acceptAccess(environment);
        showToast({ title: say("gate.granted"), description: say("gate.welcome") });
        onUnlocked();
      },
      onError: (error) => {
        const isExplained = error instanceof RequestError && explained.has(error.code);
        showProblem(
          say("error.title"),
          isExplained ? describeFailure(error, words) : say("gate.failed"),
        );
      },
    });
  };
  return { unlock, isPending };
}
