import { createContext } from 'react';
import type { Scheme } from '../../../lib/theme/joyTheme/tokens';

/** The colour scheme that examples are shown in; null is that of the page. */
export const PreviewScheme = createContext<Scheme | null>(null);
