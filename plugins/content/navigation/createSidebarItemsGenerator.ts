import path from 'node:path';
import type {
  NormalizedSidebar,
  SidebarItemsGeneratorDoc,
} from '@docusaurus/plugin-content-docs/lib/sidebars/types';
import {
  DOCS_INSTANCE_IDS,
  NAVIGATION,
  type DocsInstanceId,
} from '../../../src/navigation';
import {
  toSidebarItems,
  type WrittenPage,
} from '../../../src/navigation/toSidebarItems';
import { validateNavigation } from '../../../src/navigation/validateNavigation';
import { loadDocSources } from './loadDocSources';
import { loadNavigationSources } from './loadNavigationSources';

/** The part of Docusaurus' arguments that the generator reads. */
export interface SidebarItemsGeneratorInput {
  docs: readonly Pick<SidebarItemsGeneratorDoc, 'id' | 'source'>[];
}

/**
 * Makes the `sidebarItemsGenerator` of a docs instance: it checks all navigation trees against
 * all pages, then projects the instance's tree to sidebar items.
 *
 * @param siteDir folder of the site
 * @returns a generator that throws the error of `validateNavigation`
 */
export function createSidebarItemsGenerator(
  siteDir: string,
  instanceId: DocsInstanceId,
) {
  return async ({
    docs,
  }: SidebarItemsGeneratorInput): Promise<NormalizedSidebar> => {
    const [trees, pages] = await Promise.all([
      loadNavigationSources(siteDir),
      loadDocSources(siteDir, DOCS_INSTANCE_IDS),
    ]);
    validateNavigation(trees, pages);
    const idByFile = new Map(
      docs.map(({ id, source }) => [source.replace(/^@site\//, ''), id]),
    );
    const ownFolder = path.posix.join('docs', instanceId, '/');
    const writtenPages = pages.flatMap(({ file, pathname }): WrittenPage[] => {
      if (!file.startsWith(ownFolder)) return [{ pathname }];
      const docId = idByFile.get(file);
      // A draft has a file, but Docusaurus leaves it out of the build.
      return docId === undefined ? [] : [{ pathname, docId }];
    });
    return toSidebarItems(NAVIGATION[instanceId], writtenPages);
  };
}
