import { formatPlace, type MdxJsxElement } from '../../shared/mdxAttributes';
import { DEMO_NAME } from './resolveDemo';

/** Describes the allowed values of an option, for a message; null if the value is allowed. */
type Check = (value: OptionValue) => string | null;

/** Text, the source of an expression, or nothing after the name. */
type OptionValue = { text: string } | { expression: string } | null;

const isText: Check = (value) =>
  value && 'text' in value && value.text.trim()
    ? null
    : 'needs a text, like "Sizes"';

const isPixels: Check = (value) =>
  value && 'expression' in value && /^\s*[1-9]\d{0,3}\s*$/.test(value.expression)
    ? null
    : 'needs a number of pixels, like {480}';

const isFlag: Check = (value) =>
  value === null || ('expression' in value && value.expression.trim() === 'true')
    ? null
    : 'is either there or not: it takes no value';

const isNames: Check = (value) =>
  value &&
  'text' in value &&
  value.text.split(' ').every((name) => DEMO_NAME.test(name))
    ? null
    : 'needs the earlier names of the demo, with a space between, like "ButtonWidths ButtonLengths"';

/** Backgrounds of a demo. */
const BACKGROUNDS = ['outlined', 'inline', 'gradient', 'plain'];

const isBackground: Check = (value) =>
  value && 'text' in value && BACKGROUNDS.includes(value.text)
    ? null
    : `is one of ${BACKGROUNDS.map((name) => `"${name}"`).join(', ')}`;

const CHECKS: ReadonlyMap<string, Check> = new Map([
  ['name', isText],
  ['label', isText],
  ['formerly', isNames],
  ['height', isPixels],
  ['maxWidth', isPixels],
  ['bg', isBackground],
  ['codeOpen', isFlag],
  ['hideToolbar', isFlag],
  ['iframe', isFlag],
  ['fullWidth', isFlag],
]);

/**
 * Makes sure that `<Demo>` is written with options it has and values they take.
 *
 * @param pagePath for messages
 * @throws `path:line` with the option and what it may be
 */
export function checkDemoOptions(element: MdxJsxElement, pagePath: string): void {
  const problem = findOptionProblem(element);
  if (problem) {
    throw new Error(`${formatPlace(pagePath, element)}: <Demo> ${problem}`);
  }
}

function findOptionProblem({ attributes }: MdxJsxElement): string | undefined {
  const names = attributes.map(({ name }) => name);
  for (const { type, name, value } of attributes) {
    if (type !== 'mdxJsxAttribute') {
      return 'cannot take options from an expression';
    }
    const check = CHECKS.get(name);
    if (!check) {
      return `has no option ${name}; it has ${[...CHECKS.keys()].join(', ')}`;
    }
    const problem = check(
      typeof value === 'string'
        ? { text: value }
        : value && { expression: value.value },
    );
    if (problem) {
      return `option ${name} ${problem}`;
    }
  }
  return names.includes('hideToolbar') && names.includes('codeOpen')
    ? 'cannot open its code with codeOpen where hideToolbar hides it'
    : undefined;
}
