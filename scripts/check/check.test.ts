import { createTestSite, type TestSite } from './createTestSite';
import { runCheck, type CheckRun } from './runCheck';

const FRONT_MATTER = (slug: string) =>
  `---\nslug: /${slug}/\ntitle: Crane\ndescription: A crane lifts what is too heavy.\n---\n`;

/** A demo whose code is its own. */
const CRANE = `import * as React from 'react';

export default function CraneLoad() {
  const [tons, setTons] = React.useState(0);
  return (
    <button type="button" onClick={() => setTons(tons + 1)}>
      Lift {tons} t
    </button>
  );
}
`;

/** One fault of each kind, with its expected line below. */
const FILES = {
  'docs/joy-ui/crane/crane.mdx': `${FRONT_MATTER('crane')}
Press the button on the right, which is obviously strrong.

## Lift

#### Too deep

| load |   |
| ---- | - |
| 1 t  | 2 |

The reader sees [nowhere](/joy-ui/nowhere/) and [this page](#lower).

\`\`\`tsx
<Button variant="loud">Lift</Button>
\`\`\`

<Demo name="CraneLoad" label="Lift" />

<Demo name="CraneCopy" label="Lift more" />

<video src="/crane" />
`,
  'docs/joy-ui/crane/CraneLoad.tsx': CRANE,
  'docs/joy-ui/crane/CraneCopy.tsx': CRANE.replace('CraneLoad', 'CraneCopy'),
  'docs/joy-ui/crane/CraneStray.tsx': `import * as React from 'react'

export default function CraneStray() {
  const tons: number = 'two';
  console.log(tons);
  return <p>{tons}</p>;
}
`,
  'docs/joy-ui/crane/Crane.playground.tsx': `import Button, { type ButtonProps } from '@mui/joy/Button';

export default {
  component: Button,
  controls: {
    children: { start: 'Lift' },
    hoist: {},
  },
} satisfies Playground<ButtonProps>;
`,
  'docs/joy-ui/crane/winch.mdx': `---
slug: /winch/
title: Winch
description: A winch pulls.
titel: Winch
---

<Demo name="WinchPull" label="Pull" />
`,
  'docs/joy-ui/other.mdx': `${FRONT_MATTER('other')}
A page that is not asked for leads [here](/joy-ui/crane/#gone).
`,
};

const CHOSEN = 'docs/joy-ui/crane';

describe('npm run check', () => {
  let site: TestSite;
  let run: CheckRun;

  // Compilers and linters are started: on a busy machine that takes a while.
  beforeAll(async () => {
    site = createTestSite(FILES);
    run = await runCheck(site.folder, [CHOSEN, '--without', 'demos']);
  }, 600_000);

  afterAll(() => site.remove());

  /** Findings of a check, without the folder of the page. */
  const listFindings = (name: string): string[] => {
    const lines = run.output.split('\n');
    const start = lines.findIndex((line) => line.startsWith(`FAIL  ${name} `));
    const after = lines.slice(start + 1);
    const end = after.findIndex((line) => !line.startsWith('  '));
    return start < 0
      ? []
      : after.slice(0, end).map((line) => line.trim().replace(`${CHOSEN}/`, ''));
  };

  it.each([
    ['page', ['winch.mdx:8: ']],
    ['guide', ['crane.mdx:17: "reader": say user']],
    ['front-matter', ['winch.mdx:5: unknown field "titel"']],
    [
      'navigation',
      ['crane.mdx:2: "/joy-ui/crane" is not', 'winch.mdx:2: "/joy-ui/wi'],
    ],
    ['headings', ['crane.mdx:11: "Too deep" is of level 4']],
    ['tables', ['crane.mdx:13: a column without a name']],
    ['wording', ['crane.mdx:7: "Press the button on the right"']],
    ['media', ['crane.mdx:27: pages hold no sound and no film']],
    [
      'links',
      [
        'crane.mdx:17: link to /joy-ui/nowhere/: there is no page',
        'crane.mdx:17: link to #lower: there is no #lower',
        'docs/joy-ui/other.mdx:7: link to /joy-ui/crane/#gone: there is no #gone',
      ],
    ],
    [
      'demo-files',
      [
        'winch.mdx:8: the demo "WinchPull" has no file',
        'Crane.playground.tsx:1: is used by no page',
        'CraneStray.tsx:1: is used by no page',
      ],
    ],
    ['similar', ['CraneCopy.tsx:1: 86 % of this code is that of']],
    ['format', ['CraneStray.tsx:1: is not formatted']],
    [
      'words',
      ['crane.mdx:7: "strrong" is in no dictionary', 'winch.mdx:5: "titel"'],
    ],
    ['prose', ['crane.mdx:7: ']],
    ['lint', ['CraneStray.tsx:5: Unexpected console statement.']],
    [
      'types',
      [
        'Crane.playground.tsx:7: TS2353: ',
        "CraneStray.tsx:4: TS2322: Type 'string'",
      ],
    ],
    ['code-blocks', ['crane.mdx:20: TS2769: ']],
    ['playgrounds', ['Crane.playground.tsx:7: ']],
  ])('finds what %s is about, with file and line', (name, beginnings) => {
    expect(listFindings(name)).toEqual(
      beginnings.map((beginning): unknown => expect.stringContaining(beginning)),
    );
  });

  it('says that demos have not been run', () => {
    expect(run.output).toMatch(/^Not checked here.*\n {2}left out.*: demos$/m);
  });

  it('ends with a sum, and with 1', () => {
    expect(run.output).toMatch(/\n\d+ passed, 24 failed\n$/);
    expect({ exitCode: run.exitCode, errors: run.errors }).toEqual({
      exitCode: 1,
      errors: '',
    });
  });

  it('names what may have been meant by a path that is not there', async () => {
    const { exitCode, errors, output } = await runCheck(site.folder, [
      'docs/joy-ui/crain/',
    ]);
    expect(errors).toBe(
      'docs/joy-ui/crain is not there.\nDid you mean\n  docs/joy-ui/crane\n',
    );
    expect({ exitCode, output }).toEqual({
      exitCode: 1,
      output: '0 passed, 1 failed\n',
    });
  }, 600_000);
});
