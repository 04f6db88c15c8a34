import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { bundleGroup } from './bundleGroup';
import { findDemoImports } from './findDemoImports';
import { listPublicModules } from './listPublicModules';
import { renderFrame } from './renderFrame';

const SITE_DIR = process.cwd();

/** Evaluates a bundle with a look-up of our own. */
function evaluate(code: string, require: (name: string) => unknown) {
  const exports = {} as { modules: Record<string, () => unknown> };
  const run = vm.compileFunction(code, ['require', 'exports', 'module']) as (
    ...args: unknown[]
  ) => void;
  run(require, exports, { exports });
  return exports.modules;
}

const toSources = (...names: string[]) => new Map(names.map((name) => [name, name]));

describe('bundleGroup', () => {
  it('leaves other groups to the look-up and names what it takes of them', async () => {
    const { code, imports } = await bundleGroup(
      'material',
      toSources('@mui/material/Box'),
      SITE_DIR,
    );
    expect(imports).toContain('@mui/system');
    expect(imports.filter((name) => name.startsWith('@mui/material'))).toEqual([]);
    const requested: string[] = [];
    const modules = evaluate(code, (name) => {
      requested.push(name);
      return { createBox: () => 'the box', default: {} };
    });
    expect(requested).toEqual([]);
    expect(Object.keys(modules)).toEqual(['@mui/material/Box']);
    expect(imports).toEqual(
      expect.arrayContaining([...new Set(code.match(/(?<=require\(")[^"]+/g))]),
    );
  });

  it('marks modules, so that both ways of importing find the default', async () => {
    const { code } = await bundleGroup('system', toSources('clsx'), SITE_DIR);
    const { clsx } = evaluate(code, () => ({}));
    expect(clsx?.()).toMatchObject({ __esModule: true });
    const { default: join } = clsx?.() as {
      default: (...names: string[]) => string;
    };
    expect(join('a', 'b')).toBe('a b');
  });

  it('packs the React that speaks in words', async () => {
    const { code } = await bundleGroup('react', toSources('react'), SITE_DIR);
    expect(code).toContain('Invalid hook call');
  });

  it('sets the licence key before anything asks for it (specification 9: licence key)', async () => {
    const pack = async (key?: string) => {
      const { code } = await bundleGroup(
        'license',
        toSources('@mui/x-license-pro'),
        SITE_DIR,
        key,
      );
      const { '@mui/x-license-pro': load } = evaluate(code, () => ({
        ponyfillGlobal: {},
        createContext: () => ({}),
      }));
      return load?.() as { LicenseInfo: { getLicenseKey(): string | undefined } };
    };
    expect((await pack('a1b2+/==')).LicenseInfo.getLicenseKey()).toBe('a1b2+/==');
    expect((await pack()).LicenseInfo.getLicenseKey()).toBeUndefined();
  });

  it('names a module that is not there', async () => {
    await expect(
      bundleGroup('material', toSources('@mui/material/Nothing'), SITE_DIR),
    ).rejects.toThrow('@mui/material/Nothing');
  });
});

describe('listPublicModules', () => {
  it('lists a package with its modules, without builds and types', async () => {
    const modules = await listPublicModules('@mui/material', SITE_DIR);
    expect(modules).toEqual(
      expect.arrayContaining([
        '@mui/material',
        '@mui/material/Button',
        '@mui/material/styles',
      ]),
    );
    expect(
      modules.filter((name) => /\/(?:node|umd|esm)$|Augmentation/.test(name)),
    ).toEqual([]);
  });

  it('lists the parts of React, and plugins', async () => {
    expect(await listPublicModules('react-dom', SITE_DIR)).toContain(
      'react-dom/client',
    );
    expect(await listPublicModules('dayjs', SITE_DIR)).toContain('dayjs/plugin/utc');
  });

  it('names a package that is not installed', async () => {
    await expect(listPublicModules('left-pad', SITE_DIR)).rejects.toThrow(
      'package "left-pad" is not installed',
    );
  });
});

describe('findDemoImports', () => {
  it('finds the packages of demos, and no files beside them', async () => {
    const imports = await findDemoImports(SITE_DIR);
    expect(imports).toContain('@mui/material/Button');
    expect(imports.filter((name) => name.startsWith('.'))).toEqual([]);
    expect([...imports].sort()).toEqual(imports);
  });

  it('names the line of a module that its package does not have, or that cannot be edited', async () => {
    const site = mkdtempSync(path.join(tmpdir(), 'demo-imports-'));
    const write = (file: string, text: string) => {
      mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(site, file), text);
    };
    for (const name of ['yup', 'shelf']) {
      write(`node_modules/${name}/package.json`, '{ "main": "main.js" }');
      write(`node_modules/${name}/main.js`, '');
    }
    write(
      'docs/Shop.tsx',
      "import type {\n  Kind,\n} from 'yup/kind';\nimport { object } from 'yup';\nimport gone from 'gone';\nimport Board from 'yup/Board';\n",
    );
    await expect(findDemoImports(site)).rejects.toThrow(
      'docs/Shop.tsx:6: package "yup" has no module "yup/Board"',
    );
    write('docs/Shop.tsx', "\nimport Shelf from 'shelf';\n");
    await expect(findDemoImports(site)).rejects.toThrow(
      'docs/Shop.tsx:2: demos may not import "shelf": no group',
    );
    rmSync(site, { recursive: true });
  });
});

describe('renderFrame', () => {
  it('holds one script, and the policy that allows just that', async () => {
    const html = await renderFrame(SITE_DIR);
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0]?.[1] ?? '')
      .digest('base64');
    expect(html).toContain(`script-src 'sha256-${hash}' 'unsafe-eval'`);
    expect(html).not.toMatch(/(?:src|href)="/);
  });
});
