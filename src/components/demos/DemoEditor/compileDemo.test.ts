import { compileFunction } from 'node:vm';
import { LOOP_GUARD_NAME } from '../../../lib/demos/loopGuard';
import { createLoopGuard } from '../../../lib/demos/loopGuardRuntime';
import { compileDemo, CompileError, fileToSpecifier } from './compileDemo';

const DEMO = `import * as React from 'react';
import Button from '@mui/material/Button';
import type { Shipment } from './shipments';
import { shipments } from './shipments';

interface Props {
  label: string;
}

export default function Demo({ label }: Props) {
  const first: Shipment | undefined = shipments[0];
  return <Button>{label}{first?.id}</Button>;
}
`;

/** Runs a compiled module with what it requires. */
function run(code: string, modules: Record<string, unknown>) {
  const module = { exports: {} as Record<string, unknown> };
  const evaluate = compileFunction(code, [
    'require',
    'module',
    'exports',
    LOOP_GUARD_NAME,
  ]) as (...args: unknown[]) => void;
  const guard = createLoopGuard({ now: () => 0, afterTurn: () => {} });
  evaluate((name: string) => modules[name], module, module.exports, guard);
  return module.exports;
}

describe('compileDemo', () => {
  it('makes a demo run with what it imports', () => {
    const { modules, requires } = compileDemo([
      { name: 'Demo.tsx', source: DEMO },
      {
        name: 'shipments.ts',
        source:
          'export const shipments = [{ id: 7 }];\nexport type Shipment = (typeof shipments)[0];\n',
      },
    ]);
    expect(modules.map(({ specifier }) => specifier)).toEqual([
      './Demo',
      './shipments',
    ]);
    expect(requires.sort()).toEqual([
      '@mui/material/Button',
      'react',
      'react/jsx-runtime',
    ]);
    const jsxs = jest.fn();
    const { default: Demo } = run(modules[0]!.code, {
      './shipments': run(modules[1]!.code, {}),
      '@mui/material/Button': { __esModule: true, default: 'the button' },
      'react/jsx-runtime': { jsxs },
    });
    (Demo as (props: { label: string }) => unknown)({ label: 'Ship' });
    expect(jsxs).toHaveBeenCalledWith('the button', { children: ['Ship', 7] });
  });

  it('keeps the lines of a file', () => {
    const { modules } = compileDemo([{ name: 'Demo.tsx', source: DEMO }]);
    const lines = modules[0]!.code.split('\n');
    expect(lines[9]).toContain('function Demo(');
    expect(lines[11]).toContain('label');
  });

  it('leaves types in JavaScript to the reader: they are an error', () => {
    expect(() =>
      compileDemo([{ name: 'Demo.jsx', source: 'const a: number = 1;' }]),
    ).toThrow(CompileError);
  });

  it('hands on data and style sheets', () => {
    const { modules } = compileDemo([
      { name: 'Demo.jsx', source: "import a from './a.json';\nexport default a;" },
      { name: 'a.json', source: '{"b":[1]}' },
      { name: 'a.css', source: '.a { content: "\\201C" }' },
    ]);
    expect(run(modules[1]!.code, {})).toEqual({ b: [1] });
    expect(modules[2]!.code).toContain(JSON.stringify('.a { content: "\\201C" }'));
  });

  it('names the place of what cannot be read', () => {
    const source = 'const a = 1;\nexport default () => <a>text</b>;\n';
    expect(() =>
      compileDemo([
        { name: 'Demo.tsx', source: 'export {};' },
        { name: 'part.tsx', source },
      ]),
    ).toThrow(
      expect.objectContaining({
        failure: {
          name: 'CompileError',
          message: '<a> is closed by </b>. Write </a>.',
          place: { file: 'part.tsx', line: 2, column: 29, length: 4 },
        },
      }),
    );
  });
});

describe('fileToSpecifier', () => {
  it.each([
    ['ButtonSizes.tsx', './ButtonSizes'],
    ['shipments.js', './shipments'],
    ['cities.json', './cities.json'],
  ])('%s → %s', (file, specifier) => {
    expect(fileToSpecifier(file)).toBe(specifier);
  });
});
