/** Elements that every page may use without an import. */
export const PAGE_ELEMENTS = ['Head', 'CodeBlock', 'Demo', 'Playground', 'Details'];
