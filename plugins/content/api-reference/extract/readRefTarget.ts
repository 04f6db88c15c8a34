import path from 'node:path';
import ts from 'typescript';
import { findExportBelow, type DiscoveredExport } from './discoverExports';
import { printResolvedType } from './printType';
import type { EntryContext } from './readMember';

const ELEMENT = /^[A-Z]\w*Element$/;

function printPropType(
  { workspace, location }: EntryContext,
  propsType: ts.Type,
  name: string,
): string {
  const prop = propsType.getProperty(name);
  return prop
    ? printResolvedType(
        workspace,
        workspace.checker.getTypeOfSymbolAtLocation(prop, location),
      )
    : '';
}

/** `'button'` → `HTMLButtonElement`, as the browser's own declarations say. */
function tagToElement(
  { workspace, location }: EntryContext,
  tag: string,
): string | undefined {
  const { checker } = workspace;
  for (const map of ['HTMLElementTagNameMap', 'SVGElementTagNameMap']) {
    const symbol = checker
      .getSymbolsInScope(location, ts.SymbolFlags.Interface)
      .find(({ name }) => name === map);
    const entry = symbol && checker.getDeclaredTypeOfSymbol(symbol).getProperty(tag);
    if (entry) return printResolvedType(workspace, checker.getTypeOfSymbol(entry));
  }
  return undefined;
}

/** The default of the last type parameter of `ButtonTypeMap<Props, Root = 'button'>`. */
function findDefaultTag(
  { workspace }: EntryContext,
  { fileName, name }: DiscoveredExport,
): string | undefined {
  const symbol = findExportBelow(
    workspace,
    path.posix.dirname(fileName),
    `${name}TypeMap`,
  );
  const declaration = symbol?.declarations?.[0];
  const parameters =
    declaration &&
    (ts.isInterfaceDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration))
      ? declaration.typeParameters
      : undefined;
  return parameters?.at(-1)?.default?.getText().replaceAll("'", '');
}

/**
 * Finds what a component's `ref` points to: the type of the `ref` prop where it names an
 * element, else the element of `onClick`, else the root element by default.
 */
export function readRefTarget(
  context: EntryContext,
  found: DiscoveredExport,
  propsType: ts.Type | undefined,
): string | undefined {
  const ref = propsType ? printPropType(context, propsType, 'ref') : '';
  const named = /(?:Ref|RefObject|LegacyRef)<([\w.]+)/.exec(ref)?.[1];
  if (named && ELEMENT.test(named)) return named;
  const onClick = propsType ? printPropType(context, propsType, 'onClick') : '';
  const clicked = /MouseEventHandler<(\w+)>/.exec(onClick)?.[1];
  if (clicked && ELEMENT.test(clicked)) return clicked;
  const tag = findDefaultTag(context, found);
  return tag ? tagToElement(context, tag) : undefined;
}
