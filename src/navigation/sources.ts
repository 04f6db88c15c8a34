import type { NavigationPage } from './types';

/** A navigation tree with the text it is written in. */
export interface NavigationSource {
  /** Id of the docs instance; its pathnames begin with `/<instanceId>`. */
  readonly instanceId: string;
  /** Path relative to the site's root, as it is to appear in messages. */
  readonly file: string;
  readonly text: string;
  readonly pages: readonly NavigationPage[];
}

/** A page of the documentation with the text it is written in. */
export interface DocSource {
  /** Path relative to the site's root, as it is to appear in messages. */
  readonly file: string;
  readonly text: string;
  /** Path from the site's root without trailing slash. */
  readonly pathname: string;
  readonly title: string;
  /** Front matter `sidebar_label`: what the page wants to be called in the sidebar. */
  readonly sidebarLabel?: string;
}

/** A line of a source file. Lines count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** @example indexToLine('a\nb', 2) // → 2 */
export function indexToLine(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/**
 * Finds where an entry is written: the line of its `pathname`.
 *
 * @param occurrence which of several equal pathnames is meant, counted from 0
 */
export function findEntry(
  source: NavigationSource,
  pathname: string,
  occurrence = 0,
): Place {
  const needle = new RegExp(
    `pathname:\\s*(['"\`])${pathname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1`,
    'g',
  );
  const matches = [...source.text.matchAll(needle)];
  return {
    file: source.file,
    line: indexToLine(source.text, matches[occurrence]?.index ?? 0),
  };
}

/**
 * Finds a front matter field of a page; the first line where the page has no such field.
 */
export function findField(doc: DocSource, field: string): Place {
  const match = new RegExp(`^${field}\\s*:`, 'm').exec(doc.text);
  return { file: doc.file, line: indexToLine(doc.text, match?.index ?? 0) };
}

/** Words one problem: `file:line: message (also file:line)`. */
export function describeProblem(
  place: Place,
  message: string,
  other?: Place,
): string {
  const also = other ? ` (also ${other.file}:${other.line})` : '';
  return `${place.file}:${place.line}: ${message}${also}`;
}
