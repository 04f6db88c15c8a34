import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { createDemoModel } from '../../plugins/content/demos/createDemoModel';
import type { DemoModel } from '../../plugins/content/demos/types';
import { specifierToInstalled } from '../../plugins/shared/specifierToInstalled';
import { specifierToPackage } from '../../src/lib/demos/specifierToPackage';
import type { CodeVariant } from '../../src/lib/demos/codeVariant';
import { createViteProject } from '../../src/lib/demos/sandbox/createViteProject';
import type {
  SandboxLibrary,
  SandboxProject,
} from '../../src/lib/demos/sandbox/types';
import { describeDiagnostic } from './compilerOptions';
import type { TestedDemo } from './listDemos';

/** An exported project, under a path of its own. */
export interface NamedProject {
  /** Id of the demo, styling and language. */
  name: string;
  files: SandboxProject['files'];
  /** First file of the check: the entry. */
  main: string;
}

const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];

/** Makes every project of a demo: each styling, in both languages. */
export function createProjects(
  id: string,
  library: SandboxLibrary,
  model: DemoModel,
): NamedProject[] {
  const { stylings = {}, ...main } = model;
  const written = [
    [null, main] as const,
    ...Object.entries(stylings).map(
      ([styling, variant]) =>
        [
          styling as keyof typeof stylings,
          { name: model.name, ...variant },
        ] as const,
    ),
  ];
  return written.flatMap(([styling, demo]) =>
    VARIANTS.map((variant) => ({
      name: [id, ...(styling ? [styling] : []), variant].join('/'),
      main: variant === 'TS' ? 'src/main.tsx' : 'src/main.jsx',
      files: createViteProject({
        demo,
        variant,
        library,
        styling,
        title: model.name,
        denseComponents: {},
      }).files,
    })),
  );
}

/** Makes the projects of demos. @throws what a demo is refused for, with its place */
export async function createAllProjects(
  demos: readonly TestedDemo[],
): Promise<NamedProject[]> {
  const projects: NamedProject[] = [];
  // The model of a demo has all its stylings.
  const mains = demos.filter(
    ({ file }) => !/[\\/](?:css|tailwind)\.tsx$/.test(file),
  );
  for (const { id, file, library } of mains) {
    const model = await createDemoModel(file);
    projects.push(...createProjects(id, library as SandboxLibrary, model));
  }
  return projects;
}

/** Endings that Vite tries for an import without one. */
const ENDINGS = ['', '.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];

const LOADERS = { '.css': 'css', '.json': 'json' } as const;

/** Lists the packages of a project, by its `package.json`. */
function listInstalled(files: SandboxProject['files']): Set<string> {
  const { dependencies, devDependencies } = JSON.parse(
    files['package.json'] ?? '{}',
  ) as Record<string, Record<string, string>>;
  return new Set(Object.keys({ ...dependencies, ...devDependencies }));
}

/** Gives a bundler the files of projects; packages stay outside, if the project has them. */
function readProjects(projects: readonly NamedProject[]): Plugin {
  const byName = new Map(
    projects.map((project) => [
      project.name,
      { ...project, installed: listInstalled(project.files) },
    ]),
  );
  return {
    name: 'projects',
    setup(bundle) {
      bundle.onResolve(
        { filter: /./ },
        ({ path: specifier, importer, pluginData }) => {
          const name = (pluginData as string | undefined) ?? specifier;
          const project = byName.get(name);
          if (!project) {
            return { errors: [{ text: `there is no project ${name}` }] };
          }
          if (importer === '') {
            return {
              path: `${name}:${project.main}`,
              namespace: 'project',
              pluginData: name,
            };
          }
          if (specifier.startsWith('data:')) {
            return { path: specifier, external: true };
          }
          if (!specifier.startsWith('.')) {
            const packageName = specifierToPackage(specifier);
            return project.installed.has(packageName)
              ? { path: specifier, external: true }
              : { errors: [{ text: `"${packageName}" is not in package.json` }] };
          }
          const folder = path.posix.dirname(importer.slice(name.length + 1));
          const target = path.posix.join(folder, specifier);
          const found = ENDINGS.map((ending) => target + ending).find((file) =>
            Object.hasOwn(project.files, file),
          );
          return found
            ? { path: `${name}:${found}`, namespace: 'project', pluginData: name }
            : { errors: [{ text: `"${specifier}" is not in the project` }] };
        },
      );
      bundle.onLoad(
        { filter: /./, namespace: 'project' },
        ({ path: file, pluginData }) => {
          const project = byName.get(pluginData as string);
          const inProject = file.slice((pluginData as string).length + 1);
          const ending = path.posix.extname(inProject);
          return {
            contents: project?.files[inProject] ?? '',
            loader:
              ending in LOADERS
                ? LOADERS[ending as keyof typeof LOADERS]
                : // What Vite takes: JSX only in files that are called so.
                  (ending.slice(1) as 'ts' | 'tsx' | 'js' | 'jsx'),
            pluginData: pluginData as unknown,
          };
        },
      );
    },
  };
}

/** Bundles projects, packages left outside. @returns problems as `project:file:line: …` */
export async function findBundleProblems(
  projects: readonly NamedProject[],
): Promise<string[]> {
  const outcome = await build({
    entryPoints: projects.map(({ name }, index) => ({
      in: name,
      out: String(index),
    })),
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    logLimit: 0,
    plugins: [readProjects(projects)],
  }).catch((error: unknown) => error as { errors: readonly BundleMessage[] });
  return outcome.errors.map(
    ({ text, location }) =>
      `${location?.file.replace(/^project:/, '') ?? ''}:${location?.line ?? 0}: ${text}`,
  );
}

interface BundleMessage {
  text: string;
  location: { file: string; line: number } | null;
}

/** Folder in which a compiler finds the projects; it is on no disk. */
const PROJECTS = '.projects';

/**
 * Type-checks projects in TypeScript as they are exported, all in one program, with the
 * packages of the site.
 *
 * @param siteDir absolute path of the site
 * @returns problems as `project/file:line: …`
 */
export function findTypeProblems(
  projects: readonly NamedProject[],
  siteDir: string,
): string[] {
  const root = path.join(siteDir, PROJECTS);
  const typed = projects.filter(({ files }) => 'tsconfig.json' in files);
  const [first] = typed;
  if (!first) {
    return [];
  }
  const texts = new Map(
    typed.flatMap(({ name, files }) =>
      Object.entries(files).map(
        ([file, text]) => [path.join(root, name, file), text] as const,
      ),
    ),
  );
  const { options } = ts.convertCompilerOptionsFromJson(
    (JSON.parse(first.files['tsconfig.json'] ?? '{}') as { compilerOptions: object })
      .compilerOptions,
    siteDir,
  );
  const disk = ts.createCompilerHost(options, true);
  const folders = new Set([...texts.keys()].map((file) => path.dirname(file)));
  const host: ts.CompilerHost = {
    ...disk,
    directoryExists: (folder) =>
      folders.has(folder) || ts.sys.directoryExists(folder),
    fileExists: (file) => texts.has(file) || disk.fileExists(file),
    readFile: (file) => texts.get(file) ?? disk.readFile(file),
    getSourceFile(file, target, ...rest) {
      const text = texts.get(file);
      return text === undefined
        ? disk.getSourceFile(file, target, ...rest)
        : ts.createSourceFile(file, text, target, true);
    },
  };
  const cache = ts.createModuleResolutionCache(siteDir, (name) => name, options);
  host.resolveModuleNameLiterals = (literals, file, redirect, settings) =>
    literals.map(({ text }) =>
      ts.resolveModuleName(
        specifierToInstalled(text),
        file,
        settings,
        host,
        cache,
        redirect,
      ),
    );
  const program = ts.createProgram(
    [...texts.keys()].filter((file) => /[\\/]src[\\/].*\.tsx?$/.test(file)),
    // The types of Vite are installed with a project.
    { ...options, types: [] },
    host,
  );
  return [...texts.keys()]
    .map((file) => program.getSourceFile(file))
    .filter((file) => file !== undefined)
    .flatMap((file) => ts.getPreEmitDiagnostics(program, file))
    .map((diagnostic) =>
      describeDiagnostic(
        diagnostic,
        path.relative(root, diagnostic.file?.fileName ?? root),
      ),
    );
}
