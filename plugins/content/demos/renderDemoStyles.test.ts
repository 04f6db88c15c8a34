import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tailwindPackage from 'tailwindcss/package.json';
import { TAILWIND_VERSION } from '../../../src/lib/demos/tailwindSettings';
import { renderDemoStyles, renderTailwindBase } from './renderDemoStyles';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-styles-'));
  mkdirSync(path.join(folder, 'SaveButton'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, source: string): string {
  writeFileSync(path.join(folder, file), source);
  return path.join(folder, file);
}

it('has nothing for a demo without style sheets', async () => {
  expect(await renderDemoStyles(write('SaveButton.tsx', 'export {};'))).toBeNull();
  expect(
    await renderDemoStyles(write('SaveButton/system.tsx', "const a = 'flex';")),
  ).toBeNull();
});

it('confines the style sheets that a demo and its parts import', async () => {
  write('SaveButton/save.css', '.save { top: 0 }');
  write('SaveButton/icon.css', '.icon { left: 0 }');
  write('SaveButton/Icon.tsx', "import './icon.css';");
  const file = write(
    'SaveButton/css.tsx',
    "import { Icon } from './Icon';\nimport './save.css';",
  );
  expect(await renderDemoStyles(file)).toEqual({
    scope: 'SaveButton-css',
    css: ":where([data-demo-styles='SaveButton-css']) .icon{left:0;}:where([data-demo-styles='SaveButton-css']) .save{top:0;}",
  });
});

it('knows a demo of one file by its name', async () => {
  write('save.css', '.save { top: 0 }');
  const styles = await renderDemoStyles(
    write('SaveButton.tsx', "import './save.css';"),
  );
  expect(styles?.scope).toBe('SaveButton');
});

describe('a demo in Tailwind', () => {
  it('gets the classes that it and its parts use, and no others', async () => {
    write('SaveButton/Icon.tsx', "export const CLASS = 'ms-2 no-such-class';");
    const file = write(
      'SaveButton/tailwind.tsx',
      'import { CLASS } from \'./Icon\';\n<p className="dark:text-red-500" />;',
    );
    const styles = await renderDemoStyles(file);
    expect(styles?.scope).toBe('SaveButton-tailwind');
    const scope = ":where([data-demo-styles='SaveButton-tailwind'])";
    expect(styles?.css).toContain(
      `@layer utilities{${scope} .ms-2{margin-inline-start:calc(var(--spacing) * 2);}`,
    );
    expect(styles?.css).toContain(
      `${scope} .dark\\:text-red-500:where([data-theme=dark],[data-theme=dark] *){color:var(--color-red-500);}`,
    );
    expect(styles?.css).toContain(`@layer theme{${scope}{`);
    expect(styles?.css).not.toContain('no-such-class');
    // The reset is there once for all demos.
    expect(styles?.css).not.toContain('::file-selector-button');
  });

  it('cannot import a style sheet', async () => {
    write('SaveButton/save.css', '.save { top: 0 }');
    const file = write('SaveButton/tailwind.tsx', "import './save.css';");
    await expect(renderDemoStyles(file)).rejects.toThrow(
      /SaveButton\/tailwind\.tsx:1: imports save\.css; a demo in Tailwind is styled by its classes alone$/,
    );
  });

  it('stands on a reset that reaches no other demo', async () => {
    const css = await renderTailwindBase();
    expect(css).toContain('::file-selector-button');
    const selectors = [...css.matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].map(
      ([, selector]) => selector as string,
    );
    expect(selectors.length).toBeGreaterThan(20);
    for (const selector of selectors) {
      expect(selector).toMatch(/^:where\(\[data-demo-tailwind\]\)/);
    }
  });
});

it('puts the installed version into projects', () => {
  expect(TAILWIND_VERSION).toBe(tailwindPackage.version);
});
