import type { AllContent } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { PageIndexEntry } from './types';

/**
 * Collects every documentation page and blog post that readers are to find: those that
 * are not listed stay unlisted here too.
 *
 * @param allContent what the content plugins loaded, by plugin name and instance id
 * @returns entries in the order of their paths
 */
export function extractPageIndex(allContent: AllContent): PageIndexEntry[] {
  const docs = Object.entries(
    (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<
      string,
      LoadedContent
    >,
  ).flatMap(([section, content]) =>
    content.loadedVersions.flatMap((version) =>
      version.docs
        .filter(({ unlisted }) => !unlisted)
        .map((doc) => ({
          path: doc.permalink,
          title: doc.title,
          section,
        })),
    ),
  );
  const posts = Object.values(
    (allContent['docusaurus-plugin-content-blog'] ?? {}) as Record<
      string,
      BlogContent
    >,
  ).flatMap((content) =>
    content.blogPosts
      .filter(({ metadata }) => !metadata.unlisted)
      .map(({ metadata }) => ({
        path: metadata.permalink,
        title: metadata.title,
        section: 'blog',
      })),
  );
  return [...docs, ...posts].sort((a, b) => (a.path < b.path ? -1 : 1));
}
