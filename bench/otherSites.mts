/**
 * Sites of other frameworks with the corpus, set up as their own starters do. They are no
 * dependencies of the portal: they are installed in a folder of their own.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assertBuilt, waitForBuild } from '../tests/harness/runDocusaurus.ts';
import { SECTION_COUNT } from './corpus.mts';

export const OTHER_SITES = ['vitepress', 'starlight'] as const;

export type OtherSite = (typeof OTHER_SITES)[number];

/** Whether a site is made with another framework than Docusaurus. */
export const isOtherSite = (site: string): site is OtherSite =>
  (OTHER_SITES as readonly string[]).includes(site);

interface Framework {
  /** Package with its program. */
  program: string;
  /** Folder of the pages, below that of the site. */
  pages: string;
  /** Folder of the built site. */
  built: string;
  /** Caches that builds leave behind as well. */
  caches: readonly string[];
  /** Files that set the site up, by path. */
  files: (names: readonly string[]) => Record<string, string>;
}

const SECTIONS = Array.from(
  { length: SECTION_COUNT },
  (_, index) => `section-${index + 1}`,
);

const FRAMEWORKS: Record<OtherSite, Framework> = {
  vitepress: {
    program: 'vitepress',
    pages: '',
    built: '.vitepress/dist',
    caches: ['.vitepress/cache'],
    files: (names) => {
      const sidebar = SECTIONS.map((section) => ({
        text: section,
        items: names
          .filter((name) => name.startsWith(`${section}/`))
          .map((name) => ({ text: name, link: `/${name}/` })),
      }));
      return {
        '.vitepress/config.mjs': `export default ${JSON.stringify({
          title: 'VitePress',
          ignoreDeadLinks: true,
          themeConfig: { sidebar },
        })};\n`,
      };
    },
  },
  starlight: {
    program: 'astro',
    pages: 'src/content/docs',
    built: 'dist',
    caches: ['.astro', 'node_modules/.astro'],
    files: () => ({
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://docs.example.org',
  integrations: [starlight({
    title: 'Starlight',
    sidebar: ${JSON.stringify(
      SECTIONS.map((section) => ({
        label: section,
        autogenerate: { directory: section },
      })),
    )},
  })],
});
`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
};
`,
    }),
  },
};

/** A site of another framework that is ready to be built. */
export interface PreparedSite {
  folder: string;
  /** Path of the built site below the folder. */
  built: string;
  /** Paths of what builds leave behind, below the folder. */
  kept: readonly string[];
  /** Path of the sources of a page below the folder. */
  toSource: (name: string) => string;
  /**
   * @param watch called with the id of the running process
   * @throws if the build fails, with what it printed
   */
  build: (watch?: (pid: number) => void) => Promise<void>;
}

/** @throws if the package is not installed */
function findProgram(home: string, name: string): string {
  const root = path.resolve(home, 'node_modules', name);
  const manifest = path.join(root, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(
      `Run "npm install vitepress@1 astro@5 @astrojs/starlight@0.37" in ${home} first.`,
    );
  }
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: Record<string, string>;
  };
  return path.join(root, bin[name] ?? '');
}

/** A page whose address is that of its file, with its title where a framework draws none. */
function toPlainPage(source: string, hasTitle: boolean): string {
  const page = source.replace(/^slug: .*\n/m, '');
  const title = /^title: (.+)$/m.exec(page)?.[1] ?? '';
  return hasTitle
    ? page
    : page.replace(/^---\n[^]*?\n---\n/, (matter) => `${matter}\n# ${title}\n`);
}

/**
 * Writes a site, in place of what was in its folder.
 *
 * @param home folder with the packages of the framework
 * @param name of the site's folder in there
 * @param pages sources by name, without extension, as of stock Docusaurus
 * @throws if the framework is not installed
 */
export function prepareOtherSite(
  site: OtherSite,
  home: string,
  name: string,
  pages: Readonly<Record<string, string>>,
): PreparedSite {
  const { program, files, caches, built, ...framework } = FRAMEWORKS[site];
  const script = findProgram(home, program);
  const folder = path.resolve(home, 'sites', name);
  rmSync(folder, { recursive: true, force: true });
  const toSource = (page: string) => path.join(framework.pages, page, 'index.md');
  const written = {
    'package.json': '{ "private": true, "type": "module" }\n',
    ...files(Object.keys(pages)),
    ...Object.fromEntries(
      Object.entries(pages).map(([page, source]) => [
        toSource(page),
        toPlainPage(source, site === 'starlight'),
      ]),
    ),
  };
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return {
    folder,
    built,
    kept: [built, ...caches],
    toSource,
    async build(watch) {
      const child = spawn(process.execPath, [script, 'build'], {
        cwd: folder,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          ASTRO_TELEMETRY_DISABLED: '1',
        },
      });
      assertBuilt(folder, await waitForBuild(child, watch));
    },
  };
}
