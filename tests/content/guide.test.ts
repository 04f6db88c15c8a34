/** Rules of the guide in CONTRIBUTING.md that a machine can check. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDocPages } from '../../plugins/content/api-reference/pages/loadDocPages';
import {
  GUIDE_RULES,
  type GuidedPage,
} from '../../scripts/content/findGuideProblems';
import { findWordsToReplace } from '../../scripts/content/findWordsToReplace';
import {
  DEMO_LINES,
  LONG_DEMO_SHARE,
  measureDemos,
} from '../../scripts/content/measureDemos';
import { SITE_DIR } from './site';

const toPlace = ({ file }: GuidedPage) =>
  path.relative(SITE_DIR, file).split(path.sep).join('/');

const pages = loadDocPages(SITE_DIR);

describe('pages', () => {
  it.each(Object.entries(GUIDE_RULES))('%s', (_name, findProblems) => {
    expect(
      pages.flatMap((page) =>
        findProblems(page).map(
          ({ line, message }) => `${toPlace(page)}:${line}: ${message}`,
        ),
      ),
    ).toEqual([]);
  });

  it('have few demos that are longer than an ordinary one', () => {
    const demos = pages.flatMap(({ file, text }) => measureDemos(file, text));
    const long = demos.filter(({ lines }) => lines > DEMO_LINES.other);
    expect(long.length).toBeLessThanOrEqual(LONG_DEMO_SHARE * demos.length);
  });
});

it('CONTRIBUTING.md uses the words it asks for', () => {
  const text = readFileSync(path.join(SITE_DIR, 'CONTRIBUTING.md'), 'utf8');
  expect(findWordsToReplace(text, 'md')).toEqual([]);
});
