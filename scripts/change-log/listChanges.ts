/** An entry of the change log that is about one package. */
export interface Change {
  /** Components or parts it names first, `Select` of `[Select][material-ui]`. */
  scopes: readonly string[];
  /** The entry without scopes, number and authors, in Markdown. */
  text: string;
  /** Number of the pull request, if it names one. */
  pull: number | null;
  /** Listed under “Breaking changes”. */
  breaking: boolean;
}

/** Changes of one package in a release. */
export interface PackageChanges {
  version: string;
  changes: readonly Change[];
}

const RELEASE = /^## (?:v|`)?(\d+\.\d+\.\d+)`?\s*$/;
const ANY_RELEASE = /^## /;
const SECTION = /^### /;
const SUBSECTION = /^#### /;
const ENTRY = /^- (?:&#8203;)?(?:<!-- \d+ -->)?\s*(.+)$/;

/** Scopes that say which package an entry is about, or nothing about the API. */
const PACKAGE_SCOPES = new Set([
  'core',
  'material',
  'Material',
  'Material UI',
  'material-ui',
]);

function parseEntry(entry: string, breaking: boolean): Change {
  const prefix = /^(?:\[[^\]]+\])+/.exec(entry)?.[0] ?? '';
  const scopes = [...prefix.matchAll(/\[([^\]]+)\]/g)]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => !PACKAGE_SCOPES.has(name));
  const numbers = [...entry.matchAll(/\(#(\d+)\)/g)];
  const text = entry
    .slice(prefix.length)
    .replace(/^:/, '')
    .replace(/(?: @[\w-]+)+$/, '')
    .replace(/\s*\(#\d+\)/g, '')
    .trim();
  return { scopes, text, pull: Number(numbers.at(-1)?.[1]) || null, breaking };
}

/**
 * Lists what a change log, as the packages ship it, says about one package: the entries
 * below its heading, release by release. Pre-releases and releases without a word about it
 * are left out.
 *
 * @returns releases in the order of the change log, the newest first
 * @example
 * listChanges('## 1.0.1\n\n### `@a/b@1.0.1`\n\n- [Chip] Fix it (#7) @me\n', '@a/b')
 * // → [{ version: '1.0.1', changes: [{ scopes: ['Chip'], text: 'Fix it', pull: 7, … }] }]
 */
export function listChanges(text: string, name: string): PackageChanges[] {
  const releases: { version: string; changes: Change[] }[] = [];
  let version: string | undefined;
  let inPackage = false;
  let breaking = false;
  for (const line of text.split('\n')) {
    if (ANY_RELEASE.test(line)) {
      version =
        RELEASE.exec(line)?.[1] ?? (line === '## Docs' ? version : undefined);
      inPackage = false;
    } else if (SECTION.test(line)) {
      inPackage = line.replaceAll('`', '').slice(4).startsWith(`${name}@`);
      breaking = false;
    } else if (SUBSECTION.test(line)) {
      breaking = /breaking/i.test(line);
    }
    const entry = ENTRY.exec(line)?.[1];
    if (!version || !inPackage || !entry) continue;
    if (releases.at(-1)?.version !== version)
      releases.push({ version, changes: [] });
    releases.at(-1)?.changes.push(parseEntry(entry, breaking));
  }
  return releases;
}

const NEW_API =
  /^(?:Accept|Add(?:ed|s)?|Allow|Deprecate|Enable|Export|Expose|Extend|Implement|Introduce|Re-?export|Rename|Support)\b/i;
const NO_API =
  /\b(?:tests?|demos?|docs|missing|logo|workaround|notice|regression|locales?|translation)\b/i;

/** Whether an entry adds to the API, deprecates a part of it, or breaks it. */
export const changesApi = ({ text, breaking }: Change): boolean =>
  breaking || (NEW_API.test(text) && !NO_API.test(text));

/** Whether an entry is one of those that gave each component CSS theme variables. */
export const isAboutVariables = ({ text }: Change): boolean =>
  /\bCSS (?:theme )?(?:vars|variables)\b/i.test(text);
