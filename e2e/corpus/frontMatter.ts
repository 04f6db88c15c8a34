import { replace, type BrokenInput } from './brokenInput';

const PAGE = 'docs/material-ui/getting-started/installation.mdx';
const POST = 'blog/2026-11-21-how-demos-work/index.mdx';

const nameKind = (file: string) => (file === POST ? 'a post' : 'a page');

/** Makes faults of a file: a field that is there, with another value. */
function giveWrongValue(file: string) {
  return (field: string, value: string, says: string): BrokenInput => ({
    name: `${field} of ${nameKind(file)} is ${value}`,
    file,
    change: replace(new RegExp(`^${field}:.*$`, 'm'), `${field}: ${value}`),
    at: `${field}: ${value}`,
    says: `"${field}" ${says}`,
  });
}

const wrong = giveWrongValue(PAGE);
const wrongInPost = giveWrongValue(POST);

/** A field that the page does not have. */
function added(line: string, says: string): BrokenInput {
  return {
    name: `a page says ${line}`,
    file: PAGE,
    change: replace(/^slug:/m, `${line}\nslug:`),
    at: line,
    says,
  };
}

/** A field that is left out. */
function missing(file: string, field: string): BrokenInput {
  return {
    name: `${nameKind(file)} has no ${field}`,
    file,
    change: replace(new RegExp(`^${field}:.*\n`, 'm'), ''),
    at: '---',
    says: `"${field}" is missing`,
  };
}

const LONG = `It ${'goes on '.repeat(25)}here.`;

/** Front matter of pages and posts. */
export const FRONT_MATTER_FAULTS: readonly BrokenInput[] = [
  {
    name: 'a page has a field nobody knows',
    file: PAGE,
    change: replace(/^description:/m, 'descripton:'),
    at: 'descripton:',
    says: 'unknown field "descripton"; the nearest is "description"',
  },
  missing(PAGE, 'slug'),
  missing(PAGE, 'title'),
  missing(PAGE, 'description'),
  wrong('title', '""', 'must be a text'),
  wrong('title', '[Installation]', 'must be a text'),
  wrong('title', '12', 'must be a text'),
  wrong('description', '""', 'must be a text'),
  wrong('description', 'How to install it', 'must be a sentence'),
  wrong('description', 'Install it. Then use it.', 'must be one sentence'),
  wrong('description', LONG, 'must have at most 160 characters'),
  wrong('slug', 'getting-started/installation/', 'must be a path'),
  wrong('slug', '/getting-started/installation', 'must be a path'),
  wrong('slug', '/getting started/', 'must be a path'),
  wrong('package', "'@mui/materials'", 'names "@mui/materials"'),
  wrong('package', "'Material UI'", 'must be the name of an npm package'),
  added('components: Button', '"components" must be a list of component names'),
  added('components: [button]', 'but holds "button"'),
  added('components: [Button, Button]', 'holds "Button" twice'),
  added('components: []', '"components" must be a list'),
  added(
    'components: [Nowhere]',
    'names Nowhere, which @mui/material does not export',
  ),
  added('hooks: [Button]', '"hooks" must be a list of hook names'),
  added('pattern: https://example.org/', '"pattern" must be a URL that begins with'),
  added('designSpec: http://m3.material.io/', '"designSpec" must be an https URL'),
  added('hide_table_of_contents: "yes"', 'must be true or false'),
  added('pagination_prev: 3', '"pagination_prev" must be the id of a page'),
  added('sidebar_label: ""', '"sidebar_label" must be a text'),
  added('tags: [two words]', '"tags" must be a list of tag keys'),
  added('keywords: []', '"keywords" must be a list of texts'),
  added('draft: perhaps', '"draft" must be true or false'),
  added('api: 1', '"api" must be true or false'),
  added('displayed_sidebar: ""', '"displayed_sidebar" must be a text'),
  added('custom_edit_url: ftp://example.org/', 'must be an https URL, or null'),
  added('unlisted: no way', '"unlisted" must be true or false'),
  {
    name: 'the front matter of a page opens a quote and leaves it open',
    file: PAGE,
    change: replace(/^title:.*$/m, 'title: "Installation'),
    at: 'title: "Installation',
    says: /quote|string|scalar/i,
  },
  {
    name: 'the front matter of a page has a field twice',
    file: PAGE,
    change: replace(/^title:.*$/m, 'title: Installation\ntitle: Install'),
    at: 'title: Install\n',
    says: /unique|duplicate/i,
  },
  {
    name: 'the front matter of a page is set in with a tab',
    file: PAGE,
    change: replace(/^title:.*$/m, 'title:\n\t- Installation'),
    at: '\t- Installation',
    says: /tab/i,
  },
  {
    name: 'the front matter of a page is a list',
    file: PAGE,
    change: replace(/^---\n[^]*?\n---\n/, '---\n- slug\n- title\n---\n'),
    at: '- slug',
    says: 'front matter must consist of "field: value" lines',
  },
  {
    name: 'the front matter of a page is a program',
    file: PAGE,
    change: replace(/^---\n/, '---js\n'),
    at: '---js',
    says: 'front matter must be YAML, not "js"',
  },
  {
    name: 'the front matter of a page does not end',
    file: PAGE,
    change: replace(/^package:.*\n---\n/m, ''),
    at: '---',
    says: 'front matter must end with a "---" line',
  },
  {
    name: 'a page has no front matter',
    file: PAGE,
    change: replace(/^---\n[^]*?\n---\n/, ''),
    at: '\n',
    says: '"title" is missing',
  },
  ...['slug', 'title', 'description', 'date', 'authors', 'tags'].map((field) =>
    missing(POST, field),
  ),
  wrongInPost('slug', 'How Demos Work', 'must be one word'),
  wrongInPost('date', 'yesterday', 'must be a date'),
  wrongInPost('date', '2026-13-41', 'must be a date'),
  wrongInPost('authors', '[]', 'must be a list of author keys'),
  wrongInPost('tags', '[two words]', 'must be a list of tag keys'),
  wrongInPost('tags', 'portal', 'must be a list of tag keys'),
  {
    name: 'a post has a picture without a path',
    file: POST,
    change: replace(/^tags:/m, 'image: demos.png\ntags:'),
    at: 'image: demos.png',
    says: '"image" must be a path',
  },
  {
    name: 'a post has a field of pages',
    file: POST,
    change: replace(/^tags:/m, 'components: [Button]\ntags:'),
    at: 'components: [Button]',
    says: 'unknown field "components"',
  },
];
