/** What of the guide in CONTRIBUTING.md a machine can hold. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDocPages } from '../../plugins/api-reference/pages/loadDocPages';
import {
  findGuideProblems,
  GUIDE_RULES,
  type GuidedPage,
} from '../../scripts/content/findGuideProblems';
import { findWordsToReplace } from '../../scripts/content/findWordsToReplace';
import {
  DEMO_LINES,
  LONG_DEMO_SHARE,
  measureDemos,
} from '../../scripts/content/measureDemos';
import { NOT_REWRITTEN } from './notRewritten';
import { SITE_DIR } from './site';

const toPlace = ({ file }: GuidedPage) =>
  path.relative(SITE_DIR, file).split(path.sep).join('/');

const all = loadDocPages(SITE_DIR);
const old = all.filter((page) => NOT_REWRITTEN.includes(toPlace(page)));
const rewritten = all.filter((page) => !old.includes(page));

const measureAll = (pages: readonly GuidedPage[]) =>
  pages.flatMap(({ file, text }) => measureDemos(file, text));

describe('pages', () => {
  it.each(Object.entries(GUIDE_RULES))('%s', (_name, findProblems) => {
    expect(
      rewritten.flatMap((page) =>
        findProblems(page).map(
          ({ line, message }) => `${toPlace(page)}:${line}: ${message}`,
        ),
      ),
    ).toEqual([]);
  });

  it('have few demos that are longer than an ordinary one', () => {
    const long = measureAll(rewritten).filter(
      ({ lines }) => lines > DEMO_LINES.other,
    );
    // Pages are rewritten one by one, and one of dialogs may come first.
    const most = LONG_DEMO_SHARE * measureAll(all).length;
    expect(long.length).toBeLessThanOrEqual(most);
  });
});

describe('pages that are not rewritten', () => {
  it('are those that break a rule: the others go from tests/content/notRewritten.ts', () => {
    expect(
      old.filter((page) => findGuideProblems(page).length === 0).map(toPlace),
    ).toEqual([]);
  });

  it('exist, and are listed once', () => {
    expect(old.map(toPlace).sort()).toEqual([...NOT_REWRITTEN].sort());
  });
});

it('CONTRIBUTING.md uses the words it asks for', () => {
  const text = readFileSync(path.join(SITE_DIR, 'CONTRIBUTING.md'), 'utf8');
  expect(findWordsToReplace(text, 'md')).toEqual([]);
});
