import type { ReactNode } from 'react';
import { useComponentTexts } from '../../../hooks/useComponentTexts';
import { ComponentTexts } from './ComponentTexts';

/**
 * Gives demos the texts of their components. It is a component of its own, so that the page
 * around it does not render again with each new text.
 */
export function ComponentTextsProvider({ children }: { children: ReactNode }) {
  return (
    <ComponentTexts.Provider value={useComponentTexts()}>
      {children}
    </ComponentTexts.Provider>
  );
}
