import { checkFrontMatter } from './checkFrontMatter';
import { createTestSite } from './createTestSite';
import type { CheckOutcome } from './types';

const page = (components: string) =>
  `---
slug: /crane/
title: Crane
description: A crane lifts what is too heavy.
package: '@mui/joy'
components: [${components}]
---
`;

const REFERENCE = {
  '.docusaurus/api-reference/joy-ui/button.json': JSON.stringify({
    components: [
      {
        name: 'Button',
        slug: 'button',
        href: '/joy-ui/api/button/',
        package: '@mui/joy',
        props: [],
      },
    ],
  }),
};

async function check(
  files: Readonly<Record<string, string>>,
): Promise<CheckOutcome> {
  const site = createTestSite(files);
  try {
    const pages = Object.keys(files).filter((file) => file.endsWith('.mdx'));
    return await checkFrontMatter(pages, site.folder);
  } finally {
    site.remove();
  }
}

describe('the check of front matter', () => {
  it('names components that neither the package nor its reference has', async () => {
    const { failed, findings, passed, unchecked } = await check({
      ...REFERENCE,
      'docs/joy-ui/button.mdx': page('Button'),
      'docs/joy-ui/hoist.mdx': page('Hoist'),
      'docs/joy-ui/stack.mdx': page('Button, Stack'),
    });
    expect({ failed, findings, passed, unchecked }).toEqual({
      failed: 2,
      findings: [
        'docs/joy-ui/hoist.mdx:6: "components" names Hoist, which @mui/joy does not export',
        'docs/joy-ui/stack.mdx:6: "components" names Stack, which the API reference of @mui/joy does not know',
      ],
      passed: 1,
      unchecked: undefined,
    });
  });

  it('says that it could not look into a reference before the first build', async () => {
    const { findings, unchecked } = await check({
      'docs/joy-ui/stack.mdx': page('Button, Stack'),
    });
    expect(findings).toEqual([]);
    expect(unchecked).toEqual([expect.stringContaining('npm run build')]);
  });
});
