/**
 * Rules of a style sheet for documents of their own in which demos run: the same as those
 * of the page in `src/css/base.css`, which says why they are what they are.
 */
export const REDUCED_MOTION_STYLES = `
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after {
    animation-delay: 0s !important;
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    scroll-behavior: auto !important;
    transition-delay: 0s !important;
    transition-duration: 0s !important;
  }
}
`;
