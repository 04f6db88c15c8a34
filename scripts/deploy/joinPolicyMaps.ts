/** A line of the map: what it holds for, as nginx writes it, and a policy. */
const ENTRY = /^(\S+) "([^"]*)";$/;

const DEFAULT_KEY = 'default';

function parseMap(text: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    const [, key, policy] = ENTRY.exec(line) ?? [];
    if (key !== undefined && policy !== undefined) {
      entries.set(key, policy);
    } else if (line !== '') {
      throw new Error(
        `Line ${index + 1} of the map of policies is no entry: ${line}`,
      );
    }
  }
  return entries;
}

function parsePolicy(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/**
 * Joins two policies to one that allows what either allows.
 *
 * @example joinPolicies("img-src 'none'", "img-src data:; font-src data:") // → 'img-src data:'
 */
export function joinPolicies(one: string, other: string): string {
  const others = parsePolicy(other);
  return [...parsePolicy(one)]
    .flatMap(([name, sources]) => {
      const more = others.get(name);
      // A directive that one of the policies lacks does not restrict anything.
      if (more === undefined) return [];
      const joined = [...new Set([...sources, ...more])];
      const kept = joined.length > 1 ? joined.filter((s) => s !== "'none'") : joined;
      return [[name, ...kept].join(' ')];
    })
    .join('; ');
}

/**
 * Joins the maps of two builds to one under which the pages of both run: nginx reads the
 * map when it starts, and pages of two builds are there while one is published.
 *
 * @param one map as the build writes it, {@link renderPolicyMap}
 * @throws an Error that names the line which is no entry
 */
export function joinPolicyMaps(one: string, other: string): string {
  const first = parseMap(one);
  const second = parseMap(other);
  const look = (map: ReadonlyMap<string, string>, key: string) =>
    map.get(key) ?? map.get(DEFAULT_KEY) ?? '';
  return [...new Set([...first.keys(), ...second.keys()])]
    .map((key) => `${key} "${joinPolicies(look(first, key), look(second, key))}";\n`)
    .join('');
}
