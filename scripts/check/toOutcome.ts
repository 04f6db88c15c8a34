import type { CheckName, CheckOutcome } from './types';

/** `docs/x/grid.mdx:12: …` */
const PLACE = /^(.+?):\d+(?::|$)/;

/** The file a finding is about; a finding without a place is about none. */
function findingToFile(finding: string): string | undefined {
  return PLACE.exec(finding.split('\n', 1)[0] ?? '')?.[1];
}

/**
 * Counts a check: each file it looked at has passed or failed, and so has another one that it
 * found something in.
 *
 * @param files relative to the site
 * @param findings `file:line: message`
 */
export function toOutcome(
  name: CheckName,
  files: readonly string[],
  findings: readonly string[],
  unchecked: readonly string[] = [],
): CheckOutcome {
  const failed = new Set(findings.map(findingToFile));
  return {
    name,
    passed: files.filter((file) => !failed.has(file)).length,
    failed: failed.size,
    findings,
    ...(unchecked.length > 0 ? { unchecked } : {}),
  };
}

/** The findings that are about one of the files, of all that a check of the site has. */
export function pickFindings(
  findings: readonly string[],
  files: readonly string[],
): string[] {
  const wanted = new Set<string | undefined>(files);
  return findings.filter((finding) => wanted.has(findingToFile(finding)));
}
