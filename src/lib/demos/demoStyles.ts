/** Selector of the element that one demo's style sheet is confined to. */
export const scopeToSelector = (scope: string) =>
  `:where([data-demo-styles='${scope}'])`;

/** Selector of the elements that the reset of demos in Tailwind is confined to. */
export const TAILWIND_SELECTOR = ':where([data-demo-tailwind])';

/**
 * Lets the style sheet of a demo hold for a whole document, in which nothing else is.
 *
 * @param css confined by `plugins/content/demos`
 * @param selector that it is confined by
 */
export function unscopeStyles(css: string, selector: string): string {
  return css.replaceAll(selector, ':where(:root)');
}

/** The document as style sheets call it; within the portal that is the stage of a demo. */
const ROOTS = /^(?:html|body|:root|:host)(?![\w-])/;

/**
 * Lets a selector that names the document mean the element it is confined to.
 *
 * @param scope selector of that element, with which the other begins
 * @example `SCOPE :root.x` → `SCOPE.x`
 */
export function confineSelector(selector: string, scope: string): string {
  const inner = selector.slice(scope.length + 1);
  return ROOTS.test(inner) ? scope + inner.replace(ROOTS, '') : selector;
}

/**
 * Selector of the stage of one demo, which weighs nothing.
 *
 * @param name of a demo; without one, all stages are meant
 */
export const nameToStage = (name?: string) =>
  name === undefined
    ? ':where([data-demo-stage])'
    : `:where([data-demo='${name}'] [data-demo-stage])`;
