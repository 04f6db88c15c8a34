import { cutText } from './cutText';

/** All parts of a text, one after the other. */
function cutAll(text: string, limit: number): string[] {
  const parts: string[] = [];
  for (let from: number | null = 1; from !== null;) {
    const part = cutText(text, from, limit);
    parts.push(part.text);
    from = part.next;
  }
  return parts;
}

it('leaves a short text whole', () => {
  expect(cutText('a\n\nb\n')).toEqual({ text: 'a\n\nb', next: null, lineCount: 3 });
});

it('cuts between blocks', () => {
  expect(cutAll('one one\n\ntwo two\n\nthree', 20)).toEqual([
    'one one\n\ntwo two',
    'three',
  ]);
});

it('closes code that it cuts, and begins it again', () => {
  const code = '```tsx title="A.tsx"\nconst a = 1;\n\nconst b = 2;\n```\n\nEnd.';
  expect(cutAll(code, 40)).toEqual([
    '```tsx title="A.tsx"\nconst a = 1;\n\n```',
    '```tsx title="A.tsx"\nconst b = 2;\n```\n\nEnd.',
  ]);
});

it('knows that a fence inside a longer one ends nothing', () => {
  const parts = cutAll('````md\n```\nx\n```\ny\n````', 12);
  expect(parts.every((part) => /^````md\n[\s\S]*\n````$/.test(part))).toBe(true);
});

it('breaks a line that is too long, at a space', () => {
  const line = 'word '.repeat(500).trim();
  const parts = cutAll(line, 1300);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join(' ').replace(/\s+/g, ' ')).toBe(line);
});

it('loses no line, whatever the limit', () => {
  const lines = Array.from({ length: 60 }, (_, index) =>
    index % 7 === 3 ? '' : `line ${index}`,
  );
  for (let limit = 10; limit < 200; limit += 13) {
    const found = cutAll(lines.join('\n'), limit)
      .join('\n')
      .match(/line \d+/g);
    expect(found).toEqual(lines.filter(Boolean));
  }
});

it.each([0, 4, 1.5])('refuses to begin with line %s of three', (from) => {
  expect(() => cutText('a\nb\nc', from)).toThrow(
    `"from" is ${from}, but the text has lines 1 to 3.`,
  );
});
