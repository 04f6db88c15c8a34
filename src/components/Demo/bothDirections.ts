import cssjanus from 'cssjanus';
import { copy, serialize, RULESET, type Element, type Middleware } from 'stylis';

/** A rule that has already been split by direction. */
type DirectionalElement = Element & { directional?: boolean };

const PSEUDO_ELEMENT = /::|:(?=(?:before|after|first-line|first-letter)\b)/;

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
    createDirectionalRule(rule, selectors, 'ltr'),
    createDirectionalRule(rule, selectors, 'rtl', rightToLeft),
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

function createDirectionalRule(
  rule: Element,
  selectors: string[],
  direction: 'ltr' | 'rtl',
  declarations?: string,
): Element {
  const children = rule.children as Element[];
  const flipped = children.find(({ type }) => type === 'decl');
  return Object.assign(copy(rule, {}), {
    directional: true,
    props: selectors.map((selector) => addDirection(selector, direction)),
    children:
      declarations === undefined || !flipped
        ? children
        : [
            Object.assign(copy(flipped, {}), {
              value: declarations,
              return: declarations,
            }),
          ],
  });
}

/**
 * @example `.a:hover::before`, `rtl` → `.a:hover:where(:dir(rtl))::before`
 */
export function addDirection(selector: string, direction: 'ltr' | 'rtl'): string {
  const at = selector.search(PSEUDO_ELEMENT);
  const position = at < 0 ? selector.length : at;
  return `${selector.slice(0, position)}:where(:dir(${direction}))${selector.slice(position)}`;
}
