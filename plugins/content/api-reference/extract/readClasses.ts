import path from 'node:path';
import ts from 'typescript';
import { memberToAnchor } from '../../../../src/lib/reference/apiAnchors';
import type { ApiClass } from '../types';
import { findExportBelow, type DiscoveredExport } from './discoverExports';
import { findTagText, isIgnored, readSymbolComment } from './readComments';
import type { EntryContext } from './readMember';
import { markdownToHtml } from './renderMarkdown';
import { loadClassNames, loadGenerateClass } from './runtimeClasses';

/** Classes of states that all components of a library share. */
const GLOBAL_CLASS = /^(?:Mui-|base--)/;

/** Fields of the `classes` prop, then those of `XClasses` that are not among them. */
function listClassSymbols(
  { workspace, location }: EntryContext,
  found: DiscoveredExport,
  propsType: ts.Type | undefined,
): ts.Symbol[] {
  const { checker } = workspace;
  const prop = propsType?.getProperty('classes');
  const fromProp = prop
    ? checker.getPropertiesOfType(
        checker.getNonNullableType(
          checker.getTypeOfSymbolAtLocation(prop, location),
        ),
      )
    : [];
  const named = findExportBelow(
    workspace,
    path.posix.dirname(found.fileName),
    `${found.name}Classes`,
  );
  const fromInterface = named
    ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(named))
    : [];
  const known = new Set(fromProp.map(({ name }) => name));
  return [...fromProp, ...fromInterface.filter(({ name }) => !known.has(name))];
}

/** The class in the object that is published beside the interface that declares the key. */
function findDeclaredClass({ workspace }: EntryContext, symbol: ts.Symbol): unknown {
  const owner = symbol.declarations?.[0]?.parent;
  if (!owner || !ts.isInterfaceDeclaration(owner)) return undefined;
  const { fileName } = owner.getSourceFile();
  return loadClassNames(workspace, fileName, owner.name.text)?.[symbol.name];
}

/**
 * The component's own object of classes: the module `buttonClasses` beside the declaration.
 * Joy's Slider takes its keys from Base UI, and publishes other names for them.
 */
function loadOwnClasses(
  { workspace }: EntryContext,
  { fileName, name }: DiscoveredExport,
) {
  const module = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes.d.ts`;
  const file = path.posix.join(path.posix.dirname(fileName), module);
  return loadClassNames(workspace, file, `${name}Classes`);
}

/**
 * Reads the CSS classes of a component with their true names, which only the package's own
 * code knows.
 *
 * @param themeName name classes are made from where the package publishes no object of them
 */
export function readClasses(
  context: EntryContext,
  found: DiscoveredExport,
  propsType: ts.Type | undefined,
  themeName: string,
): ApiClass[] {
  const symbols = listClassSymbols(context, found, propsType);
  if (symbols.length === 0) return [];
  const published = loadOwnClasses(context, found);
  const generate = loadGenerateClass(context.workspace, found.spec);
  return symbols.flatMap((symbol) => {
    const comment = readSymbolComment(context.workspace, symbol);
    if (isIgnored(comment)) return [];
    const known = published
      ? published[symbol.name]
      : findDeclaredClass(context, symbol);
    const className =
      typeof known === 'string' ? known : generate(themeName, symbol.name);
    const deprecated = findTagText(comment, 'deprecated');
    return [
      {
        key: symbol.name,
        anchor: memberToAnchor(context.owner, 'class', symbol.name),
        className,
        description: markdownToHtml(comment.description),
        ...(GLOBAL_CLASS.test(className) ? { isGlobal: true as const } : {}),
        ...(deprecated !== undefined
          ? { deprecated: { reason: markdownToHtml(deprecated) } }
          : {}),
      },
    ];
  });
}
