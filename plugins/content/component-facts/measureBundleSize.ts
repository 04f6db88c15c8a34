import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type BuildFailure, type Plugin } from 'esbuild';

/** Packages that every page with React has loaded already. */
const EXTERNAL = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/*'];

/** An export to be measured, and who waits for its size. */
interface Order {
  packageName: string;
  name: string;
  /** Folder from which packages are resolved. */
  folder: string;
  resolve: (bytes: number) => void;
  reject: (reason: unknown) => void;
}

/** Gives each order an entry of its own, called by its place. */
function createEntries(orders: readonly Order[]): Plugin {
  return {
    name: 'exports',
    setup(bundle) {
      bundle.onResolve({ filter: /^\d+$/ }, ({ path: place }) => ({
        path: place,
        namespace: 'exports',
      }));
      bundle.onLoad({ filter: /./, namespace: 'exports' }, ({ path: place }) => {
        const { packageName, name, folder } = orders[Number(place)] as Order;
        return {
          contents: `export { ${name} } from '${packageName}';`,
          resolveDir: folder,
        };
      });
    },
  };
}

/** Bundles exports, each for itself; what they share is read once. @returns sizes in order */
async function bundleExports(orders: readonly Order[]): Promise<number[]> {
  const { outputFiles } = await build({
    entryPoints: orders.map((_, place) => String(place)),
    outdir: '/sizes',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    external: EXTERNAL,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [createEntries(orders)],
  });
  const sizes = new Map(
    outputFiles.map(({ path: file, contents }) => [
      path.basename(file, '.js'),
      gzipSync(contents, { level: 9 }).length,
    ]),
  );
  return orders.map((_, place) => sizes.get(String(place)) as number);
}

/** Places of the orders that name what is not there. */
function findMissing(error: unknown): Set<number> {
  const { errors = [] } = error as Partial<BuildFailure>;
  const places = errors.map(
    ({ location }) => /^exports:(\d+)$/.exec(location?.file ?? '')?.[1],
  );
  return new Set(places.filter((place) => place !== undefined).map(Number));
}

async function carryOut(orders: readonly Order[]): Promise<void> {
  try {
    const sizes = await bundleExports(orders);
    orders.forEach(({ resolve }, place) => resolve(sizes[place] as number));
  } catch (error) {
    const missing = findMissing(error);
    const others = orders.filter((_, place) => !missing.has(place));
    const isReported = missing.size > 0;
    orders.forEach(({ reject }, place) => {
      if (!isReported || missing.has(place)) reject(error);
    });
    if (isReported && others.length > 0) await carryOut(others);
  }
}

let waiting: Order[] = [];
let isAtWork = false;

async function carryOutAll(): Promise<void> {
  isAtWork = true;
  while (waiting.length > 0) {
    const orders = waiting;
    waiting = [];
    await carryOut(orders);
  }
  isAtWork = false;
}

/**
 * Bundles an export of a package the way an application would and measures it. Requests during
 * a measurement are measured together.
 *
 * @param packageName npm package that exports the name
 * @param name export to keep; the bundler drops the rest
 * @param folder where packages are looked up
 * @returns bytes, minified for production and gzipped, without React
 * @throws if the package does not export the name
 */
export function measureBundleSize(
  packageName: string,
  name: string,
  folder: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    waiting.push({ packageName, name, folder, resolve, reject });
    if (!isAtWork) void carryOutAll();
  });
}
