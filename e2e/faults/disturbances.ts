import type { Disturb, Disturbance } from './createFaultHost';
import type { Template } from './templates';

/** Ways in which a host fails to deliver a file. */
export const DELIVERY_FAILURES: readonly (readonly [
  phrase: string,
  disturbance: Disturbance,
])[] = [
  ['cannot be reached', 'abort'],
  ['is gone', 'missing'],
  ['is answered with a page', 'html'],
  ['breaks off', 'cut'],
];

/** Disturbs the files whose path matches. */
export const on =
  (files: RegExp, disturbance: Disturbance): Disturb =>
  (pathname) =>
    files.test(pathname) ? disturbance : null;

/** Disturbs the files that are listed. */
export const among =
  (files: readonly string[], disturbance: Disturbance): Disturb =>
  (pathname) =>
    files.includes(pathname) ? disturbance : null;

/** Whether a script is none of those a page has loaded already. */
export const isNew = ({ parts, laterParts }: Template, pathname: string) =>
  pathname.startsWith('/assets/js/') &&
  !/\/(?:main|runtime~main)\./.test(pathname) &&
  !parts.includes(pathname) &&
  !laterParts.includes(pathname);
