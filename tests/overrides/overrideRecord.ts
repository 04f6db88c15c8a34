import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OVERRIDDEN_PROPERTIES } from '../../src/lib/demos/demoParts/overrides';
import type { OverrideRecord } from '../../src/lib/demos/demoParts/types';
import type { Subject } from './planSubjects';
import type { TriedOverride } from './stage/browser';

/** File of the record, below the site. */
export const RECORD_FILE = 'reports/overrides.json';

const propertyToDigit = (name: string) =>
  String(OVERRIDDEN_PROPERTIES.findIndex((property) => property.name === name));

/** Name of an override but for its property: its code has the same types with each. */
export const toTypeKey = (
  { demo }: Subject,
  { product, host, part, way }: TriedOverride,
) => [demo.id, product, host, part, way].join(' ');

/**
 * Makes the record of what came of the overrides.
 *
 * @param wrong keys of those whose code has an error
 */
export function createRecord(
  tried: ReadonlyMap<Subject, readonly TriedOverride[]>,
  wrong: ReadonlySet<string>,
): OverrideRecord {
  const record: OverrideRecord = {};
  const inOrder = [...tried].sort(([one], [two]) =>
    one.demo.id < two.demo.id ? -1 : 1,
  );
  for (const [subject, overrides] of inOrder) {
    for (const override of overrides) {
      const { product, host, part, way, property, refusal } = override;
      const hosts = (record[product] ??= {});
      const entry = (hosts[host] ??= {
        demo: subject.demo.id,
        refused: 0,
        parts: {},
      });
      if (refusal !== null || wrong.has(toTypeKey(subject, override))) {
        entry.refused += 1;
      } else {
        const ways = (entry.parts[part] ??= {});
        ways[way] = (ways[way] ?? '') + propertyToDigit(property);
      }
    }
  }
  return sortKeys(record);
}

/** The same record from the same results, in whatever order they came. */
function sortKeys<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, unknown>)
    .sort(([one], [two]) => (one < two ? -1 : 1))
    .map(([key, inner]) => [key, sortKeys(inner)] as const);
  return Object.fromEntries(entries) as T;
}

/** Reads the record that is kept. */
export function readRecord(siteDir: string): OverrideRecord {
  const file = path.join(siteDir, RECORD_FILE);
  return JSON.parse(readFileSync(file, 'utf8')) as OverrideRecord;
}

/** Lists what a record offers, one line an override. */
export function listOffered(record: OverrideRecord): string[] {
  return Object.entries(record).flatMap(([product, hosts]) =>
    Object.entries(hosts).flatMap(([host, { parts }]) =>
      Object.entries(parts).flatMap(([part, ways]) =>
        Object.entries(ways).flatMap(([way, digits]) =>
          [...digits].map(
            (digit) =>
              `${product} ${host} ${part} ${way} ${OVERRIDDEN_PROPERTIES[Number(digit)]?.name}`,
          ),
        ),
      ),
    ),
  );
}
