import { Component, type ReactNode, Suspense } from "react";
import { Button } from "../../ui/button/Button";
import "./PanelBoundary.css";

type Props = {
  /** The message about a failure, as in "The order could not be loaded." */
  message: string;
  /** Shown while the children are loading. */
  fallback?: ReactNode;
  /** Renders the content. A query that gets the number of the attempt as its fetchKey runs again on a retry. */
  children: (attempt: number) => ReactNode;
};

type State = { hasFailed: boolean; attempt: number };

/** Limits a failure to a part of a tab, and offers another attempt. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, attempt: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => this.setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1 }));

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
