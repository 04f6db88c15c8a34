import { listWrittenControls } from './playgroundState';
import type {
  CodeFragment,
  CodeToken,
  FixedProp,
  PlaygroundControl,
  PlaygroundModel,
  PlaygroundState,
  PlaygroundValue,
} from './types';

/** Print width, as in the code of the demos. */
export const LINE_WIDTH = 85;

const INDENT = '  ';

const span = (classes: string, ...content: CodeToken[]): CodeToken => ({
  classes: `token ${classes}`,
  content,
});

const punctuation = (text: string) => span('punctuation', text);

/** The text of highlighted code, as it is copied. */
export function codeToText(code: readonly CodeToken[]): string {
  return code
    .map((token) => (typeof token === 'string' ? token : codeToText(token.content)))
    .join('');
}

/** A prop as it is printed: an attribute, or what stands between the tags. */
interface Printed {
  prop: string;
  value: { text: string } | { flag: true } | { code: CodeFragment };
  imports: readonly number[];
}

function controlToPrinted(
  control: PlaygroundControl,
  value: PlaygroundValue,
): Printed {
  const { prop } = control;
  if (control.kind === 'choices') {
    const choice = control.choices.find(({ key }) => key === value);
    return {
      prop,
      value: { code: choice?.code ?? [] },
      imports: choice?.imports ?? [],
    };
  }
  if (typeof value === 'string') {
    return { prop, value: { text: value }, imports: [] };
  }
  if (value === true) {
    return { prop, value: { flag: true }, imports: [] };
  }
  const kind = typeof value === 'number' ? 'number' : 'boolean';
  return { prop, value: { code: [span(kind, String(value))] }, imports: [] };
}

function fixedToPrinted({ prop, value }: FixedProp): Printed {
  return { prop, value, imports: 'imports' in value ? value.imports : [] };
}

/** A JavaScript string, for text that JSX would not take as it stands. */
function printString(text: string): CodeToken {
  return span('string', `'${text.replace(/[\\']/g, '\\$&')}'`);
}

/** An element of several lines stands on lines of its own. */
function placeInBraces(code: CodeFragment): CodeFragment {
  const text = codeToText(code);
  return text.startsWith('<') && text.includes('\n')
    ? [`\n${INDENT}`, ...indentCode(code, INDENT), '\n']
    : code;
}

function printExpression(code: CodeFragment): CodeFragment {
  return [
    span(
      'script language-javascript',
      span('script-punctuation punctuation', '='),
      punctuation('{'),
      ...placeInBraces(code),
      punctuation('}'),
    ),
  ];
}

function printAttribute({ prop, value }: Printed): CodeFragment {
  const name = span('attr-name', prop);
  if ('flag' in value) {
    return [name];
  }
  if ('code' in value) {
    return [name, ...printExpression(value.code)];
  }
  // JSX reads `&amp;` in a quoted attribute as an ampersand.
  if (/["&\\]/.test(value.text)) {
    return [name, ...printExpression([printString(value.text)])];
  }
  const quoted = span(
    'attr-value',
    span('punctuation attr-equals', '='),
    punctuation('"'),
    value.text,
    punctuation('"'),
  );
  return [name, quoted];
}

/** Printed children of a component. */
interface PrintedChildren {
  code: CodeFragment;
  kind: 'text' | 'expression' | 'element';
}

/** JSX would read some characters of a text, and drop spaces at its ends. */
function printChildren({ value }: Printed): PrintedChildren {
  const source = 'code' in value ? codeToText(value.code) : '';
  if ('code' in value && source.startsWith('<')) {
    return { kind: 'element', code: value.code };
  }
  const text =
    'text' in value ? value.text : (/^'([^']*)'$/.exec(source)?.[1] ?? '');
  if (text && !/[{}<>&\\]|^\s|\s$|\s\s/.test(text)) {
    return { kind: 'text', code: [text] };
  }
  const expression = 'code' in value ? value.code : [printString(text)];
  return {
    kind: 'expression',
    code: [punctuation('{'), ...expression, punctuation('}')],
  };
}

/** White space around a text is part of the text. */
function placeChildren(
  { code, kind }: PrintedChildren,
  before: string,
  after: string,
): CodeFragment {
  return kind === 'text'
    ? [span('plain-text', before, ...code, after)]
    : [before, ...indentCode(code, INDENT), after];
}

/** Moves all lines but the first to the right. */
function indentCode(code: CodeFragment, indent: string): CodeFragment {
  return code.map((token) =>
    typeof token === 'string'
      ? token.replaceAll('\n', `\n${indent}`)
      : { ...token, content: indentCode(token.content, indent) },
  );
}

const isOneLine = (code: CodeFragment, width: number) => {
  const text = codeToText(code);
  return text.length <= width && !text.includes('\n');
};

function printElement(
  component: string,
  attributes: readonly CodeFragment[],
  children: PrintedChildren | undefined,
): CodeFragment {
  const name = (bracket: string) =>
    span('tag', punctuation(bracket), span('class-name', component));
  const close = span('tag', name('</'), punctuation('>'));
  const end = children ? ['', '>'] : [' ', '/>'];
  const opening = [
    span(
      'tag',
      name('<'),
      ...attributes.flatMap((attribute) => [' ', ...attribute]),
      end[0] as string,
      punctuation(end[1] as string),
    ),
  ];
  const broken = [
    span(
      'tag',
      name('<'),
      ...attributes.flatMap((attribute) => [
        `\n${INDENT}`,
        ...indentCode(attribute, INDENT),
      ]),
      '\n',
      punctuation(end[1] as string),
    ),
  ];
  const fits = attributes.length === 0 || isOneLine(opening, LINE_WIDTH);
  if (!children) {
    return fits ? opening : broken;
  }
  const line = [...opening, ...placeChildren(children, '', ''), close];
  // Prettier gives a child its own line as soon as there are two attributes.
  return attributes.length < 2 &&
    children.kind !== 'element' &&
    isOneLine(line, LINE_WIDTH)
    ? line
    : [
        ...(fits ? opening : broken),
        ...placeChildren(children, `\n${INDENT}`, '\n'),
        close,
      ];
}

/**
 * Prints a playground as a reader would write it: the imports it needs and the element,
 * in the format of the demos and with the class names that Prism gives such code, so that
 * no highlighter has to be loaded.
 *
 * @example
 * codeToText(printPlayground(model, state))
 * // → "import Button from '@mui/material/Button';\n\n<Button disabled>Send</Button>"
 */
export function printPlayground(
  model: PlaygroundModel,
  state: PlaygroundState,
): CodeFragment {
  const printed = [
    ...model.fixed.map(fixedToPrinted),
    ...listWrittenControls(model, state).map(({ control, value }) =>
      controlToPrinted(control, value),
    ),
  ];
  const used = new Set([0, ...printed.flatMap(({ imports }) => imports)]);
  const imports = model.imports.filter((_line, index) => used.has(index));
  const children = printed.find(({ prop }) => prop === 'children');
  return [
    ...imports.flatMap((line) => [...line, '\n']),
    '\n',
    ...printElement(
      model.component,
      printed.filter(({ prop }) => prop !== 'children').map(printAttribute),
      children && printChildren(children),
    ),
  ];
}
