import type { OverrideFile } from '../../src/lib/demos/demoParts/overrides';
import type { OverrideRecord } from '../../src/lib/demos/demoParts/types';
import { findTypeErrors } from './findTypeErrors';
import { createRecord, toTypeKey } from './overrideRecord';
import { planSubjects } from './planSubjects';
import { tryOverrides } from './tryOverrides';

/**
 * Tries every override that exists for each part of a demo of each component, and type-checks its
 * code.
 *
 * @param siteDir absolute path of the site, which must have been built
 * @param products those whose components are tried; none: all
 */
export async function proveOverrides(
  siteDir: string,
  products: readonly string[] = [],
): Promise<OverrideRecord> {
  const all = await planSubjects(siteDir);
  const isAsked = (product: string) =>
    products.length === 0 || products.includes(product);
  const plan = {
    ...all,
    subjects: all.subjects.filter(({ product }) => isAsked(product)),
  };
  const tried = await tryOverrides(plan, siteDir);
  const printed = new Map<string, OverrideFile[]>();
  for (const [subject, overrides] of tried) {
    for (const override of overrides) {
      if (override.files) printed.set(toTypeKey(subject, override), override.files);
    }
  }
  const record = createRecord(tried, findTypeErrors(printed, siteDir));
  // Their demos show components of other products, which have demos of their own.
  return Object.fromEntries(
    Object.entries(record).filter(([product]) => isAsked(product)),
  );
}
