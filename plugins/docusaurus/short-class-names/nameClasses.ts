import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Letters and numbers that a sheet is known by; more where two begin alike. */
const SHORTEST = 2;

/** @param label where the sheet lies in the site or its package: it is the same on all machines */
const hash = (label: string) =>
  createHash('sha256').update(label).digest('base64').replace(/[+/=]/g, '');

/** Names that may be requested of a style sheet, of classes and keyframes; others do no harm. */
const listNames = (source: string) => [
  ...new Set(
    [...source.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(
      ([, name]) => name,
    ),
  ),
];

/**
 * Gives the classes of CSS modules short names: two letters stand for the sheet, the number for
 * the class in it. A sheet that is added or changed leaves the names of the others as they were,
 * and with them the files that a browser keeps.
 *
 * @param sheets absolute paths of the sheets, with what each is called on all machines
 * @returns finds the name of a class; undefined for a sheet or class that is not known
 */
export function nameClasses(
  sheets: ReadonlyMap<string, string>,
): (file: string, name: string) => string | undefined {
  const taken = new Map<string, string>();
  for (const [file, label] of sheets) {
    const whole = hash(label);
    let length = SHORTEST;
    while (taken.has(whole.slice(0, length))) length += 1;
    taken.set(whole.slice(0, length), file);
  }
  const prefixes = new Map([...taken].map(([prefix, file]) => [file, prefix]));
  const names = new Map<string, (string | undefined)[]>();
  return (file, name) => {
    const prefix = prefixes.get(file);
    if (prefix === undefined) return undefined;
    const known = names.get(file) ?? listNames(readFileSync(file, 'utf8'));
    names.set(file, known);
    const found = known.indexOf(name);
    return found < 0 ? undefined : `_${prefix}${found}`;
  };
}
