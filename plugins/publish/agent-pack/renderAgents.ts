import type { PackSources } from './types';

/** Most bytes of the index, which a project includes in what an agent always reads. */
export const AGENTS_LIMIT = 8192;

/** Path of a page in the pack, without `pages/`. */
type PageFile = string;

/** Pages of one folder whose names begin alike: `material-ui/react-NAME.md`. */
interface NameGroup {
  pattern: string;
  names: string[];
}

/**
 * Groups pages by what their paths share, which is written once.
 *
 * @example
 * groupNames(['joy-ui/react-chip.md', 'joy-ui/react-tabs.md'])
 * // → [{ pattern: 'joy-ui/react-NAME.md', names: ['chip', 'tabs'] }]
 */
export function groupNames(files: readonly PageFile[]): NameGroup[] {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const [, start = '', name = ''] =
      /^(.*\/(?:react-)?)([^/]+)\.md$/.exec(file) ?? [];
    // That of a set, which the list of its pages begins with.
    if (!name) continue;
    groups.set(start, [...(groups.get(start) ?? []), name]);
  }
  return [...groups].map(([start, names]) => ({
    pattern: `${start}NAME.md`,
    names,
  }));
}

/** The first words of an import, with the packages they are for. */
const listPackages = (versions: PackSources['versions']) =>
  Object.entries(versions)
    .map(([name, version]) => `\`${name}\` ${version}`)
    .join(', ');

/** Pages that are read once, if at all: the lists of pages have them. */
const SELDOM_READ =
  /^[^/]+\/(?:discover-more|experimental-api|getting-started|introduction|migration)(?:\/|\.md$)/;

const isNamed = (file: PageFile) =>
  !/\/api\/|-api\.md$/.test(file) && !SELDOM_READ.test(file);

function renderSet(
  section: string,
  title: string,
  files: readonly PageFile[],
): string[] {
  const written = files.filter(isNamed);
  return [
    `### ${title}`,
    '',
    `[All pages](pages/${section}/llms.txt) with a sentence on each.`,
    '',
    ...groupNames(written).map(
      ({ pattern, names }) => `- \`pages/${pattern}\`: ${names.join(', ')}`,
    ),
    '',
  ];
}

/**
 * Renders `AGENTS.md`: how to look something up, and the names of pages.
 *
 * @param files of pages, by documentation set
 * @throws if it is longer than {@link AGENTS_LIMIT}
 */
export function renderAgents(
  { site, versions }: Pick<PackSources, 'site' | 'versions'>,
  version: string,
  files: ReadonlyMap<string, readonly PageFile[]>,
): string {
  const sets = [...files].filter(([section]) => section in site.products);
  const text = [
    `# ${site.title}: ${site.tagline}`,
    '',
    `Pack ${version}, for ${listPackages(versions)}. Older and newer versions differ: check what the project has installed.`,
    '',
    '## How to look something up',
    '',
    '1. **Find the section.** Search [sections.tsv](sections.tsv) (page, first line, last line, bytes, id and heading, with tabs between): `grep -i "sticky header" sections.tsv`.',
    '2. **Read its lines** of the page, not the page: `sed -n "12,48p" pages/material-ui/react-table.md`. Demos are whole files of TypeScript that were run.',
    '3. **Check every prop** in `api/SET/Name.json`, such as [Button](api/material-ui/Button.json): what is neither in `props` nor in those of `inherits` is no prop. With `isSpread`, attributes of the root element are taken as well. All names are in [api/index.json](api/index.json).',
    '4. `deprecated` says what to write instead. `since` is the range of versions that list a prop, `changes` what it was before.',
    '5. An address of the portal, `/joy-ui/react-chip/#sizes`, is the section `sizes` of `pages/joy-ui/react-chip.md`.',
    '',
    'Import components by their own path, `@mui/material/Button`. Files and their SHA-256 are in [pack.json](pack.json), the skill is [SKILL.md](skills/mui-docs/SKILL.md).',
    '',
    '## Pages',
    '',
    'Each set also has a list of its reference, `pages/SET/api/llms.txt`.',
    '',
    ...sets.flatMap(([section, own]) =>
      renderSet(section, site.products[section]?.name ?? section, own),
    ),
  ].join('\n');
  const bytes = Buffer.byteLength(text);
  if (bytes > AGENTS_LIMIT) {
    throw new Error(
      `AGENTS.md has ${bytes} bytes, of at most ${AGENTS_LIMIT}: shorten it in plugins/publish/agent-pack/renderAgents.ts.`,
    );
  }
  return text;
}
