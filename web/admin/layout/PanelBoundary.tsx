import { Component, type ReactNode, Suspense } from "react";
import { Button } from "../../ui/button/Button";
import "./PanelBoundary.css";

type Props = {
  /** The message about a failure, as in "The order could not be loaded." */
  message: string;
  /** Shown while the children are loading. */
  fallback?: ReactNode;
  /**
   * Renders the content. On a retry, a query that gets the number of the attempt as its fetchKey runs again, and
   * a component of `lazyByAttempt` is loaded again.
   */
  children: (attempt: number) => ReactNode;
};

type State = { hasFailed: boolean; attempt: number };

/**
 * The number of failures so far, in all boundaries. It serves as the number of the next attempt, so
 * that a new boundary does not reuse the failed query or import of another boundary.
 */
let failureCount = 0;

/** Limits a rendering error to a part of a tab, and offers a retry. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, attempt: failureCount };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    failureCount += 1;
  }

  retry = () => this.setState({ hasFailed: false, attempt: failureCount });

  override render() {
    const { message, fallback, children } = this.props;
    if (!this.state.hasFailed) {
      const content = children(this.state.attempt);
      return fallback ? <Suspense fallback={fallback}>{content}</Suspense> : content;
    }
    return (
      <div className="panel-failure cluster muted" role="alert">
        <p>{message}</p>
        <Button size="small" onClick={this.retry}>
          Try again
        </Button>
      </div>
    );
  }
}
