import { extractPreview, PREVIEW_MAX_LINES } from './extractPreview';

const withBody = (body: string) => `import * as React from 'react';

export default function ButtonSizes() {
${body}
}
`;

it('leaves out a wrapper that only lays out, and its indent', () => {
  const source = withBody(`  return (
    <Stack spacing={2} direction="row">
      <Button size="small">Small</Button>
      <Button size="large">
        Large
      </Button>
    </Stack>
  );`);
  expect(extractPreview(source)).toBe(
    [
      '<Button size="small">Small</Button>',
      '<Button size="large">',
      '  Large',
      '</Button>',
    ].join('\n'),
  );
});

it.each(['div', 'Box', 'Stack'])('a preview leaves out the wrapper <%s>', (name) => {
  const source = withBody(`  return (
    <${name}>
      <Chip label="New" />
    </${name}>
  );`);
  expect(extractPreview(source)).toBe('<Chip label="New" />');
});

it('a preview keeps every other element around its children', () => {
  const source = withBody(`  return (
    <Paper>
      <Chip label="New" />
    </Paper>
  );`);
  expect(extractPreview(source)).toBe('<Paper>\n  <Chip label="New" />\n</Paper>');
});

it('a preview leaves out a fragment', () => {
  const source = withBody(`  return (
    <>
      <Chip label="New" />

      <Chip label="Old" />
    </>
  );`);
  expect(extractPreview(source)).toBe(
    '<Chip label="New" />\n\n<Chip label="Old" />',
  );
});

it.each([
  ['on the line of the return', '  return <Button>Save</Button>;'],
  ['in parentheses', '  return (\n    <Button>Save</Button>\n  );'],
  ['in several parentheses', '  return ((<Button>Save</Button>));'],
])('finds an element %s', (_place, body) => {
  expect(extractPreview(withBody(body))).toBe('<Button>Save</Button>');
});

it('shows a choice of elements as it is written', () => {
  const source = withBody(`  return open ? (
    <Alert>Saved</Alert>
  ) : (
    <Button>Save</Button>
  );`);
  expect(extractPreview(source)).toBe(
    'open ? (\n  <Alert>Saved</Alert>\n) : (\n  <Button>Save</Button>\n)',
  );
});

it('takes the return at the end, not those of special cases', () => {
  const source = withBody(`  if (!open) {
    return <Skeleton />;
  }
  if (failed) return <Alert />;
  return <Button>Save</Button>;`);
  expect(extractPreview(source)).toBe('<Button>Save</Button>');
});

it('does not look into functions inside the component', () => {
  const source = withBody(`  const renderRow = () => {
    return <Row />;
  };
  function Panel() {
    return <Inner />;
  }
  return <List>{renderRow()}</List>;

  function renderLast() {
    return <Last />;
  }`);
  expect(extractPreview(source)).toBe('<List>{renderRow()}</List>');
});

it('a preview is taken from the exported component alone', () => {
  const source = `function Row() {
  return <li>Row</li>;
}

export function Other() {
  return <p>Other</p>;
}

export default function List() {
  return <Row />;
}
`;
  expect(extractPreview(source)).toBe('<Row />');
});

it.each([
  ['an arrow function', 'export default () => <Save />;'],
  [
    'an arrow function with a body',
    'export default () => {\n  return <Save />;\n};',
  ],
  ['a named arrow function', 'const Demo = () => <Save />;\nexport default Demo;'],
  [
    'a function exported later',
    'function Demo() {\n  return <Save />;\n}\nexport default Demo;',
  ],
  ['a function expression', 'export default function () {\n  return <Save />;\n}'],
])('finds what %s returns', (_kind, source) => {
  expect(extractPreview(source)).toBe('<Save />');
});

it.each([
  ['no default export', 'export function Demo() {\n  return <Save />;\n}'],
  ['a component made by a call', 'export default React.memo(Demo);'],
  ['an export of something unknown', 'export default Demo;'],
  ['no return', withBody('  useEffect(() => {});')],
  ['a return of nothing', withBody('  return;')],
  ['null', withBody('  return null;')],
  ['text', withBody("  return 'Saved';")],
  ['a call without JSX', withBody("  return createElement('div');")],
  ['a wrapper without children', withBody('  return <Box></Box>;')],
  ['an empty file', ''],
])('finds no preview in %s', (_kind, source) => {
  expect(extractPreview(source)).toBeNull();
});

describe('length', () => {
  const withLines = (count: number) =>
    withBody(
      `  return (\n    <Stack>\n${'      <Chip />\n'.repeat(count)}    </Stack>\n  );`,
    );

  it('shows as many lines as fit', () => {
    expect(PREVIEW_MAX_LINES).toBe(16);
    expect(extractPreview(withLines(16))?.split('\n')).toHaveLength(16);
  });

  it('leaves longer code to the whole file', () => {
    expect(extractPreview(withLines(17))).toBeNull();
  });
});
