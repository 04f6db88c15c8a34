import type { ReactNode } from 'react';
import type { DemoStyles } from '../../../plugins/demos/types';

interface StyledDemoProps {
  styles?: DemoStyles;
  /** Reset that all demos in Tailwind share; null for others. */
  base: string | null;
  children: ReactNode;
}

/** A demo beside its own style sheet, which reaches no further. */
export function StyledDemo({ styles, base, children }: StyledDemoProps) {
  if (!styles) {
    return children;
  }
  return (
    <>
      {base !== null && (
        <style data-demo-base dangerouslySetInnerHTML={{ __html: base }} />
      )}
      <style dangerouslySetInnerHTML={{ __html: styles.css }} />
      <div
        data-demo-styles={styles.scope}
        data-demo-tailwind={base === null ? undefined : ''}
      >
        {children}
      </div>
    </>
  );
}
