import fs from 'node:fs';
import path from 'node:path';
import type { Options } from '@docusaurus/plugin-content-docs';
import { createSidebarItemsGenerator } from '../plugins/content/navigation/createSidebarItemsGenerator';
import { DOCS_INSTANCE_IDS, type DocsInstanceId } from '../src/navigation';
import { environment, type Environment } from './environment';

/** Markdown plugins that the site's configuration passes to every docs instance. */
export type MarkdownPlugins = Pick<
  Options,
  'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'
>;

/** A docs instance as it stands in the `plugins` of the site's configuration. */
export type DocsInstance<Id extends string = DocsInstanceId> = [
  '@docusaurus/plugin-content-docs',
  Options & { id: Id },
];

const SITE_DIR = path.resolve(__dirname, '..');

/** Dates come from the history; sources without one are built without dates. */
const hasHistory = fs.existsSync(path.join(SITE_DIR, '.git'));

// Demos lie beside their pages; drafts of writers begin with an underscore.
const NO_PAGES = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.tsx',
  '**/*.test.ts',
];

/** The branch readers' edits start from. */
const EDIT_BRANCH = 'main';

function createDocsInstance(
  id: DocsInstanceId,
  markdownPlugins: MarkdownPlugins,
  { repositoryUrl }: Pick<Environment, 'repositoryUrl'>,
): DocsInstance {
  return [
    '@docusaurus/plugin-content-docs',
    {
      id,
      path: `docs/${id}`,
      routeBasePath: id,
      exclude: NO_PAGES,
      sidebarPath: path.join(SITE_DIR, 'sidebars.ts'),
      sidebarItemsGenerator: createSidebarItemsGenerator(SITE_DIR, id),
      ...(repositoryUrl ? { editUrl: `${repositoryUrl}/edit/${EDIT_BRANCH}/` } : {}),
      showLastUpdateTime: hasHistory,
      breadcrumbs: true,
      ...markdownPlugins,
    },
  ];
}

/**
 * Makes the five docs instances: Material UI, Joy UI, Base UI, MUI System and MUI X.
 *
 * @param markdownPlugins remark and rehype plugins for the pages of all instances
 * @param surroundings where the source repository is, if that is known
 */
export function createDocsInstances(
  markdownPlugins: MarkdownPlugins,
  surroundings: Pick<Environment, 'repositoryUrl'> = environment,
): DocsInstance[] {
  return DOCS_INSTANCE_IDS.map((id) =>
    createDocsInstance(id, markdownPlugins, surroundings),
  );
}

/**
 * Makes the docs instance of the test pages below `/experiments/docs/`. They are reached
 * by address alone: no navigation, and each of them is unlisted.
 *
 * @param markdownPlugins remark and rehype plugins, as for the other instances
 */
export function createExperimentsInstance(
  markdownPlugins: MarkdownPlugins,
): DocsInstance<'experiments'> {
  return [
    '@docusaurus/plugin-content-docs',
    {
      id: 'experiments',
      path: 'docs/experiments',
      routeBasePath: 'experiments/docs',
      exclude: NO_PAGES,
      sidebarPath: false,
      breadcrumbs: false,
      ...markdownPlugins,
    },
  ];
}
