import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listDemos } from './listDemos';

let contentDir: string;

beforeEach(() => {
  contentDir = path.join(mkdtempSync(path.join(tmpdir(), 'list-demos-')), 'docs');
});

afterEach(() => rmSync(path.dirname(contentDir), { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const absolute = path.join(contentDir, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  }
}

it('takes demos as pages show them, each once', () => {
  write({
    'x/charts/overview.mdx': '<Demo name="Rain" maxWidth={480} bg="plain" />\n',
    'x/charts/more.mdx': '<Demo name="Rain" />\n\n<Demo name="Missing" />\n',
    'x/charts/Rain.tsx': '',
    'x/charts/RainPart.tsx': '',
    'joy-ui/chip/chip.mdx': '<Demo name="Chips" iframe height={300} />\n',
    'joy-ui/chip/Chips/system.tsx': '',
    'joy-ui/chip/Chips/css.tsx': '',
    '_templates/page.mdx': '<Demo name="Demo" />\n',
    '_templates/Demo.tsx': '',
  });
  const chips = (styling: string) => ({
    id: `joy-ui/chip/Chips/${styling}`,
    file: path.join(contentDir, `joy-ui/chip/Chips/${styling}.tsx`),
    library: 'joy-ui',
    options: { bg: 'outlined', iframe: true, height: 300 },
  });
  expect(listDemos(contentDir)).toEqual([
    chips('css'),
    chips('system'),
    {
      id: 'x/charts/Rain',
      file: path.join(contentDir, 'x/charts/Rain.tsx'),
      library: 'material-ui',
      // As the first of its pages has it, in the order of their paths.
      options: { bg: 'outlined', iframe: false },
    },
  ]);
});
