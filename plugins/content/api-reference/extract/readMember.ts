import ts from 'typescript';
import {
  memberToAnchor,
  type ApiRowKind,
} from '../../../../src/lib/reference/apiAnchors';
import type { ApiArgument, ApiMember, ApiSignature, ApiType } from '../types';
import { collectDefinitions, type DefinitionStore } from './collectDefinitions';
import type { Workspace } from './createWorkspace';
import { findTypeNode, printType } from './printType';
import {
  findTagText,
  isIgnored,
  readSymbolComment,
  type Comment,
} from './readComments';
import { linkNamesToCode, markdownToHtml } from './renderMarkdown';

/** From this many characters on a type is shortened until it is opened. */
export const LONG_TYPE = 80;

/** Context that the steps share while one entry is read. */
export interface EntryContext {
  readonly workspace: Workspace;
  readonly store: DefinitionStore;
  /** Name of the component, hook or interface. */
  readonly owner: string;
  /** Node from which the types are resolved. */
  readonly location: ts.Node;
  /** Keys of all definitions the entry's types name. */
  readonly uses: Set<string>;
}

/** The same in both notations, for all a reader cares. */
const SAME_IN_TYPESCRIPT: Readonly<Record<string, string>> = {
  bool: 'boolean',
  string: 'string',
  number: 'number',
  any: 'any',
};

function listMembers(union: string): string {
  return union
    .split(' | ')
    .map((part) => SAME_IN_TYPESCRIPT[part] ?? part)
    .filter((part) => part !== 'string')
    .sort()
    .join(' | ');
}

/**
 * Puts the two notations of a type together.
 *
 * @param readable PropTypes notation, or the TypeScript where there are no PropTypes
 * @param declared TypeScript, where it is known
 * @param node what `declared` was printed from, to find named types in
 */
export function createType(
  context: EntryContext,
  readable: string,
  declared: string | undefined,
  node: ts.Node | undefined,
): ApiType {
  const saysMore =
    declared !== undefined &&
    declared !== readable &&
    listMembers(declared) !== listMembers(readable);
  const visible = saysMore ? `${readable} ${declared}` : readable;
  const keys = collectDefinitions(context.workspace, context.store, node, visible);
  keys.forEach((key) => context.uses.add(key));
  return {
    readable,
    ...(saysMore ? { declared } : {}),
    ...(keys.length > 0
      ? { names: keys.map((key) => key.slice(key.lastIndexOf('#') + 1)) }
      : {}),
    ...(readable.length > LONG_TYPE ? { isLong: true } : {}),
  };
}

function cleanArgumentText(text: string): string {
  // `@param event - The event.`
  return text.replace(/^-\s*/, '');
}

/** Types of a callback as declared, for comments that leave them out. */
function readCallableNode(node: ts.Node | undefined) {
  const callable =
    node && (ts.isFunctionTypeNode(node) || ts.isMethodSignature(node))
      ? node
      : undefined;
  const print = (type: ts.TypeNode | undefined) =>
    type?.getText().replace(/\s+/g, ' ');
  const parameters = callable?.parameters ?? [];
  return {
    types: new Map(parameters.map((one) => [one.name.getText(), print(one.type)])),
    optional: new Set(
      parameters
        .filter((one) => one.questionToken !== undefined)
        .map((one) => one.name.getText()),
    ),
    result: print(callable?.type),
  };
}

/**
 * Makes the signature of a callback from the `@param` and `@returns` of its comment;
 * `undefined` where these describe nothing.
 *
 * @param node how the callback is declared; fills in types the comment does not name
 */
export function createSignature(
  comment: Comment,
  node?: ts.Node,
): ApiSignature | undefined {
  const params = comment.tags.filter(({ tag }) => tag === 'param');
  const returns = comment.tags.find(({ tag }) => /^returns?$/.test(tag));
  if (params.length === 0 && !returns?.type && !returns?.text) return undefined;
  const declared = readCallableNode(node);
  const list = params.map((param): ApiArgument => ({
    name: param.name ?? '',
    type: linkNamesToBare(
      param.type ?? declared.types.get(param.name ?? '') ?? 'any',
    ),
    description: markdownToHtml(cleanArgumentText(param.text)),
    ...(param.isOptional ? { optional: true } : {}),
  }));
  const result = linkNamesToBare(returns?.type ?? declared.result ?? 'void');
  const text = list
    // `event.target` describes a part of the argument before it.
    .filter(({ name }) => !name.includes('.'))
    .map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type}`);
  return {
    text: `function(${text.join(', ')}) => ${result}`,
    arguments: list,
    ...(returns && result !== 'void'
      ? {
          returns: {
            name: '',
            type: result,
            description: markdownToHtml(cleanArgumentText(returns.text)),
          },
        }
      : {}),
  };
}

function linkNamesToBare(type: string): string {
  return linkNamesToCode(type).replaceAll('`', '');
}

/** Facts of a comment that every row has. */
export function createMemberFacts(
  comment: Comment,
): Pick<ApiMember, 'default' | 'deprecated' | 'description'> {
  const byDefault = findTagText(comment, 'default');
  const deprecated = findTagText(comment, 'deprecated');
  return {
    ...(byDefault ? { default: byDefault } : {}),
    ...(deprecated !== undefined
      ? { deprecated: { reason: markdownToHtml(deprecated) } }
      : {}),
    description: markdownToHtml(comment.description),
  };
}

/** Reads a property of a type as a row; null for what is not for readers. */
export function readMember(
  context: EntryContext,
  symbol: ts.Symbol,
  row: ApiRowKind,
): ApiMember | null {
  const { workspace, location, owner } = context;
  const comment = readSymbolComment(workspace, symbol);
  if (isIgnored(comment)) return null;
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const type = workspace.checker.getTypeOfSymbolAtLocation(symbol, location);
  const text =
    declaration && ts.isMethodSignature(declaration)
      ? printMethod(declaration)
      : printType(workspace, type, declaration);
  const node =
    declaration && ts.isMethodSignature(declaration)
      ? declaration
      : findTypeNode(declaration);
  const signature = createSignature(comment, node);
  return {
    name: symbol.name,
    anchor: memberToAnchor(owner, row, symbol.name),
    type: createType(context, text, undefined, node),
    ...(symbol.flags & ts.SymbolFlags.Optional ? {} : { required: true }),
    ...createMemberFacts(comment),
    ...(signature ? { signature } : {}),
  };
}

/** `(id: string) => void`, as for a property. */
function printMethod(method: ts.MethodSignature): string {
  const parameters = method.parameters.map((one) => one.getText()).join(', ');
  const result = method.type?.getText() ?? 'void';
  return `(${parameters}) => ${result}`.replace(/\s+/g, ' ');
}
