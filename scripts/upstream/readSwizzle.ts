/** The header of an overridden theme component: its first three lines. */
export interface Swizzle {
  /** Name of the component, which is also its path below `@theme/`: `DocItem/Layout`. */
  readonly name: string;
  readonly action: 'wrap' | 'eject';
  /** Effect of the override on the original. */
  readonly effect: string;
  /** Why the original does not do. */
  readonly reason: string;
  /** Version of the original that the override was written against. */
  readonly version: string;
}

const HEADER =
  /^\/\/ Upstream: (?<name>[\w/-]+) @ (?<version>\d+\.\d+\.\d+\S*)\n\/\/ (?<action>Wrap|Eject): (?<effect>\S.*)\n\/\/ Reason: (?<reason>\S.*)\n/;

/** The form that {@link readSwizzle} expects, for messages. */
export const SWIZZLE_HEADER_FORM =
  '"// Upstream: <component> @ <version>", "// Wrap: <effect>" or "// Eject: <effect>", "// Reason: <why>"';

/**
 * Reads the header of an overridden theme component.
 *
 * @returns null if the file does not begin with the three lines
 */
export function readSwizzle(text: string): Swizzle | null {
  const groups = HEADER.exec(text)?.groups;
  if (!groups) return null;
  const { name = '', version = '', effect = '', reason = '' } = groups;
  return {
    name,
    version,
    action: groups.action === 'Wrap' ? 'wrap' : 'eject',
    effect,
    reason,
  };
}

/**
 * The component a file of `src/theme` overrides.
 *
 * @param file path below `src/theme`, with forward slashes
 * @returns null for files that belong to an override: style sheets, parts, tests
 * @example fileToComponentName('DocItem/Layout/index.tsx') // → 'DocItem/Layout'
 * @example fileToComponentName('Root.tsx') // → 'Root'
 */
export function fileToComponentName(file: string): string | null {
  return (
    /^(?:(.+)\/index|([^/.]+))\.tsx$/.exec(file)?.slice(1).find(Boolean) ?? null
  );
}

/** The row of the table in `src/theme/README.md`. */
export function renderSwizzleRow({
  name,
  action,
  reason,
  version,
}: Swizzle): string {
  const escapedReason = reason.replace(/[|<]/g, '\\$&');
  return `| \`${name}\` | ${action} | ${escapedReason} | ${version} |`;
}
