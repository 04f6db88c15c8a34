/** Policies of a site by the file they hold for. */
export interface SitePolicies {
  /** Path of the site, with both slashes. */
  baseUrl: string;
  /** Path of each page below the base URL, without leading slash, with its policy. */
  pages: ReadonlyMap<string, string>;
  runnerPolicy: string;
}

/** Finds the value that occurs most often; of several the first. */
function findMostFrequent(values: Iterable<string>): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * Writes the policies as the inside of an nginx `map` from `$uri`. Paths that are not listed
 * get the most frequent policy.
 */
export function renderPolicyMap({
  baseUrl,
  pages,
  runnerPolicy,
}: SitePolicies): string {
  const sorted = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  const usual = findMostFrequent(sorted.map(([, policy]) => policy)) ?? '';
  const lines = [
    `default "${usual}";`,
    `~^${baseUrl.replace(/[.~-]/g, '\\$&')}(?:[\\w-]+/)?runner/ "${runnerPolicy}";`,
    ...sorted
      .filter(([, policy]) => policy !== usual)
      .map(([file, policy]) => `"${baseUrl}${file}" "${policy}";`),
  ];
  return `${lines.join('\n')}\n`;
}
