import { Component, type ReactNode } from 'react';

interface DemoErrorBoundaryProps {
  children: ReactNode;
  renderError: (error: Error) => ReactNode;
}

export class DemoErrorBoundary extends Component<
  DemoErrorBoundaryProps,
  { error: Error | null }
> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.renderError(error) : this.props.children;
  }
}
