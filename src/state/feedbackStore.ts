import { createFeedback } from '../lib/reporting/feedback';

/** The reader's answers about pages. Loaded with the first answer or when it comes near. */
export const feedback = createFeedback(() => window.localStorage);
