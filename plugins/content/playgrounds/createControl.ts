import ts from 'typescript';
import type {
  ChoicesControl,
  FlagControl,
  NumberControl,
  OptionsControl,
  PlaygroundControl,
  TextControl,
} from '../../../src/lib/demos/playground/types';
import { readExpression, type ValueImport } from './readExpression';
import {
  PlaygroundError,
  readLiteral,
  readProperties,
  type Property,
} from './readSyntax';

interface ControlSource {
  /** The prop in the type of the component's props. */
  symbol: ts.Symbol;
  /** Options of the writer: `{ start: 'contained' }`. */
  entry: ts.Expression;
  imports: readonly ValueImport[];
  checker: ts.TypeChecker;
}

type Literal = string | number | boolean;

/** Props by which a text from an address could do more than show itself. */
const NO_FREE_TEXT =
  /^(?:href|src|srcSet|srcDoc|action|formAction|xlinkHref|to|component|as|target|ref|key|style|id|class.*|dangerously.*|on[A-Z].*)$/;

/**
 * Decides how a prop is played with: by its type, and by what the writer adds.
 *
 * @throws PlaygroundError where the type does not say enough
 */
export function createControl(source: ControlSource): PlaygroundControl {
  const { symbol, entry, checker } = source;
  const properties = readProperties(entry);
  if (properties.has('choices')) {
    return createChoices(source, properties);
  }
  const start = readStart(properties);
  const fallback = readDefault(symbol, checker);
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const members = type.isUnion() ? type.types : [type];
  const is = (flags: ts.TypeFlags) => (member: ts.Type) =>
    (member.flags & flags) !== 0;
  const prop = symbol.name;
  const needs = (what: string) => new PlaygroundError(entry, `prop ${prop} ${what}`);

  if (members.every(is(ts.TypeFlags.BooleanLike))) {
    return createFlag(prop, start, fallback);
  }
  const options = properties.get('options')?.initializer;
  if (options || members.every(is(LITERAL))) {
    return createOptions(source, {
      start,
      fallback,
      options: options ? readOptions(options) : listLiterals(source, members),
    });
  }
  const takesText = members.some(is(ts.TypeFlags.String));
  const asNumber = !takesText || typeof start === 'number' || properties.has('max');
  if (members.some(is(ts.TypeFlags.Number)) && asNumber) {
    return createNumber(prop, properties, start, fallback, needs);
  }
  if (takesText && typeof start !== 'number') {
    if (NO_FREE_TEXT.test(prop)) {
      throw needs('takes no free text, as addresses hold it: give it options');
    }
    if (start === undefined && !members.every(is(ts.TypeFlags.StringLike))) {
      throw needs('takes more than text: give it a text to start with, or choices');
    }
    return createText(prop, start, needs);
  }
  throw needs('has a type without a control of its own: give it choices');
}

const LITERAL = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral;

function readStart(properties: Map<string, Property>): Literal | undefined {
  const start = properties.get('start')?.initializer;
  const value = start && readLiteral(start);
  if (start && value === undefined) {
    throw new PlaygroundError(
      start,
      'start must be written out as text, number or boolean',
    );
  }
  return value;
}

/** Reads the package's `@default` tag. */
function readDefault(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): Literal | undefined {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  const text = ts.displayPartsToString(tag?.text).trim();
  const quoted = /^(['"])(.*)\1$/.exec(text)?.[2];
  if (quoted !== undefined) {
    return quoted;
  }
  if (text === 'true' || text === 'false') {
    return text === 'true';
  }
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

function createFlag(
  prop: string,
  start: Literal | undefined,
  fallback: Literal | undefined,
): FlagControl {
  const usual = fallback === true;
  return { kind: 'flag', prop, start: (start as boolean) ?? usual, fallback: usual };
}

function readOptions(node: ts.Expression): (string | number)[] {
  const elements = ts.isArrayLiteralExpression(node) ? node.elements : [];
  const values = elements.map(readLiteral);
  if (
    !values.length ||
    values.some((value) => typeof value === 'boolean' || value === undefined)
  ) {
    throw new PlaygroundError(
      node,
      'options are a list of texts or numbers, written out',
    );
  }
  return values as (string | number)[];
}

/** Type names that are looked into for the order of a union. */
const DEEPEST_NAME = 3;

/** The values of a union in the order of its declaration, which the checker does not keep. */
function listLiterals(
  { symbol, checker }: ControlSource,
  members: readonly ts.Type[],
): (string | number)[] {
  const declared: (string | number)[] = [];
  const visit = (node: ts.Node, depth: number): void => {
    if (ts.isLiteralTypeNode(node)) {
      declared.push(readLiteral(node.literal) as string | number);
    } else if (ts.isTypeReferenceNode(node) && depth < DEEPEST_NAME) {
      const name = checker.getSymbolAtLocation(node.typeName);
      const target =
        name && name.flags & ts.SymbolFlags.Alias
          ? checker.getAliasedSymbol(name)
          : name;
      target?.declarations
        ?.filter(ts.isTypeAliasDeclaration)
        .forEach(({ type }) => visit(type, depth + 1));
    }
    ts.forEachChild(node, (child) => visit(child, depth));
  };
  // A union's own order is that in which the checker met its parts, on this page or earlier.
  symbol.declarations
    ?.toSorted((a, b) => a.getStart() - b.getStart())
    .forEach((declaration) => visit(declaration, 0));
  const position = (value: string | number) => {
    const index = declared.indexOf(value);
    return index < 0 ? declared.length : index;
  };
  return members
    .map((member) => (member as ts.LiteralType).value as string | number)
    .sort((a, b) => position(a) - position(b) || (a < b ? -1 : 1));
}

function createOptions(
  { symbol, entry }: ControlSource,
  found: {
    start: Literal | undefined;
    fallback: Literal | undefined;
    options: (string | number)[];
  },
): OptionsControl {
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const fallback = found.fallback as string | number | undefined;
  const options =
    isOptional && fallback === undefined ? ['', ...found.options] : found.options;
  const start =
    (found.start as string | number | undefined) ?? fallback ?? options[0] ?? '';
  if (!options.includes(start)) {
    throw new PlaygroundError(
      entry,
      `prop ${symbol.name} starts with ${JSON.stringify(start)}, which is none of its options`,
    );
  }
  return {
    kind: 'options',
    prop: symbol.name,
    options,
    start,
    fallback: fallback ?? '',
  };
}

function createNumber(
  prop: string,
  properties: Map<string, Property>,
  start: Literal | undefined,
  fallback: Literal | undefined,
  needs: (what: string) => Error,
): NumberControl {
  const read = (name: string) => {
    const node = properties.get(name)?.initializer;
    return node && readLiteral(node);
  };
  const usual = typeof fallback === 'number' ? fallback : null;
  const [min, max] = [read('min'), read('max')];
  const step = read('step') ?? 1;
  const first = start ?? usual;
  if (
    typeof min !== 'number' ||
    typeof max !== 'number' ||
    typeof step !== 'number'
  ) {
    throw needs('takes a number: say from where to where, like min: 0, max: 24');
  }
  if (typeof first !== 'number' || first < min || first > max || step <= 0) {
    throw needs('needs a number from min to max to start with');
  }
  return { kind: 'number', prop, min, max, step, start: first, fallback: usual };
}

function createText(
  prop: string,
  start: Literal | undefined,
  needs: (what: string) => Error,
): TextControl {
  const text = typeof start === 'string' ? start : '';
  if (text.length > 60 || text.includes('\n')) {
    throw needs('starts with more than a line of 60 characters');
  }
  return { kind: 'text', prop, start: text, fallback: '' };
}

function createChoices(
  { symbol, imports, checker }: ControlSource,
  properties: Map<string, Property>,
): ChoicesControl {
  const { initializer } = properties.get('choices') as Property;
  const choices = [...readProperties(initializer)].map(([key, property]) => {
    if (!/^[\p{L}\p{N}][\p{L}\p{N} -]{0,23}$/u.test(key)) {
      throw new PlaygroundError(
        property,
        `name the choice "${key}" with a word or two`,
      );
    }
    return {
      key,
      ...readExpression(symbol.name, property.initializer, imports, checker),
    };
  });
  const start = readStart(properties) ?? '';
  if (start !== '' && !choices.some(({ key }) => key === start)) {
    throw new PlaygroundError(
      properties.get('start') as Property,
      `prop ${symbol.name} starts with "${String(start)}", which is none of its choices`,
    );
  }
  return {
    kind: 'choices',
    prop: symbol.name,
    choices,
    start: String(start),
    fallback: '',
  };
}
