import { spawn } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJsonIfExists } from '../../shared/writeAtomically';
import { computeCacheKey } from './cacheKey';
import type { ApiModel } from './extract/model';

/** The model and what it took to make it. */
export interface ExtractionResult {
  readonly model: ApiModel;
  /** Of the run that made the model, by the clock. */
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Most memory that run had at a time. */
  readonly megabytes: number;
}

/** A result and whether it was there already. */
export interface LoadedApi extends ExtractionResult {
  readonly isFromCache: boolean;
}

const EXTRACTOR = 'plugins/content/api-reference/extract';
const CHILD = 'plugins/content/api-reference/extractInChild.mts';
const CACHE = 'node_modules/.cache/api-reference';

function runChild(root: string, file: string): Promise<void> {
  const tsx = createRequire(path.join(root, 'package.json')).resolve('tsx');
  const args = [
    '--import',
    pathToFileURL(tsx).href,
    path.join(root, CHILD),
    root,
    file,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let errors = '';
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString();
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else {
        reject(
          new Error(
            `API reference: the extractor ended with ${signal ?? code}.\n${errors.trim()}`,
          ),
        );
      }
    });
  });
}

/** Branches that are worked on in turn keep theirs. */
const KEPT_RESULTS = 3;

function removeOldResults(folder: string): void {
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, written: statSync(file).mtimeMs }))
    .sort((one, two) => two.written - one.written)
    .slice(KEPT_RESULTS)
    .forEach(({ file }) => rmSync(file, { force: true }));
}

/**
 * Names all fatal anomalies of a model.
 *
 * @throws if there are any
 */
export function refuseFatalAnomalies({ anomalies }: ApiModel): void {
  const fatal = anomalies.filter(({ isFatal }) => isFatal);
  if (fatal.length === 0) return;
  const lines = fatal.map(({ where, message }) => `  ${where}: ${message}`);
  throw new Error(
    `The API reference has ${fatal.length} problem${fatal.length === 1 ? '' : 's'}:\n${lines.join('\n')}`,
  );
}

/**
 * Loads the model of the API: from the cache if extractor and packages are those it was made
 * from, else by running the extractor in a process of its own.
 *
 * @param root folder of the site
 * @param options.isFresh runs the extractor in any case
 * @throws if the extractor fails or the model has fatal anomalies, which it names
 */
export async function loadApiModel(
  root: string,
  { isFresh = false }: { isFresh?: boolean } = {},
): Promise<LoadedApi> {
  const name = `${computeCacheKey(root, path.join(root, EXTRACTOR))}.json`;
  const folder = path.join(root, CACHE);
  const file = path.join(folder, name);
  const cached = isFresh ? undefined : readJsonIfExists<ExtractionResult>(file);
  if (cached) {
    refuseFatalAnomalies(cached.model);
    return { ...cached, isFromCache: true };
  }
  await runChild(root, file);
  const made = readJsonIfExists<ExtractionResult>(file);
  if (!made) throw new Error(`API reference: ${file} was not written`);
  removeOldResults(folder);
  refuseFatalAnomalies(made.model);
  return { ...made, isFromCache: false };
}
