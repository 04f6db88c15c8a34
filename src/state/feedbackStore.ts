import { createFeedback } from '../lib/reporting/feedback';

/** What the reader has said of pages. Loaded with the first answer or when it comes near. */
export const feedback = createFeedback(() => window.localStorage);
