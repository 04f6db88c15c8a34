import { createFeedback } from '../lib/feedback';

/** What the reader has said of pages. Loaded with the first answer or when it comes near. */
export const feedback = createFeedback(() => window.localStorage);
