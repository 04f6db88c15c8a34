import type { ReactNode } from 'react';
import { useComponentTexts } from '../../../hooks/useComponentTexts';
import { ComponentTexts } from './ComponentTexts';

/**
 * Gives demos the texts of their components. It stands alone, because whatever it stood in
 * would be drawn anew with it, and so would the page: a router does that to all below it.
 */
export function ComponentTextsProvider({ children }: { children: ReactNode }) {
  return (
    <ComponentTexts.Provider value={useComponentTexts()}>
      {children}
    </ComponentTexts.Provider>
  );
}
