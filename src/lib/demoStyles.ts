/** Selector of the element that one demo's style sheet is confined to. */
export const scopeToSelector = (scope: string) =>
  `:where([data-demo-styles='${scope}'])`;

/** Selector of the elements that the reset of demos in Tailwind is confined to. */
export const TAILWIND_SELECTOR = ':where([data-demo-tailwind])';

/**
 * Lets the style sheet of a demo hold for a whole document, in which nothing else is.
 *
 * @param css confined by `plugins/demos`
 * @param selector that it is confined by
 */
export function unscopeStyles(css: string, selector: string): string {
  return css.replaceAll(selector, ':where(:root)');
}
