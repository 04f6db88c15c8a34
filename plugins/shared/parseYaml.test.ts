import { parseYaml } from './parseYaml';

const parse = (yaml: string) =>
  parseYaml({ yaml, firstLine: 2, language: '', closed: true });

describe('parseYaml', () => {
  it('returns values and the lines of the fields', () => {
    const { values, lines, problems } = parse(
      'title: A\nlist:\n  - one\n  - two\nslug: /a/',
    );
    expect(values).toEqual({ title: 'A', list: ['one', 'two'], slug: '/a/' });
    expect([...lines]).toEqual([
      ['title', 2],
      ['list', 3],
      ['slug', 6],
    ]);
    expect(problems).toEqual([]);
  });

  it('returns nothing for a block without content', () => {
    expect(parse('# only a remark')).toEqual({
      values: {},
      lines: new Map(),
      problems: [],
    });
  });

  it.each([
    ['title: "A', 2, 'Missing closing "quote'],
    ['slug: "b"\ntitle: "A\ndescription: C', 3, 'Missing closing "quote'],
    [
      'slug: /a/\ntitle: a: b',
      3,
      'Nested mappings are not allowed in compact mappings',
    ],
    ['title: A\nslug: /a/\ntitle: B', 4, 'Map keys must be unique'],
    ['slug: /\ntitle: A\n  tags: []', 3, 'Nested mappings are not allowed'],
    ['- one\n- two', 2, 'front matter must consist of "field: value" lines'],
    ['words', 2, 'front matter must consist of "field: value" lines'],
  ])('reports %j on line %i', (yaml, line, message) => {
    const { values, problems } = parse(yaml);
    expect(values).toEqual({});
    expect(problems[0]).toEqual({ line, message: expect.stringContaining(message) });
    expect(problems[0]?.message).not.toMatch(/\n|at line/);
  });

  it('reports a block that is not closed or not YAML before its content', () => {
    const block = { yaml: 'title: "', firstLine: 2, language: '', closed: false };
    expect(parseYaml(block).problems).toEqual([
      { line: 1, message: 'front matter must end with a "---" line' },
    ]);
    expect(parseYaml({ ...block, language: 'js' }).problems).toEqual([
      { line: 1, message: 'front matter must be YAML, not "js"' },
    ]);
  });
});
