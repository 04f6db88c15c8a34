import fs from 'node:fs/promises';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { extractFrontMatter } from '../../shared/extractFrontMatter';
import { parseYaml } from '../../shared/parseYaml';
import { findRelease, parseChangelog } from '../../shared/parseChangelog';
import { findSourceUrl, type PackageManifest } from './findSourceUrl';
import { loadBundleSize } from './loadBundleSize';

const packages = new Map<string, ReturnType<typeof loadPackage>>();

/**
 * Adds to the front matter of component pages what the build can find out by itself:
 * `bundleSize` in bytes, where it is known, and `sourceUrl`, of the first component of the page.
 *
 * @param parse the parser that reads and checks the front matter
 * @param siteDir where `node_modules` lies
 * @returns a parser that throws `file:line` if the package does not export the component
 */
export function addComponentFacts(
  parse: ParseFrontMatter,
  siteDir: string,
): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const { components, package: packageName } = result.frontMatter;
    const component: unknown = Array.isArray(components) ? components[0] : undefined;
    if (typeof component !== 'string' || typeof packageName !== 'string') {
      return result;
    }
    try {
      const facts = await loadFacts(packageName, component, siteDir).catch(
        // Pages call `Unstable_Popup` what their readers call it, Popup.
        (error: unknown) =>
          isMissingExport(error)
            ? loadFacts(packageName, `Unstable_${component}`, siteDir)
            : Promise.reject(error as Error),
      );
      return { ...result, frontMatter: { ...result.frontMatter, ...facts } };
    } catch (error) {
      if (!isMissingExport(error)) {
        throw error;
      }
      const place = `${path.relative(siteDir, params.filePath)}:${findComponentsLine(params.fileContent)}`;
      throw new Error(
        `${place}: "components" names ${component}, which ${packageName} does not export`,
        { cause: error },
      );
    }
  };
}

const isMissingExport = (error: unknown) =>
  /No matching export/.test((error as Error).message);

/**
 * Finds the line of the front matter that names the components of a page, from 1; 1 if there is
 * none.
 */
export function findComponentsLine(fileContent: string): number {
  const block = extractFrontMatter(fileContent);
  return (block && parseYaml(block).lines.get('components')) ?? 1;
}

async function loadFacts(packageName: string, component: string, siteDir: string) {
  const { manifest, release } = await loadPackageOnce(packageName, siteDir);
  const sourceUrl = findSourceUrl(manifest, component, release);
  const bundleSize = await loadBundleSize(packageName, component, siteDir);
  return {
    ...(bundleSize === undefined ? {} : { bundleSize }),
    ...(sourceUrl ? { sourceUrl } : {}),
  };
}

async function loadPackage(packageName: string, siteDir: string) {
  const read = (file: string) =>
    fs.readFile(path.join(siteDir, 'node_modules', packageName, file), 'utf8');
  const manifest = JSON.parse(await read('package.json')) as PackageManifest;
  const releases = parseChangelog(await read('CHANGELOG.md'));
  const { name, version } = manifest;
  return { manifest, release: findRelease(name, version, releases).version };
}

/** Change logs are long, and pages many. */
function loadPackageOnce(packageName: string, siteDir: string) {
  const known = packages.get(packageName) ?? loadPackage(packageName, siteDir);
  packages.set(packageName, known);
  return known;
}
