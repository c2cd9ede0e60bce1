import { ErrorState } from '@lading/ui';
import { useLocation } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';
import { failureDigest } from '../query/failure';
import { useRemote } from './remote-context';

/** Keeps the error of one page away from layout, navigation and other pages. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { host } = useRemote();
  const { pathname } = useLocation();
  return (
    <Boundary pathname={pathname} onError={(error) => host.report(error)}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** A change of the path displays the page again. */
  pathname: string;
  onError(error: unknown): void;
}

class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state = { failure: null as { error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override componentDidUpdate(previous: BoundaryProps) {
    if (this.state.failure && previous.pathname !== this.props.pathname) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    // After a deployment the page's files may be gone; the shell reloads the page.
    if (failure.error instanceof Error && failure.error.name === 'ChunkLoadError') throw failure.error;
    return (
      <ErrorState
        title={t`This page could not be displayed`}
        digest={failureDigest(failure.error)}
        onRetry={() => this.setState({ failure: null })}
        order={1}
      >
        {t`The error was reported. Try again, or reload the page.`}
      </ErrorState>
    );
  }
}
