import { runInNewContext } from 'node:vm';
import prettier from 'prettier';
import { tokenizeCode } from '../../../../plugins/shared/highlightCode';
import { PLAYGROUND_FIXTURE } from './playgroundFixture';
import { createStartState } from './playgroundState';
import { codeToText, printPlayground } from './printPlayground';
import type { CodeToken, PlaygroundModel, PlaygroundState } from './types';

/** The imports as the build hands them over. */
const MODEL: PlaygroundModel = {
  ...PLAYGROUND_FIXTURE,
  imports: PLAYGROUND_FIXTURE.imports.map((line) =>
    tokenizeCode(codeToText(line), 'tsx'),
  ),
};

const START = createStartState(MODEL);

const print = (change: PlaygroundState = {}) =>
  printPlayground(MODEL, { ...START, ...change });

const STATES: PlaygroundState[] = [
  {},
  { children: '' },
  { children: '', label: 'Deep well', icon: 'Valve', disabled: true },
  { size: 'large', animated: false, depth: 0.5, columns: '' },
  { icon: 'Gauge', label: "The farmer's pump" },
  {
    label: 'A label that makes the line longer than it may be',
    icon: 'Gauge',
    disabled: true,
  },
  { children: 'A sentence that makes the line so long that the child moves on' },
  {
    children: '',
    label: 'A label that makes the line longer than it may be',
    icon: 'Gauge',
    disabled: true,
  },
];

describe('printPlayground', () => {
  it('writes what is needed and no more', () => {
    expect(codeToText(print())).toBe(
      "import Pump from '@wells/pump';\n\n<Pump columns={2}>Draw water</Pump>",
    );
    expect(codeToText(print({ icon: 'Gauge', disabled: true }))).toBe(
      "import Pump from '@wells/pump';\nimport GaugeIcon from '@wells/icons/Gauge';\n\n<Pump columns={2} disabled icon={<GaugeIcon />}>\n  Draw water\n</Pump>",
    );
  });

  it.each(STATES)('is formatted like the demos: %j', async (change) => {
    const text = codeToText(print(change));
    const formatted = await prettier.format(text, {
      parser: 'typescript',
      filepath: 'a.tsx',
      printWidth: 85,
      singleQuote: true,
      trailingComma: 'all',
    });
    expect(`${text};\n`).toBe(formatted);
  });

  it.each(STATES)('has the classes that Prism gives it: %j', (change) => {
    const code = print(change);
    expect(joinTexts(code)).toEqual(
      joinTexts(tokenizeCode(codeToText(code), 'tsx')),
    );
  });

  it.each([
    'a "quoted" word',
    'salt & pepper &amp; more',
    'C:\\wells',
    '{braces}',
    '</Pump><script>alert(1)</script>',
    "it's 'so'",
    ' spaces  here ',
    '${a} `b`',
  ])('keeps a text that means something to JSX: %j', async (text) => {
    const { transform } = await import('sucrase');
    const code = codeToText(print({ children: text, label: text }));
    const element = transform(code.slice(code.indexOf('\n\n') + 2), {
      transforms: ['jsx'],
      jsxPragma: 'create',
      production: true,
    }).code;
    const create = (_type: unknown, props: { label: string }, children: string) => [
      props.label,
      children,
    ];
    expect([...runInNewContext(element, { create, Pump: null })]).toEqual([
      text,
      text,
    ]);
  });

  it('writes text without quotes, and an element of lines on lines of its own', () => {
    const code = (text: string) => ({
      code: tokenizeCode(text, 'tsx'),
      imports: [],
    });
    const model: PlaygroundModel = {
      ...MODEL,
      controls: [],
      fixed: [
        { prop: 'icon', value: code('<Rope>\n  <Knot />\n</Rope>') },
        { prop: 'children', value: code("'AV'") },
      ],
    };
    expect(codeToText(printPlayground(model, {}))).toBe(
      "import Pump from '@wells/pump';\n\n<Pump\n  icon={\n    <Rope>\n      <Knot />\n    </Rope>\n  }\n>\n  AV\n</Pump>",
    );
  });

  it('writes what is fixed first', () => {
    const model: PlaygroundModel = {
      ...MODEL,
      controls: [],
      fixed: [
        { prop: 'name', value: { text: 'well' } },
        { prop: 'open', value: { flag: true } },
        {
          prop: 'children',
          value: {
            code: tokenizeCode('<Rope>\n  <ValveIcon />\n</Rope>', 'tsx'),
            imports: [1],
          },
        },
      ],
    };
    expect(codeToText(printPlayground(model, {}))).toBe(
      "import Pump from '@wells/pump';\nimport ValveIcon from '@wells/icons/Valve';\n\n<Pump name=\"well\" open>\n  <Rope>\n    <ValveIcon />\n  </Rope>\n</Pump>",
    );
  });
});

/** Texts that are next to each other become one; how they were cut does not show. */
function joinTexts(code: readonly CodeToken[]): CodeToken[] {
  return code.reduce<CodeToken[]>((joined, token) => {
    const last = joined.at(-1);
    if (token === '') {
      return joined;
    }
    if (typeof token === 'string') {
      return typeof last === 'string'
        ? [...joined.slice(0, -1), last + token]
        : [...joined, token];
    }
    return [...joined, { ...token, content: joinTexts(token.content) }];
  }, []);
}
