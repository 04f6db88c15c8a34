import { NAVIGATION, type NavigationPage } from '../../../../src/navigation';
import {
  entryToPagePathname,
  flattenNavigation,
} from '../../../../src/navigation/flattenNavigation';
import type { ApiModel } from '../extract/model';
import type {
  ApiComponent,
  ApiDefinition,
  ApiHook,
  ApiIndexEntry,
  ApiInheritance,
  ApiInheritedProp,
  ApiInterface,
  ApiPageData,
  ApiProp,
} from '../types';
import { measureRelevance } from '../../../../src/lib/page/pageRelevance';
import type { DemoUse } from './collectDemoUses';

type Entry = ApiComponent | ApiHook | ApiInterface;

/** Pages that list the reference of a product, and what stands below them. */
const INDEX_PAGES = ['/x/api/data-grid/', '/x/api/date-pickers/'] as const;

/** The page that also lists the Data Grid's events and selectors. */
const GRID_INDEX = '/x/api/data-grid/';

function hrefToPathname(href: string): string {
  return href.replace(/#.*$/, '');
}

function listEntries(model: ApiModel): Entry[] {
  return [...model.components, ...model.hooks, ...model.interfaces];
}

function listNavigationPathnames(): Set<string> {
  return new Set(
    Object.values(NAVIGATION)
      .flatMap((pages: readonly NavigationPage[]) => flattenNavigation(pages))
      .filter(({ page }) => !page.children)
      .flatMap(({ page }) => {
        const pathname = `${entryToPagePathname(page.pathname)}/`;
        return [pathname, ...(page.tabs ?? []).map((tab) => `${pathname}${tab}/`)];
      }),
  );
}

/** Lists the exports whose page the navigation does not know. */
export function findExportsWithoutPage(
  model: ApiModel,
  listed: ReadonlySet<string> = listNavigationPathnames(),
): string[] {
  return listEntries(model)
    .filter(({ href }) => !listed.has(hrefToPathname(href)))
    .map(
      ({ name, package: packageName, href }) =>
        `${packageName} exports ${name}, but ${hrefToPathname(href)} is not in the navigation`,
    );
}

/** Adds to each component the demos that render it, and to its props those that set them. */
function addDemos<T extends ApiComponent | ApiHook>(
  entry: T,
  demoUses: readonly DemoUse[],
): T {
  const key = `${entry.package}#${entry.name}`;
  const kinship = ({ demo }: DemoUse) => measureRelevance(demo.page, entry.name);
  const using = demoUses
    .filter(({ uses }) => uses.has(key))
    // Those of its own page first; the others stay in the order of the pages.
    .sort((one, other) => kinship(other) - kinship(one));
  if (using.length === 0) return entry;
  const demos = using.map(({ demo }) => demo);
  if (entry.kind === 'hook') return { ...entry, demos };
  const props = entry.props.map((prop): ApiProp => {
    const indexes = using.flatMap(({ uses }, index) =>
      uses.get(key)?.has(prop.name) ? index : [],
    );
    return indexes.length > 0 ? { ...prop, demos: indexes } : prop;
  });
  return { ...entry, demos, props };
}

/**
 * Finds the props a component takes over: those of its parent and of the parent's parents
 * that it does not list itself.
 */
function resolveInheritance(
  component: ApiComponent,
  byHref: ReadonlyMap<string, Entry>,
): ApiInheritance | undefined {
  const props: ApiInheritedProp[] = [];
  const known = new Set(component.props.map(({ name }) => name));
  const visited = new Set<string>();
  let next = component.inheritance;
  while (next && !visited.has(next.href)) {
    visited.add(next.href);
    const parent = byHref.get(next.href);
    if (parent?.kind !== 'component') break;
    // Several components may share a page, and are parts of it by their hash.
    const [page] = parent.href.split('#');
    for (const prop of parent.props) {
      if (known.has(prop.name)) continue;
      known.add(prop.name);
      const { demos: _ofParent, ...own } = prop;
      props.push({ ...own, href: `${page}#${own.anchor}` });
    }
    next = parent.inheritance;
  }
  const { inheritance } = component;
  if (!inheritance || !byHref.has(inheritance.href)) return undefined;
  return { name: inheritance.name, href: inheritance.href, props };
}

function pickDefinitions(
  model: ApiModel,
  keys: readonly string[],
): Record<string, ApiDefinition> {
  const picked: Record<string, ApiDefinition> = {};
  for (const key of keys) {
    const definition = model.definitions[key];
    // Two packages may have a type of one name; the entry's own comes first.
    if (definition) picked[definition.name] ??= definition;
  }
  return picked;
}

/** Keys of the definitions the inherited props name, which their own page would show. */
function listUses(model: ApiModel, entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => [
    ...(model.uses[entry.href] ?? []),
    ...(entry.kind === 'component' && entry.inheritance
      ? (model.uses[entry.inheritance.href] ?? [])
      : []),
  ]);
}

function entryToIndexEntry(entry: Entry): ApiIndexEntry {
  return {
    kind: entry.kind,
    name: entry.name,
    href: entry.href,
    ...(entry.plan ? { plan: entry.plan } : {}),
    ...(entry.deprecated ? { deprecated: true } : {}),
  };
}

function createIndexPage(
  model: ApiModel,
  href: string,
  entries: readonly Entry[],
): ApiPageData {
  const isGrid = href === GRID_INDEX;
  return {
    href,
    product: 'x',
    index: entries
      .filter((entry) => entry.href.startsWith(href))
      .map(entryToIndexEntry),
    ...(isGrid
      ? { events: [...model.events], selectors: [...model.selectors] }
      : {}),
    definitions: isGrid ? pickDefinitions(model, model.uses.events ?? []) : {},
  };
}

/**
 * Distributes the model over pages and adds what depends on the site: inherited props and the
 * demos that use a component.
 *
 * @returns one page a pathname, in the order of the model, then the index pages
 */
export function planPages(
  model: ApiModel,
  demoUses: readonly DemoUse[],
): ApiPageData[] {
  const byHref = new Map(listEntries(model).map((entry) => [entry.href, entry]));
  const pages = new Map<string, Entry[]>();
  for (const entry of byHref.values()) {
    const href = hrefToPathname(entry.href);
    pages.set(href, [
      ...(pages.get(href) ?? []),
      completeEntry(entry, byHref, demoUses),
    ]);
  }
  return [
    ...[...pages].map(([href, entries]) => createPage(model, href, entries)),
    ...INDEX_PAGES.map((href) =>
      createIndexPage(model, href, [...byHref.values()]),
    ).filter(({ index }) => index && index.length > 0),
  ];
}

function completeEntry(
  entry: Entry,
  byHref: ReadonlyMap<string, Entry>,
  demoUses: readonly DemoUse[],
): Entry {
  if (entry.kind === 'interface') return entry;
  if (entry.kind === 'hook') return addDemos(entry, demoUses);
  const { inheritance: _unresolved, ...component } = addDemos(entry, demoUses);
  const inheritance = resolveInheritance(entry, byHref);
  return inheritance ? { ...component, inheritance } : component;
}

function createPage(
  model: ApiModel,
  href: string,
  entries: readonly Entry[],
): ApiPageData {
  const components = entries.filter((entry) => entry.kind === 'component');
  const hooks = entries.filter((entry) => entry.kind === 'hook');
  const interfaces = entries.filter((entry) => entry.kind === 'interface');
  return {
    href,
    product: entries[0]?.product ?? 'x',
    ...(components.length > 0 ? { components } : {}),
    ...(hooks.length > 0 ? { hooks } : {}),
    ...(interfaces.length > 0 ? { interfaces } : {}),
    definitions: pickDefinitions(model, listUses(model, entries)),
  };
}
