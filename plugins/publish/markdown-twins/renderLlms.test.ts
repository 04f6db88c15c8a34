import { createFullTexts, renderLlms, type Twin } from './renderLlms';
import type { TwinSite } from './types';

const SITE: TwinSite = {
  title: 'Wells',
  tagline: 'All about wells',
  url: 'https://wells.example.org',
  baseUrl: '/portal/',
  products: { 'joy-ui': { name: 'Joy UI' } },
  pages: [],
  apiPages: new Map(),
  apiDir: '',
};

const createTwin = (
  section: 'joy-ui' | 'blog',
  name: string,
  description = '',
): Twin => ({
  page: {
    path: `/portal/${section}/${name}/`,
    title: name,
    description,
    section,
    file: '',
  },
  markdown: `# ${name}\n\nWäter\n`,
  sections: [],
});

const TWINS = [
  createTwin('joy-ui', 'react-pump', 'Draws water.'),
  createTwin('joy-ui', 'api/pump', 'Its props.'),
  createTwin('blog', 'hello'),
];

it('joins pages into one file of everything and one a section', () => {
  const texts = createFullTexts(TWINS, SITE);
  expect(
    texts.map(({ title, file, pageCount }) => [title, file, pageCount]),
  ).toEqual([
    ['Everything', 'llms-full.txt', 3],
    ['Joy UI', 'joy-ui/llms-full.txt', 2],
    ['Blog', 'blog/llms-full.txt', 1],
  ]);
  expect(texts[1]?.text).toBe(
    '# react-pump\n\nWäter\n\n---\n\n# api/pump\n\nWäter\n',
  );
});

it('lists the pages of each section, and leads to the lists and to files with their size', () => {
  expect(renderLlms(TWINS, createFullTexts(TWINS, SITE), SITE)).toMatchSnapshot();
});

it('names a list that is too long to be read whole', () => {
  const twins = [createTwin('blog', 'long', 'x'.repeat(50_000))];
  expect(() => renderLlms(twins, [], SITE)).toThrow(
    /^blog\/llms\.txt has 50\d{3} characters, of at most 50000: split it /,
  );
});
