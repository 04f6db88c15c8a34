import { createRequire } from 'node:module';
import path from 'node:path';
import type { ApiComponent } from '../../plugins/content/api-reference/types';
import { findDocumented } from '../../plugins/content/api-reference/pages/findDocumented';
import { loadApiPlaces } from '../../plugins/content/api-reference/pages/loadApiPlaces';
import {
  loadDocPages,
  type DocPage,
} from '../../plugins/content/api-reference/pages/loadDocPages';
import { listPartComponents } from '../../plugins/content/demo-parts/listPartComponents';
import { readComposedParts } from '../../plugins/content/demo-parts/readComposedParts';
import { loadApiPages } from '../../plugins/shared/loadApiPages';
import { readFrontMatter } from '../../plugins/shared/readFrontMatter';
import type { PartComponent } from '../../src/lib/demos/demoParts/types';
import { readExport } from '../overrides/bundleStage';
import { listDemos, type TestedDemo } from '../demos/listDemos';
import type { KnownComponent } from './types';

/** Demos of its own page that are drawn for a component, and of all pages where it has few. */
const MOST_DEMOS = 20;
const FEWEST_DEMOS = 5;

/** What is drawn, and the components that are looked for in it. */
export interface AnatomyPlan {
  components: KnownComponent[];
  /** In the order in which trees are put together: of each component, its own demos first. */
  demos: TestedDemo[];
  /** Ids of the demos that are drawn for a component, by its own id. */
  demosOf: ReadonlyMap<string, readonly string[]>;
}

const toId = ({ product, name }: Pick<ApiComponent, 'product' | 'name'>) =>
  `${product} ${name}`;

/** The way in which a component can be imported, if there is one. */
function findImport({ imports }: ApiComponent, siteDir: string): string | undefined {
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  return [imports.barrel, imports.deep].find((statement) => {
    try {
      return statement && resolve(readExport(statement).specifier);
    } catch {
      // The package does not export the file that declares it.
      return false;
    }
  });
}

/** Ids of components by those of the ones with which they share a page. */
function readFamilies(pages: readonly DocPage[], dataDir: string) {
  const places = loadApiPlaces(dataDir);
  const families = new Map<string, Set<string>>();
  for (const { text } of pages) {
    const documented = findDocumented(readFrontMatter(text), places);
    const ids = [...(documented?.places.values() ?? [])].map(
      ({ name, href }) => `${href.split('/')[1]} ${name}`,
    );
    for (const id of ids) {
      families.set(id, new Set([...(families.get(id) ?? []), ...ids]));
    }
  }
  return families;
}

/** Components that share their classes have the same parts. */
function findParts(
  { classes }: ApiComponent,
  owners: readonly PartComponent[],
): Pick<KnownComponent, 'prefix' | 'parts'> {
  const names = new Set(classes.map(({ className }) => className));
  const owner = owners.find(({ prefix, parts }) =>
    parts.some((key) => names.has(`${prefix}-${key}`)),
  );
  return owner
    ? {
        prefix: owner.prefix,
        parts: owner.parts.filter((key) => names.has(`${owner.prefix}-${key}`)),
      }
    : { prefix: '', parts: [] };
}

/** Finds the demos of a page by the links of the reference. */
function createDemoFinder(siteDir: string, pages: readonly DocPage[]) {
  const docs = path.join(siteDir, 'docs');
  const folders = new Map(
    pages.map(({ pathname, file }) => [
      pathname,
      path.relative(docs, path.dirname(file)).split(path.sep).join('/'),
    ]),
  );
  const demos = new Map(
    listDemos(docs)
      .filter(({ id }) => !/\/(?:css|tailwind)$/.test(id))
      .map((demo) => [demo.id.replace(/\/system$/, ''), demo]),
  );
  return ({ href, name }: { href: string; name: string }) =>
    demos.get(`${folders.get(href.replace(/#.*/, ''))}/${name}`);
}

/** The demos of a component's own page, and some of others where they are few. */
function chooseDemos({ demos }: ApiComponent) {
  const own = demos.filter(
    ({ href }) => href.replace(/#.*/, '') === demos[0]?.href.replace(/#.*/, ''),
  );
  return own.length >= FEWEST_DEMOS
    ? own.slice(0, MOST_DEMOS)
    : demos.slice(0, MOST_DEMOS / 2);
}

/**
 * Plans which demos are drawn to see what each component of the reference is made of.
 *
 * @param siteDir absolute path of the site, which must have been built
 * @throws if there is no data of the reference
 */
export async function planAnatomy(siteDir: string): Promise<AnatomyPlan> {
  const generated = path.join(siteDir, '.docusaurus');
  const apiPages = await loadApiPages(generated);
  if (apiPages.size === 0) {
    throw new Error(
      'There is no data of the API reference: build the portal first.',
    );
  }
  const owners = listPartComponents(apiPages.values(), {
    readComposed: (product) => readComposedParts(siteDir, product),
    record: {},
  });
  const docPages = loadDocPages(siteDir);
  const families = readFamilies(docPages, path.join(generated, 'api-reference'));
  const findDemo = createDemoFinder(siteDir, docPages);
  const documented = [...apiPages.values()].flatMap(
    ({ components = [] }) => components,
  );
  const chosen = new Map(
    documented.map((component) => [
      toId(component),
      chooseDemos(component).flatMap((demo) => findDemo(demo) ?? []),
    ]),
  );
  const demos = [...chosen.values()].flat();
  return {
    components: documented.flatMap((component) => {
      const statement = findImport(component, siteDir);
      if (statement === undefined) return [];
      const id = toId(component);
      return {
        id,
        import: statement,
        ...findParts(component, owners.get(component.product) ?? []),
        family: [...(families.get(id) ?? [])],
      };
    }),
    demos: [...new Map(demos.map((demo) => [demo.id, demo])).values()],
    demosOf: new Map(
      [...chosen].map(([id, ofComponent]) => [
        id,
        ofComponent.map((demo) => demo.id),
      ]),
    ),
  };
}
