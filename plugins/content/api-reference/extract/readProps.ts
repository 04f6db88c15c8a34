import type ts from 'typescript';
import { memberToAnchor } from '../../../../src/lib/reference/apiAnchors';
import type { ApiProp } from '../types';
import { fileToPackage, isLibraryFile, type Workspace } from './createWorkspace';
import type { DiscoveredExport } from './discoverExports';
import { findTypeNode, printType } from './printType';
import type { PropTypeFacts } from './readPropTypes';
import { markdownToHtml } from './renderMarkdown';
import {
  createMemberFacts,
  createSignature,
  createType,
  readMember,
  type EntryContext,
} from './readMember';

/** The type of a component's props, and what its signatures tell. */
export interface ComponentSignature {
  readonly propsType: ts.Type | undefined;
  /** `component` changes the root element: there is a signature with type parameters. */
  readonly isPolymorphic: boolean;
}

function listCallSignatures(type: ts.Type): readonly ts.Signature[] {
  // `React.JSXElementConstructor<P>` is a union of functions and classes.
  return type.isUnion()
    ? type.types.flatMap((part) => [...part.getCallSignatures()])
    : type.getCallSignatures();
}

/**
 * Finds the props of a component: of the last signature without type parameters, which for
 * polymorphic components is the one that is not polymorphic, or of a class.
 *
 * @returns null for an export that is not a component
 */
export function readComponentSignature(
  { checker }: Workspace,
  { symbol, declaration }: DiscoveredExport,
): ComponentSignature | null {
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const signatures = listCallSignatures(type);
  if (signatures.length > 0) {
    const plain = signatures.filter((one) => !one.typeParameters?.length);
    const [props] = (plain.at(-1) ?? signatures.at(-1))?.parameters ?? [];
    return {
      propsType: props && checker.getTypeOfSymbolAtLocation(props, declaration),
      isPolymorphic: signatures.some((one) =>
        one.typeParameters?.some(({ symbol: { name } }) =>
          /^(?:C|D|RootComponent\w*|BaseComponentType)$/.test(name),
        ),
      ),
    };
  }
  const instance = type.getConstructSignatures()[0]?.getReturnType();
  const props = instance?.getProperty('props');
  return props
    ? {
        propsType: checker.getTypeOfSymbolAtLocation(props, declaration),
        isPolymorphic: false,
      }
    : null;
}

const EVENT = /^on[A-Z]/;

/** The module readers import from, where a prop is declared beside another component. */
function findForeignModule(
  workspace: Workspace,
  { spec, file }: DiscoveredExport,
  symbol: ts.Symbol | undefined,
): string | undefined {
  const fileName = symbol?.declarations?.[0]?.getSourceFile().fileName;
  const owner = fileName ? fileToPackage(workspace, fileName) : undefined;
  if (!owner || !fileName || !isLibraryFile(workspace, fileName)) return undefined;
  const [folder = ''] = owner.file.split('/');
  // Modules in `internals` cannot be imported.
  if (!/^(?:[A-Z]|use[A-Z])/.test(folder)) return undefined;
  const module = `${owner.package}/${folder}`;
  return module === `${spec.name}/${file.split('/')[0] ?? ''}`
    ? undefined
    : module.replace(/\.d\.ts$/, '');
}

function createPropFacts(
  context: EntryContext,
  found: DiscoveredExport,
  name: string,
  symbol: ts.Symbol | undefined,
): Pick<ApiProp, 'isEvent' | 'declaredIn'> {
  const declaredIn = findForeignModule(context.workspace, found, symbol);
  return {
    ...(EVENT.test(name) ? { isEvent: true } : {}),
    ...(declaredIn ? { declaredIn } : {}),
  };
}

/** Merges what PropTypes and declarations say of one prop: the former lead. */
function mergeProp(
  context: EntryContext,
  found: DiscoveredExport,
  { name, printed, comment }: PropTypeFacts,
  symbol: ts.Symbol | undefined,
): ApiProp {
  const { workspace, location } = context;
  const declaration = symbol?.valueDeclaration ?? symbol?.declarations?.[0];
  const declared = symbol
    ? printType(
        workspace,
        workspace.checker.getTypeOfSymbolAtLocation(symbol, location),
        declaration,
      )
    : name === 'component'
      ? 'React.ElementType'
      : undefined;
  const facts = createMemberFacts(comment);
  const deprecation = facts.deprecated
    ? undefined
    : printed.deprecation !== undefined
      ? { deprecated: { reason: markdownToHtml(printed.deprecation) } }
      : undefined;
  const signature = printed.isFunction
    ? createSignature(comment, findTypeNode(declaration))
    : undefined;
  return {
    name,
    anchor: memberToAnchor(context.owner, 'prop', name),
    type: createType(context, printed.text, declared, findTypeNode(declaration)),
    ...(printed.isRequired ? { required: true } : {}),
    ...facts,
    ...deprecation,
    ...(signature ? { signature } : {}),
    ...createPropFacts(context, found, name, symbol),
  };
}

/** Props of a component without PropTypes: the libraries' own ones of its type. */
function readPropsFromTypes(
  context: EntryContext,
  found: DiscoveredExport,
  symbols: readonly ts.Symbol[],
): ApiProp[] {
  return symbols.flatMap((symbol) => {
    const fileName = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (!isLibraryFile(context.workspace, fileName)) return [];
    if (symbol.name === 'ref' || symbol.name === 'key') return [];
    const member = readMember(context, symbol, 'prop');
    return member
      ? [{ ...member, ...createPropFacts(context, found, symbol.name, symbol) }]
      : [];
  });
}

/**
 * Reads the public props of a component.
 *
 * @param propTypes as published, in their order; without them the declarations speak alone
 */
export function readProps(
  context: EntryContext,
  found: DiscoveredExport,
  { propsType }: ComponentSignature,
  propTypes: readonly PropTypeFacts[] | undefined,
): ApiProp[] {
  const symbols = propsType
    ? context.workspace.checker.getPropertiesOfType(propsType)
    : [];
  if (!propTypes) return readPropsFromTypes(context, found, symbols);
  const byName = new Map(symbols.map((symbol) => [symbol.name, symbol]));
  return propTypes.map((facts) =>
    mergeProp(context, found, facts, byName.get(facts.name)),
  );
}
