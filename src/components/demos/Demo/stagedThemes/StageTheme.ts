import { createContext } from 'react';
import type { BrandThemeOptions } from '../../../../brand/createBrandTheme';

/** The theme of a stage, and the reader's settings it is made of. */
export interface StageThemeValue {
  theme: object;
  settings: BrandThemeOptions;
}

/** Null where a demo runs without a stage. */
export const StageTheme = createContext<StageThemeValue | null>(null);
