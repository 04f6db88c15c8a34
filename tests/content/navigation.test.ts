import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { NormalizedSidebar } from '@docusaurus/plugin-content-docs/lib/sidebars/types';
import { validateSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/validation';
import { getLoadedContentTranslationFiles } from '@docusaurus/plugin-content-docs/lib/translations';
import { loadDocSources } from '../../plugins/content/navigation/loadDocSources';
import { loadNavigationSources } from '../../plugins/content/navigation/loadNavigationSources';
import { DOCS_INSTANCE_IDS, NAVIGATION } from '../../src/navigation';
import { flattenNavigation } from '../../src/navigation/flattenNavigation';
import { findEntry } from '../../src/navigation/sources';
import { toSidebarItems } from '../../src/navigation/toSidebarItems';
import { findNavigationProblems } from '../../src/navigation/validateNavigation';
import { SITE_DIR } from './site';

/** The sidebar a set has once all its pages, and all pages it links to, are written. */
function projectCompleteSet(instanceId: (typeof DOCS_INSTANCE_IDS)[number]) {
  const ownPages = flattenNavigation(NAVIGATION[instanceId]).map(({ page }) => ({
    pathname: page.pathname,
    ...(page.pathname.startsWith(`/${instanceId}/`) ? { docId: page.pathname } : {}),
  }));
  return toSidebarItems(NAVIGATION[instanceId], [
    { pathname: `/${instanceId}`, docId: 'index' },
    ...ownPages,
  ]);
}

describe('navigation and pages', () => {
  it('agree', async () => {
    const [trees, docs] = await Promise.all([
      loadNavigationSources(SITE_DIR),
      loadDocSources(SITE_DIR, DOCS_INSTANCE_IDS),
    ]);
    expect(findNavigationProblems(trees, docs)).toEqual([]);
  });

  it('can be named by the line of every entry', async () => {
    const trees = await loadNavigationSources(SITE_DIR);
    for (const tree of trees) {
      const lines = flattenNavigation(tree.pages).map(({ page }) => {
        const { line } = findEntry(tree, page.pathname);
        expect(tree.text.split('\n')[line - 1]).toContain(`'${page.pathname}'`);
        return line;
      });
      expect(lines).toEqual([...lines].sort((one, two) => one - two));
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});

describe.each(DOCS_INSTANCE_IDS)('the complete sidebar of %s', (instanceId) => {
  it('is one that Docusaurus takes', () => {
    const docs: NormalizedSidebar = projectCompleteSet(instanceId);
    expect(() => validateSidebars({ docs })).not.toThrow();
    expect(docs[0]).toEqual({ type: 'doc', id: 'index', label: 'Introduction' });
  });

  it('has no two labels with one translation key', () => {
    const version = {
      versionName: 'current',
      label: 'Next',
      sidebars: { docs: projectCompleteSet(instanceId) },
    } as unknown as LoadedVersion;
    const [file] = getLoadedContentTranslationFiles({ loadedVersions: [version] });
    expect(Object.keys(file?.content ?? {}).length).toBeGreaterThan(1);
  });
});
