import { createContext } from 'react';
import type { PaletteMode } from '../lib/theme/themeState';

/** The palette mode that static HTML is made in. HTML in the other mode is compared with it. */
export const PublishedMode = createContext<PaletteMode>('light');
