import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  codeToText,
  printPlayground,
} from '../../../src/lib/demos/playground/printPlayground';
import { createStartState } from '../../../src/lib/demos/playground/playgroundState';
import { createPlaygroundModel } from './createPlaygroundModel';

// The types of a whole package are read.
jest.setTimeout(120_000);

/** Beside the packages, so that they are found. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(process.cwd(), 'node_modules/.playground-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const IMPORTS = `import Paper, { type PaperProps } from '@mui/material/Paper';
import Star from '@mui/icons-material/Star';
`;

let count = 0;

/** The model of a playground of `Paper`; `body` begins in line 6. */
function createModel(body: string, imports = IMPORTS, props = 'PaperProps') {
  count += 1;
  const file = path.join(folder, `Paper${count}.playground.tsx`);
  writeFileSync(
    file,
    `${imports}\nexport default {\n  component: Paper,\n${body}\n} satisfies Playground<${props}>;\n`,
  );
  return createPlaygroundModel(file);
}

const findControl = (body: string) =>
  createModel(`  controls: {${body}},`).controls[0];

describe('createPlaygroundModel', () => {
  it('reads the playgrounds of the site', () => {
    const file = path.resolve(
      'docs/material-ui/components/button/Button.playground.tsx',
    );
    const model = createPlaygroundModel(file);
    expect(model.component).toBe('Button');
    expect(
      model.controls.map(({ prop, kind, start }) => [prop, kind, start]),
    ).toEqual([
      ['children', 'text', 'Send invoice'],
      ['variant', 'options', 'contained'],
      ['color', 'options', 'primary'],
      ['size', 'options', 'medium'],
      ['startIcon', 'choices', 'Send'],
      ['disabled', 'flag', false],
      ['fullWidth', 'flag', false],
      ['disableElevation', 'flag', false],
    ]);
    expect(codeToText(printPlayground(model, createStartState(model)))).toBe(
      `import Button from '@mui/material/Button';
import SendIcon from '@mui/icons-material/Send';

<Button variant="contained" startIcon={<SendIcon />}>
  Send invoice
</Button>`,
    );
  });

  it('takes options and what need not be written from the types', () => {
    expect(findControl('variant: {}')).toEqual({
      kind: 'options',
      prop: 'variant',
      options: ['elevation', 'outlined'],
      start: 'elevation',
      fallback: 'elevation',
    });
    expect(findControl('square: { start: true }')).toEqual({
      kind: 'flag',
      prop: 'square',
      start: true,
      fallback: false,
    });
    expect(findControl('elevation: { min: 0, max: 24 }')).toEqual({
      kind: 'number',
      prop: 'elevation',
      min: 0,
      max: 24,
      step: 1,
      start: 1,
      fallback: 1,
    });
  });

  it('lets a prop without default be absent', () => {
    expect(findControl("role: { options: ['note', 'group'] }")).toMatchObject({
      options: ['', 'note', 'group'],
      start: '',
      fallback: '',
    });
  });

  it('reads nodes with the imports they need', () => {
    const model = createModel(
      `  fixed: { 'aria-label': 'Note', square: true, elevation: 3, sx: { p: 2 } },
  controls: {
    children: { choices: { Star: <Star />, 'Two stars': <><Star /><Star /></> } },
  },`,
    );
    expect(model.fixed.map(({ prop }) => prop)).toEqual([
      'aria-label',
      'square',
      'elevation',
      'sx',
    ]);
    expect(model.controls[0]).toMatchObject({
      kind: 'choices',
      start: '',
      choices: [
        { key: 'Star', imports: [1] },
        { key: 'Two stars', imports: [1] },
      ],
    });
    expect(codeToText(printPlayground(model, { children: 'Star' })))
      .toBe(`import Paper from '@mui/material/Paper';
import Star from '@mui/icons-material/Star';

<Paper aria-label="Note" square elevation={3} sx={{ p: 2 }}>
  <Star />
</Paper>`);
  });

  it('writes a list of elements as they stand between tags', () => {
    const model = createModel(
      `  fixed: {
    children: [
      <Star key="1" />,
      <p key="2" lang="en">
        Of five
      </p>,
      (
        <p key="3">
          <Star />
        </p>
      ),
    ],
  },
  controls: {},`,
    );
    expect(codeToText(printPlayground(model, {})))
      .toBe(`import Paper from '@mui/material/Paper';
import Star from '@mui/icons-material/Star';

<Paper>
  <Star />
  <p lang="en">Of five</p>
  <p>
    <Star />
  </p>
</Paper>`);
  });

  it.each([
    ["  controls: { colour: { start: 'red' } },", 6, "'colour' does not exist"],
    ["  controls: { variant: { start: 'boxed' } },", 6, '"boxed"'],
    [
      '  controls: {\n    variant: { min: 1 },\n    nothing: {},\n  },',
      8,
      'nothing',
    ],
    ["  controls: { elevation: { start: 'high' } },", 6, "'string'"],
    ['  controls: { elevation: {} },', 6, 'say from where to where'],
    [
      '  controls: { elevation: { min: 2, max: 4 } },',
      6,
      'a number from min to max',
    ],
    ['  controls: { children: {} },', 6, 'give it a text to start with'],
    ['  controls: { sx: {} },', 6, 'give it choices'],
    ["  controls: { id: { start: 'a' } },", 6, 'takes no free text'],
    [
      "  controls: { variant: { options: ['outlined'] } },",
      6,
      'which is none of its options',
    ],
    [
      "  controls: { children: { choices: { Star: <Star /> }, start: 'Sun' } },",
      6,
      'which is none of its choices',
    ],
    [
      '  controls: { children: { choices: { "<b>": <Star /> } } },',
      6,
      'with a word or two',
    ],
    [
      "  controls: { children: { start: ['a', 'b'].join('') } },",
      6,
      'written out as text',
    ],
    ['  controls: { ...{} },', 6, 'write each property as name: value'],
    [
      '  controls: { square: {} },\n  fixed: { sx: { color: COLOUR } },',
      7,
      'COLOUR',
    ],
  ])('refuses %j with its line', (body, line, message) => {
    expect(() => createModel(body)).toThrow(
      new RegExp(`playground\\.tsx:${line}: .*${message.replace(/[<>[\]]/g, '.')}`),
    );
  });

  it('refuses code that is copied without what it stands on', () => {
    const imports = `${IMPORTS.trim()} const COLOUR = 'red';\n`;
    expect(() =>
      createModel('  controls: {}, fixed: { sx: { color: COLOUR } },', imports),
    ).toThrow(/:6: write out what COLOUR stands for/);
    const beside = `${IMPORTS.trim()} import { A } from './a';\n`;
    expect(() => createModel('  controls: {},', beside)).toThrow(/:2: .*'\.\/a'/);
  });

  it('refuses a file of another form', () => {
    const file = path.join(folder, 'Other.playground.tsx');
    writeFileSync(file, 'export default {};\n');
    expect(() => createPlaygroundModel(file)).toThrow(
      /Other\.playground\.tsx:1: a playground ends like this/,
    );
  });
});
