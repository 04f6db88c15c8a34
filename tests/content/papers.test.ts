/** Papers for people who work on the portal: their lengths, links, names and words. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  readdirSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extractProse } from '../../scripts/content/extractProse';
import { findWordsToReplace } from '../../scripts/content/findWordsToReplace';
import {
  countPaperLines,
  findPaperLinkProblems,
  findPaperNameProblems,
  listCodeWords,
  listPapers,
  listRoomPapers,
  listRooms,
  readUnusedWords,
} from './papers';
import { SITE_DIR } from './site';

const GLOSSARY = 'docs-dev/glossary.md';

const readPaper = (file: string) => readFileSync(path.join(SITE_DIR, file), 'utf8');

const papers = listPapers(SITE_DIR);
const isDecision = (file: string) => file.startsWith('decisions/');
const livingPapers = papers.filter((file) => !isDecision(file));

const listFolders = (folder: string): string[] =>
  readdirSync(path.join(SITE_DIR, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Files and folders, without tests and what belongs to them. */
const listModules = (folder: string): string[] => [
  ...new Set(
    readdirSync(path.join(SITE_DIR, folder))
      .filter((name) => !/\.test\.ts$|\.md$|^__/.test(name))
      .map((name) => name.replace(/\.ts$/, ''))
      .sort(),
  ),
];

/** Lists the names in the first column of a paper's table. */
const listRows = (file: string): string[] =>
  [...readPaper(file).matchAll(/^\| `(\w+)`/gm)]
    .map(([, name]) => name ?? '')
    .sort();

const { scripts } = JSON.parse(readPaper('package.json')) as {
  scripts: Record<string, string>;
};

describe('papers', () => {
  it.each([
    ['ARCHITECTURE.md', 5000],
    ['README.md', 6000],
  ])('%s has at most %i bytes', (file, most) => {
    expect(Buffer.byteLength(readPaper(file))).toBeLessThanOrEqual(most);
  });

  it('each folder of plugins, scripts, src/lib and tests has a README', () => {
    const rooms = listRoomPapers(SITE_DIR).map((file) => path.posix.dirname(file));
    expect(listRooms(SITE_DIR).filter((room) => !rooms.includes(room))).toEqual([]);
  });

  it('the README of a room has at most 15 lines, rows of tables apart', () => {
    expect(
      listRoomPapers(SITE_DIR)
        .map((file) => `${file}: ${countPaperLines(readPaper(file))}`)
        .filter((line) => Number(line.split(': ')[1]) > 15),
    ).toEqual([]);
  });

  it('the index of src/lib has a row for each of its folders, and no other', () => {
    expect(listRows('src/lib/README.md')).toEqual(listFolders('src/lib'));
  });

  it('the index of a folder of src/lib has a row for each of its modules, and no other', () => {
    const differences = listFolders('src/lib')
      .map((name) => `src/lib/${name}`)
      .filter((folder) => listRows(`${folder}/README.md`).length > 0)
      .map((folder) => ({
        folder,
        rows: listRows(`${folder}/README.md`),
        modules: listModules(folder),
      }))
      .filter(({ rows, modules }) => rows.join() !== modules.join());
    expect(differences).toEqual([]);
  });

  it('the map in ARCHITECTURE.md names every plugin', () => {
    const words = readPaper('ARCHITECTURE.md').split(/[^\w-]+/);
    const rooms = listFolders('plugins');
    const plugins = rooms
      .filter((room) => room !== 'shared')
      .flatMap((room) => listFolders(`plugins/${room}`));
    expect(rooms.concat(plugins).filter((name) => !words.includes(name))).toEqual(
      [],
    );
  });

  it('docs-dev/README.md lists every page beside it', () => {
    const index = readPaper('docs-dev/README.md');
    expect(
      papers
        .filter((file) => /^docs-dev\/(?!README)/.test(file))
        .filter((file) => !index.includes(`(${path.posix.basename(file)})`)),
    ).toEqual([]);
  });

  it('docs-dev/commands.md names every npm script', () => {
    const commands = readPaper('docs-dev/commands.md');
    expect(
      Object.keys(scripts)
        .filter((name) => !/^lint:|^docusaurus$/.test(name))
        .filter((name) => !new RegExp(`\`npm (?:run )?${name}\``).test(commands)),
    ).toEqual([]);
  });

  it('pictures have at most 120 kB', () => {
    const folder = path.join(SITE_DIR, 'docs-dev/images');
    expect(
      readdirSync(folder).filter(
        (name) => statSync(path.join(folder, name)).size > 120_000,
      ),
    ).toEqual([]);
  });

  it('links lead to files and headings that exist', async () => {
    const problems = await Promise.all(
      papers.map((file) => findPaperLinkProblems(SITE_DIR, file, readPaper(file))),
    );
    expect(problems.flat()).toEqual([]);
  });

  it('names in backticks are paths, commands and functions that exist', () => {
    const words = listCodeWords(SITE_DIR);
    const known = new Set(Object.keys(scripts));
    expect(
      livingPapers.flatMap((file) =>
        findPaperNameProblems(SITE_DIR, file, readPaper(file), {
          // The guide for writers names demos of an imaginary page.
          words: file === 'CONTRIBUTING.md' ? null : words,
          scripts: known,
        }),
      ),
    ).toEqual([]);
  });

  it('use the words that pages use, and speak of readers besides', () => {
    expect(
      livingPapers.flatMap((file) =>
        findWordsToReplace(readPaper(file), 'md')
          .filter(({ found }) => !/^readers?\b/i.test(found))
          .map(({ line, found, say }) => `${file}:${line}: ${found}; say ${say}`),
      ),
    ).toEqual([]);
  });

  it('use the terms of the glossary instead of the words in its last column', () => {
    const unused = readUnusedWords(readPaper(GLOSSARY));
    expect(unused.length).toBeGreaterThan(5);
    expect(
      livingPapers
        .filter((file) => file !== GLOSSARY)
        .flatMap((file) => {
          const { text, toLine } = extractProse(readPaper(file), 'md');
          return unused.flatMap(({ word, term }) =>
            [...text.matchAll(new RegExp(`\\b${word}\\b`, 'gi'))].map(
              ({ index }) => `${file}:${toLine(index)}: ${word}; say ${term}`,
            ),
          );
        }),
    ).toEqual([]);
  });
});

describe('the checks of papers', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'papers-'));
    mkdirSync(path.join(siteDir, 'src/lib'), { recursive: true });
    writeFileSync(path.join(siteDir, 'src/lib/paths.ts'), '');
    writeFileSync(path.join(siteDir, 'GUIDE.md'), '# Guide\n\n## Two words\n');
  });

  afterEach(() => rmSync(siteDir, { recursive: true }));

  it('name file and line of a link to a file or heading that is gone', async () => {
    const text =
      '# A\n\n[one](GUIDE.md#two-words) [two](GUIDE.md#gone)\n\n![three](gone.png) [four](https://example.org) [five](#a)\n';
    expect(
      await findPaperLinkProblems(siteDir, 'a.md', text.replace('[five](#a)', '')),
    ).toEqual([
      'a.md:3: GUIDE.md has no heading #gone',
      'a.md:5: link to gone.png, which does not exist',
    ]);
  });

  it('name paths, commands and functions that are gone, and no other code', () => {
    const text =
      '`src/lib/paths` `src/lib/gone.ts`\n\n`npm run build` `npm run -- gone` `npm run gone`\n\n`pageToTitle` `goneFunction` `GoneClass` `props` `docs/<set>/x`\n';
    const known = { words: new Set(['pageToTitle']), scripts: new Set(['build']) };
    expect(findPaperNameProblems(siteDir, 'a.md', text, known)).toEqual([
      'a.md:1: there is no src/lib/gone.ts',
      'a.md:3: there is no npm run gone',
      'a.md:5: there is no goneFunction',
      'a.md:5: there is no GoneClass',
    ]);
    expect(
      findPaperNameProblems(siteDir, 'a.md', '`goneFunction`', {
        ...known,
        words: null,
      }),
    ).toEqual([]);
  });

  it('count the lines of a paper without the rows of its tables', () => {
    expect(countPaperLines('# A\n\n| a |\n| - |\n| b |\n\nText\n')).toBe(4);
  });

  it('read the words that are not used from the last column of the glossary', () => {
    expect(
      readUnusedWords(
        '| term | what | not |\n| - | - | - |\n| fault | x | a, b c |\n| row | y | |\n',
      ),
    ).toEqual([
      { word: 'a', term: 'fault' },
      { word: 'b c', term: 'fault' },
    ]);
  });
});
