import type { Release } from '../../plugins/shared/parseChangelog';
import {
  changesApi,
  isAboutVariables,
  type Change,
  type PackageChanges,
} from './listChanges';

const PULLS = 'https://github.com/mui/material-ui/pull';

/** Words that the change log spells in another way than pages of this portal do. */
const SPELLINGS: readonly [found: RegExp, write: string][] = [
  [/\bcolor(s?)\b/g, 'colour$1'],
  [/\bcss\b/g, 'CSS'],
  [/\btypescript\b/g, 'TypeScript'],
  [/\b(?:l10n|i10n|i18n)\b/g, 'Locales'],
];

const spell = (text: string) =>
  SPELLINGS.reduce((result, [found, write]) => result.replace(found, write), text);

const escapeText = (text: string) => text.replace(/(?<!\\)[{<]/g, '\\$&');

/** Spells a text as pages do, and escapes what is JSX in it, except in inline code. */
const toProse = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 ? part : escapeText(spell(part))))
    .join('');

function renderChange({ scopes, text, pull, breaking }: Change): string {
  const words = [
    breaking && '**breaking:**',
    scopes.length > 0 && `${spell(scopes.join(', '))}:`,
    toProse(text),
    pull && `([#${pull}](${PULLS}/${pull}))`,
  ];
  return words.filter(Boolean).join(' ');
}

const toMinor = (version: string) => version.split('.').slice(0, 2).join('.');

/** `2024-01-17` → `17 January 2024` */
const toDay = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** All entries of the releases of one minor, each below its version and day. */
function renderLatest(
  all: readonly Release[],
  changed: readonly PackageChanges[],
): string[] {
  return all.flatMap(({ version, releasedOn }) => {
    const changes = changed.find((one) => one.version === version)?.changes ?? [];
    const heading = `### ${version}: ${releasedOn ? toDay(releasedOn) : 'no day given'} {#v${version.replaceAll('.', '-')}}`;
    const lines = changes.map((change) => `- ${renderChange(change)}`);
    return [
      heading,
      '',
      ...(lines.length > 0 ? lines : ['No entry for this package.']),
      '',
    ];
  });
}

/** Renders the API changes in the releases of one minor, each with its version. */
function renderEarlier(minor: string, changed: readonly PackageChanges[]): string[] {
  const rows = changed.flatMap(({ version, changes }) =>
    changes.filter(changesApi).map((change) => ({ version, change })),
  );
  const variables = rows.filter(({ change }) => isAboutVariables(change));
  const others = rows.filter(
    (row) => variables.length < 5 || !variables.includes(row),
  );
  const lines = others.map(
    ({ version, change }) => `- ${version} · ${renderChange(change)}`,
  );
  if (others.length < rows.length) {
    lines.push(`- ${variables.length} components: support for CSS theme variables`);
  }
  return [
    `### ${minor} {#v${minor.replaceAll('.', '-')}}`,
    '',
    ...(lines.length > 0 ? lines : ['Fixes only.']),
    '',
  ];
}

/**
 * Renders the change log of a package in Markdown: the newest minor version in full, the
 * ones before by what they added to the API, deprecated or broke.
 *
 * @param releases of all packages, the newest first
 * @param changed what they say about the package
 */
export function renderChanges(
  releases: readonly Release[],
  changed: readonly PackageChanges[],
): string {
  const minors = [...new Set(releases.map(({ version }) => toMinor(version)))];
  const [latest = '', ...earlier] = minors;
  const inMinor =
    (minor: string) =>
    ({ version }: { version: string }) =>
      toMinor(version) === minor;
  return [
    `## What is new in ${latest} {#latest}`,
    '',
    'Every entry of `@mui/material`, fixes included.',
    '',
    ...renderLatest(
      releases.filter(inMinor(latest)),
      changed.filter(inMinor(latest)),
    ),
    `## Props and APIs added or deprecated before ${latest} {#earlier}`,
    '',
    'Entries that add to the API, deprecate a part of it or break it. Fixes are left out.',
    '',
    ...earlier.flatMap((minor) =>
      renderEarlier(minor, changed.filter(inMinor(minor))),
    ),
  ]
    .join('\n')
    .trim();
}
