import path from 'node:path';
import type { AllContent } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import { DOCS_INSTANCE_IDS, type DocsInstanceId } from '../../src/navigation';

/** A page that is written as Markdown, and that readers are to find. */
export interface SitePage {
  /** Path with both slashes, base URL included. */
  path: string;
  title: string;
  description: string;
  /** Documentation set, or `blog`. */
  section: DocsInstanceId | 'blog';
  /** Absolute path of its source. */
  file: string;
  /** Day a post came out, `2026-11-21`. */
  date?: string;
}

interface Sourced {
  permalink: string;
  source: string;
  unlisted: boolean;
}

/**
 * Collects the pages of the documentation sets and the posts of the blog, without those
 * that are not listed.
 *
 * @param allContent what the content plugins loaded, by plugin name and instance id
 * @param siteDir what `@site` in the paths of sources stands for
 * @returns the sets in the order of the product menu with their pages in the order of
 *   their paths, then the posts, the newest first
 */
export function extractSitePages(
  allContent: AllContent,
  siteDir: string,
): SitePage[] {
  const toFile = ({ source }: Sourced) => source.replace(/^@site/, siteDir);
  // Those of posts come without their last slash.
  const toPath = ({ permalink }: Sourced) => permalink.replace(/\/?$/, '/');
  const sets = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<
    string,
    LoadedContent | undefined
  >;
  const blogs = (allContent['docusaurus-plugin-content-blog'] ?? {}) as Record<
    string,
    BlogContent
  >;
  const docs = DOCS_INSTANCE_IDS.flatMap((section) =>
    (sets[section]?.loadedVersions ?? [])
      .flatMap((version) => version.docs)
      .filter(({ unlisted }) => !unlisted)
      .map((doc): SitePage => ({
        path: toPath(doc),
        title: doc.title,
        description: doc.description,
        section,
        file: path.normalize(toFile(doc)),
      }))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
  );
  const posts = Object.values(blogs).flatMap(({ blogPosts }) =>
    blogPosts
      .map(({ metadata }) => metadata)
      .filter(({ unlisted }) => !unlisted)
      .map((post): SitePage => ({
        path: toPath(post),
        title: post.title,
        description: post.description,
        section: 'blog',
        file: path.normalize(toFile(post)),
        date: post.date.toISOString().slice(0, 10),
      })),
  );
  return [...docs, ...posts];
}
