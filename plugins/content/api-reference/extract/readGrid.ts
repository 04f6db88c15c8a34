import path from 'node:path';
import ts from 'typescript';
import { exportToSlug } from '../../../../src/lib/reference/apiAnchors';
import type {
  ApiEvent,
  ApiInterface,
  ApiMember,
  ApiPlan,
  ApiSelector,
} from '../types';
import { createSource } from './createEntry';
import { fileToPackage, noteAnomaly, type Workspace } from './createWorkspace';
import { collectDefinitions, type DefinitionStore } from './collectDefinitions';
import { listModuleExports, resolveAlias } from './discoverExports';
import type { PackageSpec } from './packages';
import { printResolvedType } from './printType';
import { findTagText, isIgnored, readSymbolComment } from './readComments';
import { readMember, type EntryContext } from './readMember';
import { linkNamesToCode, markdownToHtml } from './renderMarkdown';

/** The packages of the Data Grid, the free one first; a larger plan exports all of them. */
export interface GridPackages {
  readonly free: PackageSpec;
  readonly all: readonly PackageSpec[];
}

/** Finds the packages of the Data Grid among the specs; null where there are none. */
export function findGridPackages(
  specs: readonly PackageSpec[],
): GridPackages | null {
  const all = specs.filter(({ name }) => /x-data-grid(?:-|$)/.test(name));
  const free = all.find(({ plan }) => plan === undefined);
  return free ? { free, all } : null;
}

/** The plan of the package in which something is declared, whoever augments or exports it. */
function findPlan(workspace: Workspace, symbol: ts.Symbol): ApiPlan | undefined {
  const fileName = symbol.declarations?.[0]?.getSourceFile().fileName;
  const owner = fileName && fileToPackage(workspace, fileName)?.package;
  return workspace.specs.find(({ name }) => name === owner)?.plan;
}

function withPlan(plan: ApiPlan | undefined): { plan?: ApiPlan } {
  return plan ? { plan } : {};
}

/** The export of the largest plan, which knows what the others know and more. */
function findGridExport(
  workspace: Workspace,
  { all }: GridPackages,
  name: string,
): ts.Symbol | undefined {
  for (const spec of all.toReversed()) {
    const file = path.resolve(workspace.root, spec.folder, 'index.d.ts');
    const found = listModuleExports(workspace, file).find(
      (one) => one.name === name,
    );
    if (found) return withAugmentations(workspace, found);
  }
  return undefined;
}

/** The symbol with what other packages add to its interface, as code sees it. */
function withAugmentations({ checker }: Workspace, exported: ts.Symbol): ts.Symbol {
  const symbol = resolveAlias(checker, exported);
  const declaration = symbol.declarations?.find(ts.isInterfaceDeclaration);
  return (declaration && checker.getSymbolAtLocation(declaration.name)) ?? symbol;
}

/** Smallest plan whose package exports a name. */
function findSmallestPackage(
  workspace: Workspace,
  { all, free }: GridPackages,
  name: string,
): PackageSpec {
  return (
    all.find((spec) =>
      listModuleExports(
        workspace,
        path.resolve(workspace.root, spec.folder, 'index.d.ts'),
      ).some((one) => one.name === name),
    ) ?? free
  );
}

/** Fields of a type; of a union, those of all its parts. */
function listFields({ checker }: Workspace, type: ts.Type): ts.Symbol[] {
  const parts = type.isUnion() ? type.types : [type];
  const byName = new Map<string, ts.Symbol>();
  for (const symbol of parts.flatMap((part) => checker.getPropertiesOfType(part))) {
    if (!byName.has(symbol.name)) byName.set(symbol.name, symbol);
  }
  return [...byName.values()];
}

/**
 * Reads an interface of the Data Grid with the plan of each field.
 *
 * @returns null where no package exports the name, which is noted as a fatal anomaly
 */
export function readGridInterface(
  context: EntryContext,
  packages: GridPackages,
): ApiInterface | null {
  const { workspace, owner: name } = context;
  const symbol = findGridExport(workspace, packages, name);
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !declaration) {
    noteAnomaly(workspace, `${packages.free.name} ${name}`, 'is not exported', true);
    return null;
  }
  const fields = listFields(
    workspace,
    workspace.checker.getDeclaredTypeOfSymbol(symbol),
  );
  const properties = fields.flatMap((field): ApiMember[] => {
    const member = readMember(context, field, 'property');
    return member ? [{ ...member, ...withPlan(findPlan(workspace, field)) }] : [];
  });
  const spec = findSmallestPackage(workspace, packages, name);
  const file = fileToPackage(workspace, declaration.getSourceFile().fileName);
  const home =
    workspace.specs.find((one) => one.name === file?.package) ?? packages.free;
  return {
    kind: 'interface',
    name,
    slug: exportToSlug(name),
    product: spec.product,
    package: spec.name,
    href: `${spec.pagesBelow ?? '/'}${exportToSlug(name)}/`,
    imports: { barrel: `import { ${name} } from '${spec.name}';` },
    description: markdownToHtml(readSymbolComment(workspace, symbol).description),
    source: createSource(workspace.root, home, file?.file ?? 'index.d.ts'),
    ...withPlan(spec.plan),
    properties: properties.sort((one, two) =>
      one.name.localeCompare(two.name, 'en'),
    ),
  };
}

function readEventField(
  workspace: Workspace,
  event: ts.Symbol,
  location: ts.Node,
  field: 'params' | 'event',
): { text: string; node: ts.TypeNode | undefined } | null {
  const { checker } = workspace;
  const type = checker.getTypeOfSymbolAtLocation(event, location);
  const symbol = type.getProperty(field);
  if (!symbol) return null;
  const declaration = symbol.valueDeclaration;
  const node =
    declaration && ts.isPropertySignature(declaration)
      ? declaration.type
      : undefined;
  const text =
    node?.getText().replace(/\s+/g, ' ') ??
    printResolvedType(
      workspace,
      checker.getTypeOfSymbolAtLocation(symbol, location),
    );
  return { text, node };
}

/** Reads the events of the Data Grid, in the order of the alphabet. */
export function readGridEvents(
  workspace: Workspace,
  store: DefinitionStore,
  packages: GridPackages,
  gridProps: ReadonlySet<string>,
): { events: ApiEvent[]; uses: string[] } {
  const lookup = findGridExport(workspace, packages, 'GridEventLookup');
  const location = lookup?.declarations?.[0];
  if (!lookup || !location) {
    noteAnomaly(
      workspace,
      packages.free.name,
      'GridEventLookup is not exported',
      true,
    );
    return { events: [], uses: [] };
  }
  const uses = new Set<string>();
  const type = workspace.checker.getDeclaredTypeOfSymbol(lookup);
  const events = workspace.checker.getPropertiesOfType(type).flatMap((symbol) => {
    const comment = readSymbolComment(workspace, symbol);
    if (isIgnored(comment)) return [];
    const params = readEventField(workspace, symbol, location, 'params');
    const event = readEventField(workspace, symbol, location, 'event');
    const keys = [params, event].flatMap((one) =>
      one ? collectDefinitions(workspace, store, one.node, one.text) : [],
    );
    keys.forEach((key) => uses.add(key));
    const prop = `on${symbol.name.charAt(0).toUpperCase()}${symbol.name.slice(1)}`;
    return [
      {
        name: symbol.name,
        anchor: `event-${symbol.name}`,
        description: markdownToHtml(comment.description),
        ...(params ? { params: params.text } : {}),
        ...(event ? { event: `MuiEvent<${event.text}>` } : {}),
        ...(gridProps.has(prop) ? { prop } : {}),
        ...(keys.length > 0
          ? { names: keys.map((key) => key.slice(key.lastIndexOf('#') + 1)) }
          : {}),
        ...withPlan(findPlan(workspace, symbol)),
      },
    ];
  });
  events.sort((one, two) => one.name.localeCompare(two.name, 'en'));
  return { events, uses: [...uses] };
}

/** `hooks/features/rows/gridRowsSelector.d.ts` → `Rows` */
function fileToCategory(file: string): string | undefined {
  const folder = /hooks\/features\/([^/]+)\//.exec(file)?.[1];
  return folder
    ?.replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());
}

/** `selectedGridRowsSelector`; not `useGridSelector` and not what makes selectors. */
const SELECTOR = /^(?!use[A-Z]|create[A-Z]|unstable_)[a-z]\w*Selector$/;

/** Reads the selectors of the Data Grid's state, in the order of the alphabet. */
export function readGridSelectors(
  workspace: Workspace,
  packages: GridPackages,
): ApiSelector[] {
  const byName = new Map<string, ApiSelector>();
  for (const spec of packages.all) {
    const index = path.resolve(workspace.root, spec.folder, 'index.d.ts');
    for (const exported of listModuleExports(workspace, index)) {
      const { name } = exported;
      if (!SELECTOR.test(name) || byName.has(name)) continue;
      const symbol = resolveAlias(workspace.checker, exported);
      const selector = describeSelector(workspace, symbol, name);
      if (selector) byName.set(name, selector);
    }
  }
  return [...byName.values()].sort((one, two) =>
    one.name.localeCompare(two.name, 'en'),
  );
}

function describeSelector(
  workspace: Workspace,
  symbol: ts.Symbol,
  name: string,
): ApiSelector | null {
  const declaration = symbol.valueDeclaration;
  const comment = readSymbolComment(workspace, symbol);
  if (!declaration || isIgnored(comment)) return null;
  const [signature] = workspace.checker
    .getTypeOfSymbolAtLocation(symbol, declaration)
    .getCallSignatures();
  if (!signature) return null;
  const { fileName } = declaration.getSourceFile();
  const deprecated = findTagText(comment, 'deprecated');
  const category =
    findTagText(comment, 'category') ??
    fileToCategory(fileToPackage(workspace, fileName)?.file ?? '');
  return {
    name,
    anchor: `selector-${name}`,
    description: markdownToHtml(linkNamesToCode(comment.description)),
    returns: printResolvedType(workspace, signature.getReturnType()),
    ...(category ? { category } : {}),
    ...(deprecated !== undefined
      ? { deprecated: { reason: markdownToHtml(deprecated) } }
      : {}),
    ...withPlan(findPlan(workspace, symbol)),
  };
}
