import path from 'node:path';
import { listPageElements } from '../../../shared/listPageElements';
import { readTextAttribute } from '../../../shared/mdxAttributes';
import { parsePageOrNothing } from '../../../shared/parsePage';
import type { ApiDemo } from '../types';
import type { DocPage } from './loadDocPages';
import { loadDemoUses, type Uses } from './loadDemoUses';

/** A demo and what it uses of the packages. */
export interface DemoUse {
  readonly demo: ApiDemo;
  readonly uses: Uses;
}

/**
 * Reads all demos that pages show.
 *
 * @returns in the order of the pages and of the demos on them
 */
export function collectDemoUses(pages: readonly DocPage[]): DemoUse[] {
  return pages.flatMap(({ file, text, pathname, title }) =>
    listPageElements(parsePageOrNothing(text), ['Demo']).flatMap((element) => {
      const name = readTextAttribute(element, 'name') ?? '';
      const uses = loadDemoUses(path.dirname(file), name);
      const label = readTextAttribute(element, 'label') ?? name;
      const demo = { name, label, page: title, href: `${pathname}#${name}.tsx` };
      return uses ? [{ demo, uses }] : [];
    }),
  );
}
