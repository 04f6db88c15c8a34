import { createContext } from 'react';
import type { PaletteMode } from '../lib/theme/themeState';

/** The palette mode that static HTML is made in. What is not published in it is compared with it. */
export const PublishedMode = createContext<PaletteMode>('light');
