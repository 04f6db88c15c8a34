import cssjanus from 'cssjanus';
import {
  compile,
  copy,
  serialize,
  RULESET,
  type Element,
  type Middleware,
} from 'stylis';

/** A rule that has already been split by direction. */
type DirectionalElement = Element & { directional?: boolean };

/** A pseudo-element, or something a colon in it does not begin one. */
const PSEUDO_ELEMENT =
  /\\.|\[(?:"[^"]*"|'[^']*'|[^\]])*\]|::|:(?=(?:before|after|first-line|first-letter)(?![\w-]))/g;

/**
 * Stylis plugin for Emotion: writes every rule that has sides for both directions,
 * `…:where(:dir(ltr))` and `…:where(:dir(rtl))`, without changing its weight.
 *
 * One style cache then serves both directions: static HTML is right before any script
 * has run, and a change of direction costs no new styles. Class names stay the same,
 * since Emotion makes them from the styles as written. Rules without sides, and
 * keyframes, are left as they are.
 */
export const writeBothDirections: Middleware = (
  element,
  _index,
  _children,
  callback,
) => {
  const rule = element as DirectionalElement;
  if (rule.type !== RULESET || rule.directional || isInKeyframes(rule)) {
    return undefined;
  }
  const leftToRight = readDeclarations(rule);
  const rightToLeft = cssjanus.transform(leftToRight, {});
  if (rightToLeft === leftToRight) {
    return undefined;
  }
  const selectors = rule.props as string[];
  const split = [
    createDirectionalRule(rule, selectors, 'ltr', rule.children as Element[]),
    createDirectionalRule(rule, selectors, 'rtl', parseDeclarations(rightToLeft)),
  ];
  rule.props = [];
  rule.children = [];
  return serialize(split, callback);
};

function isInKeyframes({ parent, root }: Element): boolean {
  return [parent, root].some((ancestor) => ancestor?.type.includes('keyframes'));
}

/**
 * The declarations as text, comments kept: they may say `@noflip`. Labels, which Emotion
 * adds in development, are left out: it removes whatever text begins with one.
 */
function readDeclarations({ children }: Element): string {
  return (children as Element[])
    .filter(({ props }) => props !== 'label')
    .map(({ value }) => value)
    .join('');
}

/** Declarations on their own, so that the plugins after this one see each of them. */
function parseDeclarations(text: string): Element[] {
  return (compile(`a{${text}}`)[0]?.children ?? []) as Element[];
}

function createDirectionalRule(
  rule: Element,
  selectors: string[],
  direction: 'ltr' | 'rtl',
  children: Element[],
): Element {
  return Object.assign(copy(rule, {}), {
    directional: true,
    props: selectors.map((selector) => addDirection(selector, direction)),
    children,
  });
}

/**
 * @example `.a:hover::before`, `rtl` → `.a:hover:where(:dir(rtl))::before`
 */
export function addDirection(selector: string, direction: 'ltr' | 'rtl'): string {
  const pseudoElement = [...selector.matchAll(PSEUDO_ELEMENT)].find(([text]) =>
    text.startsWith(':'),
  );
  const position = pseudoElement?.index ?? selector.length;
  return `${selector.slice(0, position)}:where(:dir(${direction}))${selector.slice(position)}`;
}
