import postcss, { AtRule, type Container, type Root } from 'postcss';

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const VARIABLE = /var\((--[\w-]+)/g;

const matchAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name as string);

/**
 * Whether a selector may match something in pages with these names. Names inside `:not()` may
 * be absent, and of a list in `:is()` one is enough.
 */
function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  const needed = selector.replace(/:(?:not|is|where|has)\([^)]*\)/g, '');
  return matchAll(needed, CLASS).every((name) => names.has(name));
}

function isInLayer(node: Container, layer: string): boolean {
  for (let { parent } = node; parent; parent = (parent as Container).parent) {
    const { name, params } = parent as { name?: string; params?: string };
    if (name === 'layer' && params === layer) {
      return true;
    }
  }
  return false;
}

function dropRules(root: Root, layer: string, names: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    const { parent } = rule;
    const isStep = parent instanceof AtRule && /keyframes$/.test(parent.name);
    if (isStep || !isInLayer(rule, layer)) {
      return;
    }
    const selectors = rule.selectors.filter((selector) => mayMatch(selector, names));
    if (selectors.length === 0) {
      rule.remove();
    } else if (selectors.length < rule.selectors.length) {
      rule.selectors = selectors;
    }
  });
}

/** Variables that nothing reads. Those that were read by one of them are next. */
function dropVariables(root: Root, layer: string, names: ReadonlySet<string>): void {
  let dropped: number;
  do {
    dropped = 0;
    const read = new Set(matchAll(root.toString(), VARIABLE));
    root.walkDecls(/^--/, (declaration) => {
      const isRead = read.has(declaration.prop) || names.has(declaration.prop);
      if (!isRead && isInLayer(declaration as never, layer)) {
        declaration.remove();
        dropped += 1;
      }
    });
  } while (dropped > 0);
}

function dropEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/**
 * Leaves out of a layer of a style sheet the rules for classes, and the custom properties, whose
 * names are in no script. Other layers stay as they are.
 *
 * @param names words of all scripts: `menu__link`, `--ifm-color-primary`
 */
export function dropUnusedRules(
  css: string,
  layer: string,
  names: ReadonlySet<string>,
): string {
  const root = postcss.parse(css);
  dropRules(root, layer, names);
  dropVariables(root, layer, names);
  dropEmpty(root);
  return root.toString();
}

/** Words of a script that may be names of classes or custom properties. */
export function listNames(script: string): string[] {
  return script.match(/(?:--)?[A-Za-z_][\w-]*/g) ?? [];
}
