import { isBuiltin } from 'node:module';
import path from 'node:path';
import { listImports } from '../../plugins/shared/listImports';
import { specifierToPackage } from '../../src/lib/demos/specifierToPackage';
import { GUIDE_PROJECTS } from './guideProjects';
import { readGuideProject } from './readGuideProject';

const SITE_DIR = path.resolve(__dirname, '../..');

/** Commands that create a project, with the packages that they install. */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  mkdir: [],
  'npx create-next-app@14': ['next', 'react', 'react-dom'],
  'npm create vite@9': ['@vitejs/plugin-react', 'react', 'react-dom', 'vite'],
};

/** Packages that a `package.json` of the project names. */
function listDependencies(packageFile = '{}'): string[] {
  const { dependencies, devDependencies } = JSON.parse(packageFile) as Record<
    'dependencies' | 'devDependencies',
    object | undefined
  >;
  return Object.keys({ ...dependencies, ...devDependencies });
}

/** @example '@mui/joy@5.0.0-beta.23' → '@mui/joy' */
const dropVersion = (wanted: string) => wanted.replace(/(?<=.)@.*$/, '');

describe.each(Object.entries(GUIDE_PROJECTS))(
  'a project of pages: %s',
  (_, project) => {
    const read = async () => {
      const steps = await readGuideProject(SITE_DIR, project);
      return {
        commands: steps.flatMap((step) => ('command' in step ? [step.command] : [])),
        files: new Map(
          steps.flatMap((step) =>
            'file' in step ? [[step.file, step.contents] as const] : [],
          ),
        ),
      };
    };

    it('is made once, and entered', async () => {
      const lines = (await read()).commands.map((words) => words.join(' '));
      const isMaker = (line: string) =>
        Object.keys(MAKERS).some((maker) =>
          `${line} `.startsWith(`${maker} my-app `),
        );
      expect(lines.filter(isMaker)).toEqual([lines[0]]);
      expect(lines.filter((line) => line.startsWith('cd '))).toEqual(['cd my-app']);
      expect(lines[1]).toBe('cd my-app');
    });

    it('imports what its commands install, and its own files', async () => {
      const { commands, files } = await read();
      const packages = new Set([
        ...commands.flatMap((words) => [
          ...(MAKERS[words.slice(0, words[1] === 'create' ? 3 : 2).join(' ')] ?? []),
          ...(words[1] === 'install' ? words.slice(2).map(dropVersion) : []),
        ]),
        ...listDependencies(files.get('package.json')),
      ]);
      const isThere = (specifier: string, importer: string) =>
        isBuiltin(specifier) ||
        (specifier.startsWith('.')
          ? ['', '.ts', '.tsx'].some((ending) =>
              files.has(path.posix.join(path.dirname(importer), specifier) + ending),
            )
          : packages.has(specifierToPackage(specifier)));
      const missing = [...files]
        .filter(([name]) => /\.[cm]?[jt]sx?$/.test(name))
        .flatMap(([name, contents]) =>
          listImports(contents, name)
            .filter(({ specifier }) => !isThere(specifier, name))
            .map(({ specifier }) => `${name}: ${specifier}`),
        );
      expect(missing).toEqual([]);
    });
  },
);
