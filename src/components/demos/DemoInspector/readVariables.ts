/** A CSS variable with the value it has at an element. */
export interface PartVariable {
  name: string;
  value: string;
}

/**
 * Variables of the portal, of its frameworks and of Tailwind's own bookkeeping; and of Material
 * UI's theme, which the portal writes as variables to be right before the first script, where an
 * application has plain values.
 */
const NOT_OF_THE_PART = /^--(?:portal|ifm|tw|mui|docusaurus)-/;

const VARIABLE = /--[\w-]+/g;

function listRules(list: CSSRuleList): CSSRule[] {
  return [...list].flatMap((rule) =>
    'cssRules' in rule
      ? [rule, ...listRules((rule as CSSGroupingRule).cssRules)]
      : [rule],
  );
}

/** The rules of a sheet of another origin cannot be read. */
function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return listRules(sheet.cssRules);
  } catch {
    return [];
  }
}

/** Selectors with `:is()` of vendors that this browser does not know throw. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/**
 * Lists the CSS variables that the styles of an element set or read, with their values there, in
 * the order of their names.
 */
export function readVariables(element: Element): PartVariable[] {
  const owner = element.ownerDocument;
  const sheets = [...owner.styleSheets, ...owner.adoptedStyleSheets];
  const texts = sheets
    .flatMap(readRules)
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
    .filter(({ selectorText }) => matches(element, selectorText))
    .map(({ style }) => style.cssText);
  const names = new Set(texts.flatMap((text) => text.match(VARIABLE) ?? []));
  const styles = getComputedStyle(element);
  return [...names]
    .filter((name) => !NOT_OF_THE_PART.test(name))
    .sort()
    .flatMap((name) => {
      const value = styles.getPropertyValue(name).trim();
      return value === '' ? [] : [{ name, value }];
    });
}
