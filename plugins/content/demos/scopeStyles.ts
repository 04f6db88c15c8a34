import { transform } from 'esbuild';
import {
  compile,
  DECLARATION,
  KEYFRAMES,
  LAYER,
  middleware,
  RULESET,
  serialize,
  stringify,
  type Element,
  type Middleware,
} from 'stylis';
import { confineSelector } from '../../../src/lib/demos/demoStyles';

/** Files and hosts that a style sheet must not load, since no demo brings them along. */
const FOREIGN = /@import\b|url\(\s*(?!["']?(?:data:|#))/;

/**
 * An escaped ampersand, as in `:is(.\[\&\.a\] > *)` of Tailwind: within brackets Stylis takes it
 * for the selector around the rule.
 */
const AMPERSAND = '\\&';

/** The same for a browser, and nothing to Stylis. */
const AMPERSAND_BY_CODE = '\\000026';

/**
 * Checks a style sheet and makes it small. Line ends of the source stay in messages only.
 *
 * @param fileName for messages
 * @throws `file:line` of what is no CSS, or reaches outside of the demo
 */
export async function compileStyles(
  source: string,
  fileName: string,
): Promise<string> {
  const lines = source
    .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n');
  const foreign = lines.findIndex((line) => FOREIGN.test(line));
  if (foreign >= 0) {
    throw new Error(
      `${fileName}:${foreign + 1}: a demo's style sheet cannot load other files`,
    );
  }
  const { code, warnings } = await transform(source, {
    loader: 'css',
    minify: true,
    logLevel: 'silent',
  });
  const [problem] = warnings;
  if (problem) {
    // Of a bracket that is never closed, the end of the file is found; the note says which.
    const { location } = problem.notes.find((note) => note.location) ?? problem;
    throw new Error(`${fileName}:${location?.line ?? 1}: ${problem.text}`);
  }
  return code.trim();
}

/**
 * Confines a style sheet to the elements in which a selector holds, without making any rule
 * weigh more. Keyframes get names of their own. `@property` stays global, as browsers have
 * it nowhere else.
 *
 * @param css valid and free of comments, as `compileStyles` gives it
 * @param selector of the demo's element; put it into `:where()`
 * @param name makes names of keyframes unique
 */
export function scopeStyles(css: string, selector: string, name: string): string {
  const rules = compile(
    `${selector}{${css.replaceAll(AMPERSAND, AMPERSAND_BY_CODE)}}`,
  );
  const keyframes = new Set(
    [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, it]) => it as string),
  );
  return serialize(
    rules,
    middleware([createScope(selector, name, keyframes), stringify]),
  ).replaceAll(AMPERSAND_BY_CODE, AMPERSAND);
}

function createScope(
  selector: string,
  name: string,
  keyframes: ReadonlySet<string>,
): Middleware {
  const rename = (text: string) =>
    text.replace(/[\w-]+/g, (word) =>
      keyframes.has(word) ? `${word}-${name}` : word,
    );
  return (element) => {
    switch (element.type) {
      case RULESET:
        if (!isInKeyframes(element)) {
          element.props = unique(
            (element.props as string[]).map((it) => confineSelector(it, selector)),
          );
        }
        break;
      case KEYFRAMES:
        element.value = rename(element.value);
        break;
      case DECLARATION:
        if (
          /^(?:animation|animation-name|--animate-.*)$/.test(String(element.props))
        ) {
          element.value = rename(element.value);
        }
        break;
      case LAYER:
        if (/^@layer properties\b/.test(element.value)) {
          // Tailwind's stand-in for browsers without `@property`, older than all we support.
          Object.assign(element, { value: '', children: [] });
        }
        break;
    }
    return undefined;
  };
}

const unique = (selectors: string[]) => [...new Set(selectors)];

function isInKeyframes({ parent, root }: Element): boolean {
  return [parent, root].some((ancestor) => ancestor?.type.includes('keyframes'));
}
