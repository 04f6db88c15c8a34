/** Told to `window`, with the path, when a page cannot be loaded; may be prevented. */
export const PAGE_FAILED = 'portal:page-failed';
