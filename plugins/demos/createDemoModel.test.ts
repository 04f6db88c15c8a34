import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemoModel } from './createDemoModel';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-model-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function writeDemo(name: string, source: string): string {
  const file = path.join(folder, `${name}.tsx`);
  writeFileSync(file, source);
  return file;
}

/** What a reader copies: the text of highlighted code. */
const toText = (html: string | null) =>
  (html ?? '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const SOURCE = `import * as React from 'react';
import Button from '@mui/material/Button';

export default function SaveButton() {
  const [count, setCount] = React.useState<number>(0);

  return (
    <Button onClick={() => setCount(count + 1)}>
      {count > 0 && count < 9 ? 'Saved' : 'Save'}
    </Button>
  );
}
`;

it('derives both languages, their previews and the packages', async () => {
  const model = await createDemoModel(writeDemo('SaveButton', SOURCE));
  expect(model).toMatchObject({
    name: 'SaveButton',
    packages: ['@mui/material', 'react'],
  });
  expect(toText(model.TS.html)).toBe(SOURCE.trimEnd());
  expect(toText(model.JS.html)).toBe(SOURCE.trimEnd().replace('<number>', ''));
  const preview = `<Button onClick={() => setCount(count + 1)}>
  {count > 0 && count < 9 ? 'Saved' : 'Save'}
</Button>`;
  expect(toText(model.TS.preview)).toBe(preview);
  expect(toText(model.JS.preview)).toBe(preview);
});

it('highlights by classes and escapes every special character', async () => {
  const { TS } = await createDemoModel(writeDemo('SaveButton', SOURCE));
  expect(TS.html).toContain('<span class="token keyword">import</span>');
  expect(TS.html).not.toContain('style=');
  expect(TS.html).not.toContain('<Button');
});

it('has no preview where the returned JSX is too long', async () => {
  const rows = '      <p>Row</p>\n'.repeat(17);
  const file = writeDemo(
    'Rows',
    `export default function Rows() {\n  return (\n    <div>\n${rows}    </div>\n  );\n}\n`,
  );
  expect(await createDemoModel(file)).toMatchObject({
    TS: { preview: null },
    JS: { preview: null },
  });
});

it('names file and line of TypeScript without JavaScript form', async () => {
  const file = writeDemo('Sizes', 'const a = 1;\nenum Size {}\n');
  await expect(createDemoModel(file)).rejects.toThrow(
    `${path.relative(process.cwd(), file)}:2: a demo cannot use an enum`,
  );
});
