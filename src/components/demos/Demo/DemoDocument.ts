import { createContext } from 'react';

/** The document a demo is drawn in where it is not the page's: that of its own window. */
export const DemoDocument = createContext<Document | null>(null);
