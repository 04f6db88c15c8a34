import path from 'node:path';
import type { Config, PluginModule } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {
  createDocsInstances,
  createExperimentsInstance,
  type MarkdownPlugins,
} from './config/docsInstances';
import { environment } from './config/environment';
import { reportFailuresByPlace } from './config/failures';
import { createI18n } from './config/i18n';
import { remarkPlugins } from './config/remarkPlugins';
import { loadSiteFacts, SITE_TAGLINE, SITE_TITLE } from './config/siteFacts';
import { publishExamples } from './plugins/content/example-projects/publishExamples';
import { remarkPageApi } from './plugins/content/api-reference/pages/remarkPageApi';
import { writeApiReference } from './plugins/content/api-reference/pages/writePages';
import { ssrTemplate } from './plugins/shell/critical-css/ssrTemplate';
import type { PageCheckOptions } from './plugins/content/page-check';
import type { PolicyOptions } from './plugins/publish/content-security-policy';
import { memoizeInBuild } from './plugins/shared/memoizeInBuild';
import { toUnixLines } from './plugins/shared/toUnixLines';
import { addComponentFacts } from './plugins/content/component-facts/addComponentFacts';
import { createParseFrontMatter } from './plugins/content/front-matter';

// Days in the HTML of demos would else depend on where the machine stands that builds.
process.env.TZ = 'UTC';

reportFailuresByPlace();

/** Before the table of contents is made, which lists what they add. */
const beforeDefaultRemarkPlugins: MarkdownPlugins['beforeDefaultRemarkPlugins'] = [
  [remarkPageApi, { dataDir: path.join(__dirname, '.docusaurus/api-reference') }],
];

const config = {
  title: SITE_TITLE,
  tagline: SITE_TAGLINE,
  favicon: 'img/favicon.svg',
  url: environment.productionUrl,
  baseUrl: environment.baseUrl,
  baseUrlIssueBanner: false,
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: createI18n(environment.locales, __dirname),
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },
  ssrTemplate,
  customFields: { ...loadSiteFacts() },
  clientModules: [
    './src/clientModules/repairAddress.ts',
    './src/clientModules/announcePage.ts',
    './src/clientModules/watchDemoLinks.ts',
    './src/clientModules/copyShortcut.ts',
    './src/clientModules/dropProject.ts',
    './src/clientModules/failedNavigation.ts',
    './src/clientModules/keepReadingPlace.ts',
    './src/clientModules/prepareSearch.ts',
    './src/clientModules/printLight.ts',
    './src/clientModules/registerWorker.ts',
    './src/clientModules/trustProgress.ts',
    './src/clientModules/trackReader.ts',
    './src/clientModules/watchScripts.ts',
  ],
  staticDirectories: ['static', publishExamples(__dirname)],
  stylesheets: [`${environment.baseUrl}static/styles/prism-okaidia.css`],
  markdown: {
    parseFrontMatter: addComponentFacts(
      createParseFrontMatter(__dirname),
      __dirname,
    ),
    preprocessor: ({ fileContent }) => toUnixLines(fileContent),
    // Text stays as it is written, also between colons.
    emoji: false,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: {
          blogTitle: 'Blog',
          blogDescription: 'News of the portal and of the libraries it documents',
          blogSidebarCount: 0,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: { type: ['rss', 'atom'] },
          showReadingTime: true,
          remarkPlugins,
        },
        pages: { remarkPlugins },
        theme: { customCss: './src/css/index.css' },
        sitemap: { ignorePatterns: ['/experiments/**', '/blog/tags/**'] },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    ...createDocsInstances({ beforeDefaultRemarkPlugins, remarkPlugins }),
    createExperimentsInstance({ remarkPlugins }),
    [
      './plugins/content/page-check/index.ts',
      { remarkPlugins } satisfies PageCheckOptions,
    ],
    './plugins/shell/first-paint/index.ts',
    './plugins/docusaurus/unix-lines/index.ts',
    './plugins/docusaurus/library-repairs/index.ts',
    './plugins/shell/brand-styles/index.ts',
    './plugins/shell/rtl-styles/index.ts',
    './plugins/content/material-icons/index.ts',
    './plugins/content/theme-values/index.ts',
    './plugins/shell/shell-icons/index.ts',
    './plugins/publish/page-index/index.ts',
    './plugins/publish/search-index/index.ts',
    './plugins/content/error-codes/index.ts',
    './plugins/content/versions/index.ts',
    './plugins/content/text-packs/index.ts',
    './plugins/content/link-check/index.ts',
    './plugins/publish/markdown-twins/index.ts',
    './plugins/publish/agent-pack/index.ts',
    './plugins/publish/page-previews/index.ts',
    './plugins/content/code-blocks/index.ts',
    './plugins/content/demos/index.ts',
    './plugins/content/demo-parts/index.ts',
    './plugins/content/playgrounds/index.ts',
    [
      './plugins/publish/demo-runner/index.ts',
      { licenseKey: environment.muiXLicenseKey },
    ],
    [
      './plugins/docusaurus/license-key/index.ts',
      { licenseKey: environment.muiXLicenseKey },
    ],
    './plugins/docusaurus/browser-data/index.ts',
    [
      './plugins/publish/content-security-policy/index.ts',
      {
        baseUrl: environment.baseUrl,
        gtagId: environment.gtagId,
        feedbackUrl: environment.feedbackUrl,
      } satisfies PolicyOptions,
    ],
    './plugins/publish/offline/index.ts',
    './plugins/docusaurus/route-shards/index.ts',
    './plugins/docusaurus/chunk-files/index.ts',
    './plugins/docusaurus/script-modules/index.ts',
    './plugins/docusaurus/server-chunks/index.ts',
    './plugins/docusaurus/short-class-names/index.ts',
    './plugins/docusaurus/unused-styles/index.ts',
    './plugins/docusaurus/lazy-pages/index.ts',
  ],
  themeConfig: {
    // Pages that are written as Markdown have one of their own.
    image: 'previews/index.png',
    colorMode: { disableSwitch: true, respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    metadata: [
      {
        name: 'theme-color',
        content: '#ffffff',
        media: '(prefers-color-scheme: light)',
      },
      {
        name: 'theme-color',
        content: '#0b1017',
        media: '(prefers-color-scheme: dark)',
      },
    ],
  } satisfies Preset.ThemeConfig,
} satisfies Config;

/**
 * Lets the pages of the API reference be written while plugins are loaded. Docusaurus reads no
 * docs before all plugins are there, and this one is when the pages are; nothing else is its
 * work. A build reads its configuration for each language, and once more.
 *
 * @throws as `writeApiReference` does
 */
function createReferencePlugin(): PluginModule {
  const written = memoizeInBuild('api-reference', __dirname, () =>
    writeApiReference(__dirname),
  );
  // Whoever waits for it is told; until then, nobody does.
  written.catch(() => undefined);
  return () => written.then(() => null);
}

export default function createConfig(): Config {
  return { ...config, plugins: [createReferencePlugin(), ...config.plugins] };
}
