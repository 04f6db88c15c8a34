import path from 'node:path';
import { readFileSync } from 'node:fs';
import { listPartComponents } from '../../plugins/content/demo-parts/listPartComponents';
import { readComposedParts } from '../../plugins/content/demo-parts/readComposedParts';
import { loadApiPages } from '../../plugins/shared/loadApiPages';
import type { PartComponent } from '../../src/lib/demos/demoParts/types';
import { listImportedComponents } from '../../src/lib/demos/demoParts/listImportedComponents';
import { listDemos, type TestedDemo } from '../demos/listDemos';

/** A demo on which overrides of components are tried. */
export interface Subject {
  demo: TestedDemo;
  /** Product of its page. */
  product: string;
  /** Names of components that have it as their demo, which are tried here first of all. */
  hosts: string[];
  /** Names of all components that the demo imports. */
  imported: string[];
}

/** Overrides to try, and the components that parts are named by, as readers' demos have them. */
export interface OverridePlan {
  subjects: Subject[];
  /** Of each product. */
  components: Record<string, PartComponent[]>;
}

/** Of a demo in several stylings the first, as the map shows it unless asked otherwise. */
const demoToName = ({ id }: TestedDemo) =>
  id
    .replace(/\/system$/, '')
    .split('/')
    .at(-1) ?? '';

const demoToProduct = ({ id }: TestedDemo) => id.split('/')[0] ?? '';

/** A hash names the demo: `/material-ui/react-slider/#SliderBasic.tsx`. */
function listDemoNames(hrefs: readonly string[]): string[] {
  return hrefs.map((href) => /#(?:system-)?(\w+)/.exec(href)?.[1] ?? '');
}

const readImported = ({ file }: TestedDemo) => [
  ...listImportedComponents(readFileSync(file, 'utf8')),
];

/**
 * Chooses a demo for each component: the first of those the reference lists, the ones of its own
 * page before others, that imports it.
 *
 * @param siteDir absolute path of the site, which must have been built
 * @throws if there is no data of the reference
 */
export async function planSubjects(siteDir: string): Promise<OverridePlan> {
  const pages = await loadApiPages(path.join(siteDir, '.docusaurus'));
  if (pages.size === 0) {
    throw new Error(
      'There is no data of the API reference: build the portal first.',
    );
  }
  const lists = listPartComponents(pages.values(), {
    readComposed: (product) => readComposedParts(siteDir, product),
    record: {},
  });
  const demos = listDemos(path.join(siteDir, 'docs')).filter(
    ({ id }) => !/\/(?:css|tailwind)$/.test(id),
  );
  const known = new Map(
    demos.map((demo) => [`${demoToProduct(demo)} ${demoToName(demo)}`, demo]),
  );
  const subjects = new Map<string, Subject>();
  for (const { components = [], product } of pages.values()) {
    const parts = lists.get(product) ?? [];
    for (const { name, demos: uses } of components) {
      if (!parts.some((component) => component.name === name)) continue;
      const demo = listDemoNames(uses.map(({ href }) => href))
        .map((one) => known.get(`${product} ${one}`))
        .find((one) => one && readImported(one).includes(name));
      if (!demo) continue;
      const subject = subjects.get(demo.id) ?? {
        demo,
        product,
        hosts: [],
        imported: readImported(demo),
      };
      subject.hosts.push(name);
      subjects.set(demo.id, subject);
    }
  }
  return {
    subjects: [...subjects.values()].sort((one, two) =>
      one.demo.id < two.demo.id ? -1 : 1,
    ),
    components: Object.fromEntries(lists),
  };
}
