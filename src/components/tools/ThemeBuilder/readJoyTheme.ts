import { parse, parseExpression } from '@babel/parser';
import type {
  CallExpression,
  Expression,
  File,
  Node,
  ObjectExpression,
  ObjectProperty,
} from '@babel/types';
import {
  normalizeTokens,
  parseToken,
  type JoyTokens,
} from '../../../lib/theme/joyTheme/tokens';
import { findSyntaxProblem } from '../../demos/DemoEditor/findSyntaxProblem';

/** Result of reading a theme. */
export interface ThemeReadResult {
  /** Tokens that differ from the default theme. */
  tokens: JoyTokens;
  /** Parts that a theme builder has no controls for, in the order of the code. */
  leftOut: { path: string; line: number }[];
}

/** Thrown for code that cannot be read, with the line that is to blame. */
export class ThemeReadError extends Error {
  constructor(
    message: string,
    /** From 1. */
    readonly line: number,
  ) {
    super(message);
  }
}

const lineOf = (node: Node) => node.loc?.start.line ?? 1;

const offsetToLine = (source: string, offset: number) =>
  source.slice(0, offset).split('\n').length;

/** Takes off what changes types alone: `{…} satisfies X`, `({…})`. */
function unwrap(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function visit(node: Node, callback: (node: Node) => void): void {
  callback(node);
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) visit(child, callback);
    }
  }
}

/** The code as a tree. An object alone, without a call around it, is one too. */
function parseSource(source: string): File | Expression {
  if (source.trimStart().startsWith('{')) {
    try {
      return parseExpression(`(${source.trimEnd().replace(/;$/, '')})`, {
        plugins: ['typescript'],
      });
    } catch {
      // Then it is a block, or broken: what follows says where.
    }
  }
  const problem = findSyntaxProblem(source, 'theme.ts');
  if (problem) {
    throw new ThemeReadError(problem.message, offsetToLine(source, problem.from));
  }
  return parse(source, { sourceType: 'module', plugins: ['typescript'] });
}

interface Found {
  call: CallExpression | null;
  constants: ReadonlyMap<string, Expression>;
}

function findCall(tree: Node): Found {
  let call: CallExpression | null = null;
  const constants = new Map<string, Expression>();
  visit(tree, (node) => {
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'extendTheme'
    ) {
      call ??= node;
    }
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.init
    ) {
      constants.set(node.id.name, node.init);
    }
  });
  return { call, constants };
}

/** `colorSchemes.light.palette.primary.500` → `light.primary.500` */
const keysToPath = (keys: readonly string[]) =>
  keys.join('.').replace(/^colorSchemes\.(light|dark)\.palette\./, '$1.');

/** `var(--joy-palette-primary-600, #000)` → `primary.600` */
const toReference = (text: string) =>
  text.replace(/^var\(--\w+-palette-(\w+)-(\w+)(?:\s*,.*)?\)$/, '$1.$2');

/** Numbers are pixels, as for the library. */
const numberToText = (value: number, path: string) =>
  path.startsWith('fontWeight.') ? String(value) : `${value}px`;

/** Reads the options of one call. */
class OptionsReader {
  readonly tokens: Record<string, string> = {};

  readonly leftOut: { path: string; line: number }[] = [];

  /** Places above a token: `colorSchemes.light.palette`, `radius`. */
  private readonly parents: ReadonlySet<string>;

  constructor(
    private readonly defaults: JoyTokens,
    private readonly constants: ReadonlyMap<string, Expression>,
  ) {
    this.parents = new Set(
      Object.keys(defaults).flatMap((path) => {
        const keys = path
          .replace(/^(light|dark)\./, 'colorSchemes.$1.palette.')
          .split('.');
        return keys.map((_key, index) => keys.slice(0, index).join('.'));
      }),
    );
  }

  /** Resolves a name in the code to its value. */
  private resolve(node: Node, seen: readonly string[] = []): Node {
    const plain = unwrap(node);
    if (plain.type !== 'Identifier') return plain;
    const value = this.constants.get(plain.name);
    if (!value || seen.includes(plain.name)) {
      throw new ThemeReadError(
        `“${plain.name}” is not defined in this code. Paste its value with it.`,
        lineOf(plain),
      );
    }
    return this.resolve(value, [...seen, plain.name]);
  }

  readObject(object: ObjectExpression, keys: readonly string[]): void {
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') {
        const spread = this.resolve(property.argument);
        if (spread.type !== 'ObjectExpression') {
          throw new ThemeReadError(
            'Only objects that are written in this code can be spread.',
            lineOf(property),
          );
        }
        this.readObject(spread, keys);
      } else if (property.type === 'ObjectMethod') {
        this.leave(
          [...keys, 'name' in property.key ? property.key.name : '…'],
          property,
        );
      } else {
        this.readProperty(property, keys);
      }
    }
  }

  private readProperty(property: ObjectProperty, parent: readonly string[]): void {
    const name = readKey(property);
    const keys = [...parent, name ?? '…'];
    const path = keysToPath(keys);
    if (Object.hasOwn(this.defaults, path)) {
      this.readToken(this.resolve(property.value), path, keys);
    } else if (this.parents.has(keys.join('.'))) {
      const value = this.resolve(property.value);
      if (value.type !== 'ObjectExpression') {
        throw new ThemeReadError(
          `“${keys.join('.')}” must be an object.`,
          lineOf(property),
        );
      }
      this.readObject(value, keys);
    } else {
      this.leave(keys, property);
    }
  }

  private leave(keys: readonly string[], node: Node): void {
    this.leftOut.push({ path: keys.join('.'), line: lineOf(node) });
  }

  private readToken(value: Node, path: string, keys: readonly string[]): void {
    const text = readText(value, path);
    const token =
      text === undefined
        ? undefined
        : parseToken(path, toReference(text), this.defaults);
    if (token === undefined) {
      throw new ThemeReadError(
        text === undefined
          ? `The value of “${keys.join('.')}” is computed. Write it out.`
          : `“${text}” is not a value for “${keys.join('.')}”. ${describeValues(path)}`,
        lineOf(value),
      );
    }
    this.tokens[path] = token;
  }
}

function readKey({ key, computed }: ObjectProperty): string | undefined {
  if (key.type === 'StringLiteral' || key.type === 'NumericLiteral') {
    return String(key.value);
  }
  return key.type === 'Identifier' && !computed ? key.name : undefined;
}

function readText(node: Node, path: string): string | undefined {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'NumericLiteral') return numberToText(node.value, path);
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

/** Describes the allowed values of a token, for an error. */
function describeValues(path: string): string {
  if (/\.\d+$/.test(path)) return 'Write a hex code such as #0b6bcb.';
  if (/^(?:light|dark)\./.test(path)) {
    return 'Write a hex code, or a step such as var(--joy-palette-primary-600).';
  }
  if (path.startsWith('fontFamily.')) return 'Write names of fonts.';
  return path.startsWith('fontWeight.')
    ? 'Write a number from 1 to 1000.'
    : 'Write a length such as 8px or 0.5rem.';
}

/**
 * Reads a call of `extendTheme`, or its options alone, without running it: literals, and
 * constants of the same code.
 *
 * @param defaults tokens of the default theme
 * @throws ThemeReadError for what cannot be read
 */
export function readJoyTheme(source: string, defaults: JoyTokens): ThemeReadResult {
  const tree = parseSource(source);
  const { call, constants } = findCall(tree);
  const options = call ? call.arguments[0] : unwrap(tree);
  const reader = new OptionsReader(defaults, constants);
  if (!call && options?.type !== 'ObjectExpression') {
    throw new ThemeReadError('There is no call of extendTheme(…) in this code.', 1);
  }
  if (options) {
    const object =
      options.type === 'Identifier' ? constants.get(options.name) : options;
    const plain = object && unwrap(object);
    if (plain?.type !== 'ObjectExpression') {
      throw new ThemeReadError(
        'The options of extendTheme must be an object in this code.',
        lineOf(options),
      );
    }
    reader.readObject(plain, []);
  }
  return {
    tokens: normalizeTokens(reader.tokens, defaults),
    leftOut: reader.leftOut,
  };
}
