import {
  checkAuthors,
  checkBlogSlug,
  checkBoolean,
  checkDate,
  checkDescription,
  checkDocsSlug,
  checkEditUrl,
  checkImage,
  checkPackage,
  checkPagination,
  checkText,
  checkTextList,
  checkUrl,
} from './fieldChecks';
import type { ContentKind, FrontMatterSchema } from './types';

const checkTags = checkTextList(/^\S+$/, 'tag keys');
const checkKeywords = checkTextList(/./, 'texts');

const DOCS: FrontMatterSchema = {
  slug: { required: true, check: checkDocsSlug },
  title: { required: true, check: checkText },
  description: { required: true, check: checkDescription },
  /** Exported names of the components the page documents. */
  components: { check: checkTextList(/^[A-Z][A-Za-z0-9_]*$/, 'component names') },
  /** Exported names of the hooks the page documents. */
  hooks: { check: checkTextList(/^use[A-Z][A-Za-z0-9]*$/, 'hook names') },
  /** npm package the page is about. */
  package: { check: checkPackage },
  /** The WAI-ARIA pattern the component follows. */
  pattern: { check: checkUrl('https://www.w3.org/WAI/ARIA/apg/') },
  /** The page of the Material Design specification. */
  designSpec: { check: checkUrl() },
  /** Why the page of a component has no playground. */
  noPlaygroundBecause: { check: checkText },
  /** Why the page has more words than others may have. */
  longBecause: { check: checkText },
  hide_table_of_contents: { check: checkBoolean },
  pagination_prev: { check: checkPagination },
  pagination_next: { check: checkPagination },
  /** Label of the page in the navigation, where it differs from the title. */
  sidebar_label: { check: checkText },
  tags: { check: checkTags },
  keywords: { check: checkKeywords },
  draft: { check: checkBoolean },
  /** On pages of the API reference, which are generated. */
  api: { check: checkBoolean },
  /** Sidebar of a page that no entry of the navigation leads to. */
  displayed_sidebar: { check: checkText },
  /** Address at which readers edit the page; null for none. */
  custom_edit_url: { check: checkEditUrl },
  /** Kept out of search engines, of the site map and of the list of pages. */
  unlisted: { check: checkBoolean },
};

const BLOG: FrontMatterSchema = {
  title: { required: true, check: checkText },
  description: { required: true, check: checkDescription },
  slug: { required: true, check: checkBlogSlug },
  date: { required: true, check: checkDate },
  authors: { required: true, check: checkAuthors },
  tags: { required: true, check: checkTags },
  image: { check: checkImage },
  keywords: { check: checkKeywords },
  hide_table_of_contents: { check: checkBoolean },
  draft: { check: checkBoolean },
};

const PAGES: FrontMatterSchema = {
  title: { required: true, check: checkText },
  description: { required: true, check: checkDescription },
  keywords: { check: checkKeywords },
  image: { check: checkImage },
  wrapperClassName: { check: checkText },
  hide_table_of_contents: { check: checkBoolean },
  draft: { check: checkBoolean },
  /** Kept out of search engines and of the site map. */
  unlisted: { check: checkBoolean },
};

/** The fields of each kind of content. A field that is not listed is an error. */
export const SCHEMAS: Readonly<Record<ContentKind, FrontMatterSchema>> = {
  docs: DOCS,
  blog: BLOG,
  pages: PAGES,
};

/**
 * Finds the schema of a file.
 *
 * @param file path relative to the site, with forward slashes
 * @returns null for partials (files and folders that begin with an underscore) and for files
 *   outside the content folders
 * @example fileToContentKind('docs/x/index.mdx') // → 'docs'
 */
export function fileToContentKind(file: string): ContentKind | null {
  if (/(?:^|\/)_/.test(file)) return null;
  if (file.startsWith('docs/')) return 'docs';
  if (file.startsWith('blog/')) return 'blog';
  if (file.startsWith('src/pages/')) return 'pages';
  return null;
}
