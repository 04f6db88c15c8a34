import { readFileSync } from 'node:fs';
import path from 'node:path';
import { flattenAnatomy, type AnatomyRecord } from '../../src/lib/reference/anatomy';
import { drawDemos } from './drawDemos';
import { mergeTrees } from './mergeTrees';
import { planAnatomy, type AnatomyPlan } from './planAnatomy';
import type { DrawnComponent } from './types';

/** Where the record lies, below the site. */
export const RECORD_FILE = 'reports/anatomy.json';

/**
 * Draws demos of each component and records what it is made of.
 *
 * @param siteDir absolute path of the site, which must have been built
 */
export async function recordAnatomy(siteDir: string): Promise<AnatomyRecord> {
  const plan = await planAnatomy(siteDir);
  const drawn = await drawDemos(plan, siteDir);
  return mergeDrawings(plan, drawn);
}

/** @example `base-ui/components/menu/MenuBasic/system` → `base-ui/components/menu` */
const demoToFolder = (id: string) =>
  id.replace(/\/system$/, '').replace(/\/[^/]+$/, '');

/**
 * Puts together what was drawn of each component: in the demos of its pages, or else in those of
 * others.
 */
export function mergeDrawings(
  { components, demosOf }: Pick<AnatomyPlan, 'components' | 'demosOf'>,
  drawn: ReadonlyMap<string, readonly DrawnComponent[]>,
): AnatomyRecord {
  const record: AnatomyRecord = {};
  for (const { id, parts: keys } of components) {
    const seen = new Map(
      [...drawn]
        .map(([demo, found]) => {
          const own = found.filter(({ component }) => component === id);
          return [demo, own] as const;
        })
        .filter(([, found]) => found.length > 0),
    );
    const folders = new Set((demosOf.get(id) ?? []).map(demoToFolder));
    const own = [...seen.keys()].filter((demo) => folders.has(demoToFolder(demo)));
    const demos = own.length > 0 ? own : [...seen.keys()];
    if (demos.length === 0) continue;
    const [product = '', name = ''] = id.split(' ');
    const parts = mergeTrees(demos.flatMap((demo) => seen.get(demo) ?? []));
    const known = new Set(flattenAnatomy(parts).map(({ part }) => part));
    const unseen = keys.filter((key) => !known.has(key));
    (record[product] ??= {})[name] = {
      demos: demos.length,
      parts,
      ...(unseen.length > 0 ? { unseen } : {}),
    };
  }
  return record;
}

/** Reads the record that is kept. */
export function readRecord(siteDir: string): AnatomyRecord {
  const file = path.join(siteDir, RECORD_FILE);
  return JSON.parse(readFileSync(file, 'utf8')) as AnatomyRecord;
}
