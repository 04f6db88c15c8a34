import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What every page with React has already. */
const EXTERNAL = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/*'];

/**
 * Bundles the exports of a package the way an application would and measures them.
 *
 * @param packageName npm package that exports the names
 * @param names exports to keep; the bundler drops the rest
 * @param folder where packages are looked up
 * @returns bytes, minified for production and gzipped, without React
 * @throws if the package does not export one of the names
 */
export async function measureBundleSize(
  packageName: string,
  names: readonly string[],
  folder: string,
): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${names.join(', ')} } from '${packageName}';`,
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    external: EXTERNAL,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (!output) {
    throw new Error(`${packageName}: nothing was bundled for ${names.join(', ')}`);
  }
  return gzipSync(output.contents, { level: 9 }).length;
}
