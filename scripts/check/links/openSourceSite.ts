import { statSync } from 'node:fs';
import path from 'node:path';
import { findDocumented } from '../../../plugins/content/api-reference/pages/findDocumented';
import {
  loadApiPlaces,
  type ApiPlaces,
} from '../../../plugins/content/api-reference/pages/loadApiPlaces';
import type { ApiPageData } from '../../../plugins/content/api-reference/types';
import type {
  LinkedSite,
  LinkingPage,
} from '../../../plugins/content/link-check/types';
import { loadApiPages } from '../../../plugins/shared/loadApiPages';
import { readFrontMatter } from '../../../plugins/shared/readFrontMatter';
import { listComponentAnchors } from './listComponentAnchors';
import { listPageAnchors, type PageAnchors } from './listPageAnchors';
import {
  listApiPathnames,
  listComponentPages,
  listSitePages,
} from './listSitePages';

/** Targets of links, as far as sources name them. */
export interface SourceSite extends LinkedSite {
  /** All pages that are written as Markdown. */
  pages: readonly LinkingPage[];
  /** Places that were taken for granted, because only a build knows them. */
  assumed: Set<string>;
}

/** Pages and files that are made of others. */
const MADE_PAGES = /^\/blog\/(?:$|tags\/|archive\/|authors\/|page\/)/;
const MADE_FILES =
  /^\/(?:agents|assets|previews|runner)\/|^\/(?:[\w-]+\/){0,2}(?:llms(?:-full)?\.txt|sections\.tsv)$|^\/(?:sitemap\.xml|robots\.txt|sw\.js|manifest\.json|blog\/(?:rss|atom)\.xml)$/;

/** `button-prop-startIcon`, `api`, `button-api`: rows and headings of the reference. */
const API_ANCHOR =
  /^(?:api|[a-z\d-]+-api|[a-z\d-]+-(?:prop|slot|class|parameter|return|property)-.+)$/;

/** Parts of a row that are opened, which have ids of their own. */
const ROW_PART = /-details$|-type-/;

/** Ids of the reference that a page ends with, if it names components; null if unknown. */
function listEndingAnchors(
  { source }: LinkingPage,
  places: ApiPlaces,
): Set<string> | null {
  const documented = findDocumented(readFrontMatter(source), places);
  if (!documented) {
    return new Set();
  }
  const ending = [...documented.places.values()].flatMap(({ slug, anchors }) => [
    `${slug}-api`,
    ...anchors.values(),
  ]);
  return places.size === 0 ? null : new Set(['api', ...ending]);
}

/** The ids of all rows that the data of a page of the reference has. */
function listRowAnchors(data: ApiPageData): Set<string> {
  const anchors = JSON.stringify(data).matchAll(/"anchor":"([^"]+)"/g);
  return new Set([...anchors].map(([, anchor = '']) => anchor));
}

/** Null where only a build knows the id, which is computed. */
function hasComponentAnchor(page: string, id: string): boolean | null {
  const { ids, patterns } = listComponentAnchors(page);
  if (ids.has(id)) return true;
  return patterns.some((pattern) => pattern.test(id)) ? null : false;
}

/**
 * Reads what links can lead to, without a build. Targets that only a build knows, such as rows
 * of the API reference before the first build, are assumed to exist and are reported.
 *
 * @param siteDir absolute path of the site
 */
export async function openSourceSite(siteDir: string): Promise<SourceSite> {
  const generated = path.join(siteDir, '.docusaurus');
  const pages = await listSitePages(siteDir);
  const apiPages = await loadApiPages(generated);
  const places = loadApiPlaces(path.join(generated, 'api-reference'));
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const components = listComponentPages(siteDir);
  const others = new Set([...listApiPathnames(), ...components.keys()]);
  const assumed = new Set<string>();
  const anchors = new Map<string, PageAnchors>();
  for (const { file, source } of pages) {
    const folder = path.dirname(path.join(siteDir, file));
    // The check of pages says which demo of it is missing.
    const unknown = { ids: new Set<string>(), hasOthers: true };
    anchors.set(file, await listPageAnchors(source, folder).catch(() => unknown));
  }
  const assume = (place: string): true => {
    assumed.add(place);
    return true;
  };
  const hasPage = (pathname: string): boolean =>
    byPathname.has(pathname) || others.has(pathname) || MADE_PAGES.test(pathname);

  return {
    pages,
    assumed,
    hasPage,
    hasAnchor(pathname, id) {
      const page = byPathname.get(pathname);
      const own = page && anchors.get(page.file);
      if (own?.ids.has(id)) {
        return true;
      }
      const data = apiPages.get(pathname);
      // The headings are in the Markdown that a build writes beside the data.
      if (data) {
        return ROW_PART.test(id) || !(own || API_ANCHOR.test(id))
          ? assume(`${pathname}#${id}`)
          : listRowAnchors(data).has(id);
      }
      const component = components.get(pathname);
      if (component) {
        return hasComponentAnchor(component, id) ?? assume(`${pathname}#${id}`);
      }
      if (!page || !own || own.hasOthers) {
        return assume(`${pathname}#${id}`);
      }
      const ending = listEndingAnchors(page, places);
      return ending === null && API_ANCHOR.test(id)
        ? assume(`${pathname}#${id}`)
        : (ending?.has(id) ?? false);
    },
    hasFile(pathname) {
      const file = path.join(siteDir, 'static', pathname);
      const twin = /^(.+)\.md$/.exec(pathname)?.[1];
      return (
        (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false) ||
        (twin !== undefined && hasPage(`${twin}/`)) ||
        (MADE_FILES.test(pathname) && assume(pathname))
      );
    },
    fileToPathname: (file) => byFile.get(file)?.pathname ?? null,
  };
}
