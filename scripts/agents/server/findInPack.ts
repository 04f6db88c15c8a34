import { distance } from 'fastest-levenshtein';
import type { PackIndexEntry } from '../../../plugins/publish/agent-pack/types';
import type { Pack, PackSection } from './openPack';

/** A page of the pack, as it is asked for. */
export interface PackPage {
  file: string;
  /** Address below the portal, with both slashes. */
  pathname: string;
  /** What stood behind the `#`; empty where nothing did. */
  hash: string;
}

/** More than two names can differ by. */
const CONTAINS = 1000;

/** What is nearest to a name, to be offered where it is not found. */
export function listClosest(
  name: string,
  names: Iterable<string>,
  count = 5,
): string[] {
  const asked = name.toLowerCase();
  return [...new Set(names)]
    .map((candidate) => ({
      candidate,
      points:
        distance(asked, candidate.toLowerCase()) -
        // What holds the name is meant more often than what is spelt alike.
        (candidate.toLowerCase().includes(asked) ? CONTAINS : 0),
    }))
    .sort((one, other) => one.points - other.points)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

const fileToPathname = (file: string) =>
  file.replace(/^pages/, '').replace(/\.md$/, '/');

/**
 * Finds a page by its address, in any form in which one is written down: with or without origin,
 * slashes, `.md` and `pages/`.
 *
 * @throws with the nearest pages if there is none
 */
export function findPage(pack: Pack, address: string): PackPage {
  const { url } = pack.manifest;
  const [path = '', hash = ''] = address.trim().split('#', 2);
  const name = (path.startsWith(url) ? path.slice(url.length) : path)
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\?.*$/, '')
    .replace(/^\/*(?:pages\/)?/, '')
    .replace(/(?:\.md|\/+)$/, '');
  const file = `pages/${name}.md`;
  if (!pack.has(file)) {
    const known = [...pack.sections.keys()].map(fileToPathname);
    throw new Error(
      `There is no page "${address}". The nearest are ${listClosest(`/${name}/`, known).join(', ')}; "search" finds others.`,
    );
  }
  return { file, pathname: fileToPathname(file), hash };
}

const toSlug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Finds a section by its id or its heading.
 *
 * @throws with the ids of the page if there is none
 */
export function findSection(
  pack: Pack,
  { file, pathname }: PackPage,
  name: string,
): PackSection {
  const sections = pack.sections.get(file) ?? [];
  const asked = name.replace(/^#/, '');
  const found =
    sections.find(({ id }) => id !== '' && id === asked) ??
    sections.find(({ title }) => toSlug(title) === toSlug(asked));
  if (!found) {
    const ids = sections.map(({ id, title }) => id || toSlug(title));
    throw new Error(
      `${pathname} has no section "${name}". The nearest are ${listClosest(asked, ids).join(', ')}; "page" lists all ${ids.length}.`,
    );
  }
  return found;
}

/** How an entry is asked for. */
export interface EntryQuery {
  name: string;
  /** Documentation set or package. */
  product?: string | undefined;
}

/**
 * Finds a component, hook or interface by its name.
 *
 * @throws with what there is if there is none, or more than one
 */
export function findEntry(
  { index }: Pack,
  { name, product }: EntryQuery,
): PackIndexEntry {
  const asked = name.replace(/^<|\s*\/?>$/g, '').toLowerCase();
  const all = index.filter((entry) => entry.name.toLowerCase() === asked);
  const own = all.filter(
    (entry) => !product || [entry.product, entry.package].includes(product),
  );
  if (own.length > 1) {
    throw new Error(
      `Several libraries have ${own[0]?.name}: pass "product", one of ${own.map((entry) => entry.product).join(', ')}.`,
    );
  }
  const [found] = own;
  if (found) return found;
  throw new Error(
    all.length > 0
      ? `${product} has no ${name}, but ${all.map((entry) => `${entry.product} (${entry.package})`).join(', ')} has.`
      : `The API has no "${name}". The nearest are ${listClosest(
          asked,
          index.map((entry) => entry.name),
        ).join(', ')}.`,
  );
}
