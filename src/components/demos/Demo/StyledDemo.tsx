import { useContext, useInsertionEffect, type ReactNode } from 'react';
import type { DemoStyles } from '../../../../plugins/content/demos/types';
import { adoptStyles } from './adoptStyles';
import { DemoDocument } from './DemoDocument';

const isServer = typeof document === 'undefined';

interface StyledDemoProps {
  styles?: DemoStyles;
  /** Reset that all demos in Tailwind share; null for others. */
  base: string | null;
  children: ReactNode;
}

/** A demo beside its own style sheet, which reaches no further. */
export function StyledDemo({ styles, base, children }: StyledDemoProps) {
  const inner = useContext(DemoDocument);
  const css = styles?.css;
  useInsertionEffect(() => {
    const owner = inner ?? document;
    const removals = [base, css].map((text) => text && adoptStyles(owner, text));
    return () => removals.forEach((remove) => remove && remove());
  }, [inner, base, css]);

  if (!styles) {
    return children;
  }
  return (
    <>
      {isServer && base !== null && (
        <style data-demo-base dangerouslySetInnerHTML={{ __html: base }} />
      )}
      {isServer && <style dangerouslySetInnerHTML={{ __html: styles.css }} />}
      <div
        data-demo-styles={styles.scope}
        data-demo-tailwind={base === null ? undefined : ''}
      >
        {children}
      </div>
    </>
  );
}
