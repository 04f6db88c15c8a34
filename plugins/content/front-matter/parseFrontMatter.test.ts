import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { createParseFrontMatter } from './index';

const parse = createParseFrontMatter('/site', {
  isInstalled: (name) => name === '@mui/material',
});

const parseFile = (file: string, fileContent: string) =>
  parse({
    filePath: `/site/${file}`,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

const DOC = `---
slug: /react-button/
title: Button
description: Lets the reader start an action, e.g. React to a form.
components: [Button, IconButton]
hooks: [useButton]
package: '@mui/material'
pattern: https://www.w3.org/WAI/ARIA/apg/patterns/button/
designSpec: https://m2.material.io/components/buttons
hide_table_of_contents: true
pagination_prev: null
pagination_next: usage
sidebar_label: Button
tags: [inputs]
keywords: [press, click]
draft: false
api: true
custom_edit_url: null
displayed_sidebar: docs
---
Text
`;
const POST = `---
title: Hello
description: What this portal documents.
slug: hello
date: 2026-11-21
authors: [team]
tags: [news]
image: /img/cover.svg
hide_table_of_contents: true
---
Text
`;
const PAGE = `---
title: Versions
description: Which versions this portal documents?
wrapperClassName: versions
unlisted: true
---
Text
`;

/** Swaps one line of a valid file, or removes it. */
const swap = (text: string, field: string, line: string) =>
  text.replace(new RegExp(`^${field}: .*\n`, 'm'), line === '' ? '' : `${line}\n`);

describe('createParseFrontMatter', () => {
  it('returns what the default parser returns', async () => {
    await expect(parseFile('docs/a/button.mdx', DOC)).resolves.toEqual({
      frontMatter: expect.objectContaining({
        slug: '/react-button/',
        components: ['Button', 'IconButton'],
        pagination_prev: null,
      }),
      content: 'Text',
    });
    await expect(parseFile('blog/hello/index.mdx', POST)).resolves.toMatchObject({
      frontMatter: { date: new Date('2026-11-21') },
    });
    await expect(parseFile('src/pages/versions.mdx', PAGE)).resolves.toMatchObject({
      frontMatter: { unlisted: true },
    });
  });

  it.each([
    [
      'slug',
      'slug: react-button',
      2,
      'must be a path that begins and ends with a slash',
    ],
    [
      'slug',
      'slug: /react-button',
      2,
      'must be a path that begins and ends with a slash',
    ],
    [
      'slug',
      'slug: /react button/',
      2,
      'must be a path that begins and ends with a slash',
    ],
    ['title', 'title: 7', 3, 'must be a text that is not empty'],
    ['title', 'title: ""', 3, 'must be a text that is not empty'],
    ['description', 'description:', 4, 'must be a text that is not empty'],
    [
      'description',
      'description: No stop',
      4,
      'must be a sentence that ends with a full stop',
    ],
    ['description', 'description: One. Two.', 4, 'must be one sentence'],
    [
      'description',
      `description: ${'a'.repeat(160)}.`,
      4,
      'at most 160 characters, but has 161',
    ],
    ['components', 'components: Button', 5, 'must be a list of component names'],
    ['components', 'components: []', 5, 'must be a list of component names'],
    ['components', 'components: [Button, chip]', 5, 'names, but holds "chip"'],
    ['components', 'components: [Button, Chip, Button]', 5, 'holds "Button" twice'],
    ['components', 'components: [Button, 3]', 5, 'names, but holds 3'],
    [
      'hooks',
      'hooks: [Button]',
      6,
      'must be a list of hook names, but holds "Button"',
    ],
    [
      'package',
      'package: "@mui/lost"',
      7,
      'names "@mui/lost", which is not installed',
    ],
    ['package', 'package: ../material', 7, 'must be the name of an npm package'],
    [
      'pattern',
      'pattern: https://example.org/',
      8,
      'must be a URL that begins with https://www',
    ],
    ['designSpec', 'designSpec: http://m2.material.io/', 9, 'must be an https URL'],
    ['designSpec', 'designSpec: buttons', 9, 'must be an https URL'],
    [
      'hide_table_of_contents',
      'hide_table_of_contents: "yes"',
      10,
      'must be true or false',
    ],
    [
      'pagination_prev',
      'pagination_prev: 3',
      11,
      'must be the id of a page, or null',
    ],
    [
      'tags',
      'tags: [two words]',
      14,
      'must be a list of tag keys, but holds "two words"',
    ],
    ['keywords', 'keywords: press', 15, 'must be a list of texts'],
    ['api', 'api: yes please', 17, 'must be true or false'],
    [
      'custom_edit_url',
      'custom_edit_url: edit',
      18,
      'must be an https URL, or null',
    ],
  ])('refuses in a doc %s as in "%s"', async (field, line, number, message) => {
    const problem = `docs/a/b.mdx:${number}: "${field}" `;
    const refusal = parseFile('docs/a/b.mdx', swap(DOC, field, line));
    await expect(refusal).rejects.toThrow(message);
    await expect(refusal).rejects.toThrow(
      new RegExp(`^${problem.replace('/', '\\/')}`),
    );
  });

  it('takes a description of 160 characters', async () => {
    const text = swap(DOC, 'description', `description: ${'ä'.repeat(159)}.`);
    await expect(parseFile('docs/a/b.mdx', text)).resolves.toBeDefined();
  });

  it.each([
    ['slug', 'slug: /2026/hello', 4, '"slug" must be one word'],
    ['date', 'date: soon', 5, '"date" must be a date such as 2026-11-21'],
    ['date', 'date: "2026-13-45"', 5, '"date" must be a date such as 2026-11-21'],
    ['date', 'date: 2026-13-41', 5, '"date" must be a date such as 2026-11-21'],
    ['date', 'date: 2026-04-31', 5, '"date" must be a date such as 2026-11-21'],
    ['authors', 'authors: []', 6, '"authors" must be a list of author keys'],
    ['image', 'image: cover.png', 8, '"image" must be a path that begins with /'],
  ])('refuses in a post %s as in "%s"', async (field, line, number, message) => {
    await expect(parseFile('blog/b.mdx', swap(POST, field, line))).rejects.toThrow(
      `blog/b.mdx:${number}: ${message}`,
    );
  });

  it.each([
    ['docs/a/b.mdx', DOC, ['slug', 'title', 'description']],
    [
      'blog/b.mdx',
      POST,
      ['title', 'description', 'slug', 'date', 'authors', 'tags'],
    ],
    ['src/pages/b.mdx', PAGE, ['title', 'description']],
  ])('names what %s lacks', async (file, text, required) => {
    for (const field of required) {
      await expect(parseFile(file, swap(text, field, ''))).rejects.toThrow(
        `${file}:1: "${field}" is missing`,
      );
    }
    await expect(parseFile(file, 'Text only')).rejects.toThrow(
      required.map((field) => `${file}:1: "${field}" is missing`).join('\n'),
    );
  });

  it('names the nearest field for an unknown one', async () => {
    const text = DOC.replace('title: Button', 'titel: Button');
    await expect(parseFile('docs/a/b.mdx', text)).rejects.toThrow(
      'docs/a/b.mdx:1: "title" is missing\n' +
        'docs/a/b.mdx:3: unknown field "titel"; the nearest is "title"',
    );
    await expect(
      parseFile(
        'src/pages/b.mdx',
        PAGE.replace('---\nText', 'constructor: 1\n---\nText'),
      ),
    ).rejects.toThrow(
      'src/pages/b.mdx:6: unknown field "constructor"; the nearest is ',
    );
  });

  it('names file and line of a syntax error, every time it is asked', async () => {
    const broken = DOC.replace('title: Button', 'title: Button: big');
    const refusal = /^docs\/a\/b\.mdx:3: Nested mappings/;
    await expect(parseFile('docs/a/b.mdx', broken)).rejects.toThrow(refusal);
    await expect(parseFile('docs/a/b.mdx', broken)).rejects.toThrow(refusal);
  });

  it('names file and line of what only the default parser refuses', async () => {
    const text = DOC.replace('title: Button', 'title: !!js/function "x"');
    await expect(parseFile('docs/a/b.mdx', text)).rejects.toThrow(
      /^docs\/a\/b\.mdx:3: /,
    );
  });

  it('runs no program in front matter', async () => {
    await expect(
      parseFile('docs/a/b.mdx', '---js\n{ title: process.exit(1) }\n---\n'),
    ).rejects.toThrow('docs/a/b.mdx:1: front matter must be YAML, not "js"');
  });

  it.each([['docs/_templates/page.mdx'], ['docs/a/_part.mdx'], ['README.md']])(
    'asks of %s only that its YAML is right',
    async (file) => {
      await expect(parseFile(file, '---\nany: thing\n---\n')).resolves.toMatchObject(
        {
          frontMatter: { any: 'thing' },
        },
      );
      await expect(parseFile(file, '---\nany: "thing\n---\n')).rejects.toThrow(
        `${file}:2: `,
      );
    },
  );

  it('looks for packages in the site by default', async () => {
    const siteDir = await mkdtemp(path.join(tmpdir(), 'front-matter-'));
    try {
      const packageDir = path.join(siteDir, 'node_modules/@mui/material');
      await mkdir(packageDir, { recursive: true });
      await writeFile(path.join(packageDir, 'package.json'), '{}');
      const parseThere = createParseFrontMatter(siteDir);
      const params = {
        filePath: path.join(siteDir, 'docs/a/b.mdx'),
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      };
      await expect(
        parseThere({ ...params, fileContent: DOC }),
      ).resolves.toBeDefined();
      const other = swap(DOC, 'package', 'package: "@mui/joy"');
      await expect(parseThere({ ...params, fileContent: other })).rejects.toThrow(
        'docs/a/b.mdx:7: "package" names "@mui/joy", which is not installed',
      );
    } finally {
      await rm(siteDir, { recursive: true });
    }
  });
});
