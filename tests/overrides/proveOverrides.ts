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
 */
export async function proveOverrides(siteDir: string): Promise<OverrideRecord> {
  const plan = await planSubjects(siteDir);
  const tried = await tryOverrides(plan, siteDir);
  const printed = new Map<string, OverrideFile[]>();
  for (const [subject, overrides] of tried) {
    for (const override of overrides) {
      if (override.files) printed.set(toTypeKey(subject, override), override.files);
    }
  }
  return createRecord(tried, findTypeErrors(printed, siteDir));
}
