/**
 * Elements that every page carries with it; those of `plugins/content/page-parts` are imported where
 * they are used.
 */
export const PAGE_ELEMENTS = ['Head', 'CodeBlock', 'Details'];
