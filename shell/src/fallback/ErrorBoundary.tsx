import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  onError(error: unknown): void;
  fallback(error: unknown, reset: () => void): ReactNode;
}

/** Catches what fails while rendering and shows the fallback in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state = { failure: null as { error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, () => this.setState({ failure: null })) : this.props.children;
  }
}
