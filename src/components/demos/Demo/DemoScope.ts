import { createContext } from 'react';

/**
 * Selector of the stage that global styles of a demo are confined to; null where the demo
 * has a document of its own.
 */
export const DemoScope = createContext<string | null>(null);
