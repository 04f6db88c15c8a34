import { useEffect, useRef, type ReactNode } from 'react';

interface RenderReportProps {
  children: ReactNode;
  onRendered: () => void;
}

/** Says once that what it holds has been rendered. */
export function RenderReport({ children, onRendered }: RenderReportProps) {
  const pending = useRef(true);
  useEffect(() => {
    if (pending.current) {
      pending.current = false;
      onRendered();
    }
  }, [onRendered]);
  return <>{children}</>;
}
