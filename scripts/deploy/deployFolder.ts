import fs from 'node:fs/promises';
import path from 'node:path';
import { HASHED_FILE } from '../../plugins/publish/content-security-policy/hostHeaders';
import { POLICY_MAP_FILE } from '../../plugins/publish/content-security-policy/writePolicies';
import { joinPolicyMaps } from './joinPolicyMaps';

/** Operations that change a folder, without reading. */
export interface Writer {
  makeFolder(folder: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  write(file: string, text: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
}

const DISK: Writer = {
  makeFolder: async (folder) => void (await fs.mkdir(folder, { recursive: true })),
  copy: (from, to) => fs.copyFile(from, to),
  write: (file, text) => fs.writeFile(file, text),
  rename: (from, to) => fs.rename(from, to),
  remove: (file) => fs.rm(file, { force: true }),
};

/** Options of a deploy. */
export interface DeployOptions {
  /** Folder of the built site. */
  from: string;
  /** Folder that the host serves. */
  to: string;
  /** Time of the deploy. Default: now. */
  now?: Date;
  /**
   * Lets the host read the map of policies again. It is called before the first page
   * changes, when the map holds the policies of both builds, and at the end.
   */
  reload?: () => Promise<void>;
  writer?: Writer;
}

/** Outcome of a deploy, in numbers of files. */
export interface DeployReport {
  copied: number;
  /** They were there already. */
  kept: number;
  /** They were part of an earlier deploy alone. */
  removed: number;
  /** Files of an earlier deploy that open tabs may still request. */
  waiting: number;
}

/** State of earlier deploys: their files, and when each file was last part of one. */
interface DeployState {
  version: 1;
  files: Record<string, string | null>;
}

/** At the top of the served folder. Hosts do not send names that begin with a dot. */
export const STATE_FILE = '.deploy-state.json';

/** Ending of files that are not complete yet. */
const UNFINISHED = '.unfinished-deploy';

/** Time for which hashed files of earlier deploys stay, in milliseconds. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

const WORKER = 'sw.js';

const PAGE_STEP = 2;

/**
 * The order in which files may appear: what pages are made of, then pages and lists that name
 * it, then the worker, which fetches both.
 */
function toStep(file: string): number {
  if (file === WORKER) {
    return PAGE_STEP + 1;
  }
  if (HASHED_FILE.test(`/${file}`)) {
    return 0;
  }
  return file.endsWith('.html') && !file.startsWith('runner/') ? PAGE_STEP : 1;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

const readText = (file: string): Promise<string | null> =>
  fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      return null;
    }
    throw error;
  });

async function readState(to: string): Promise<DeployState> {
  const file = path.join(to, STATE_FILE);
  const text = await readText(file);
  if (text === null) {
    return { version: 1, files: {} };
  }
  const state = JSON.parse(text) as DeployState;
  if (state.version !== 1 || typeof state.files !== 'object') {
    throw new Error(`${file} is of another version of this script.`);
  }
  return state;
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => fs.stat(file).catch(() => null)),
  );
  if (!a?.isFile() || !b?.isFile() || a.size !== b.size) {
    return false;
  }
  const [first, second] = await Promise.all([fs.readFile(one), fs.readFile(other)]);
  return first.equals(second);
}

/**
 * Updates the folder of a host with a build, in an order in which the site works at every
 * moment: hashed files, other files, pages, the worker; then files that nobody requests any
 * more are deleted. A host with `reload` has the policies of both builds meanwhile. Hashed
 * files stay for 30 days after the last deploy they were part of. A file appears as a whole or
 * not at all. If it is stopped, the next run goes on. Files that no deploy has written are left
 * alone.
 *
 * @throws if `from` holds no built site, a file cannot be written, or `reload` fails
 */
export async function deployFolder({
  from,
  to,
  now = new Date(),
  reload,
  writer = DISK,
}: DeployOptions): Promise<DeployReport> {
  const files = await listFiles(from).catch((): string[] => []);
  if (!files.includes('index.html') || !files.includes('404.html')) {
    throw new Error(`${from} holds no built site; "npm run build" writes it.`);
  }
  const report: DeployReport = { copied: 0, kept: 0, removed: 0, waiting: 0 };
  const place = (file: string) => path.join(to, file);

  async function replace(file: string, fill: (unfinished: string) => Promise<void>) {
    const unfinished = `${place(file)}${UNFINISHED}`;
    await fill(unfinished);
    await writer.rename(unfinished, place(file));
  }

  const writeState = (state: DeployState) =>
    replace(STATE_FILE, (unfinished) =>
      writer.write(unfinished, `${JSON.stringify(state, null, 1)}\n`),
    );

  await writer.makeFolder(to);
  const state = await readState(to);
  const current = new Set(files);
  for (const file of Object.keys(state.files)) {
    state.files[file] = current.has(file)
      ? null
      : (state.files[file] ?? now.toISOString());
  }
  for (const file of files) {
    state.files[file] = null;
  }
  // Before the first copy: what is stopped half-way is known all the same.
  await writeState(state);

  async function transferFile(file: string) {
    const source = path.join(from, file);
    if (await isSame(source, place(file))) {
      report.kept += 1;
    } else {
      await writer.makeFolder(path.dirname(place(file)));
      await replace(file, (unfinished) => writer.copy(source, unfinished));
      report.copied += 1;
    }
  }

  /** Joins the map of this build to the one that is there, and says whether it changed. */
  async function joinPolicyMap(): Promise<boolean> {
    const [there, mine] = await Promise.all(
      [to, from].map((root) => readText(path.join(root, POLICY_MAP_FILE))),
    );
    if (typeof there !== 'string' || typeof mine !== 'string' || there === mine) {
      return false;
    }
    await replace(POLICY_MAP_FILE, (unfinished) =>
      writer.write(unfinished, joinPolicyMaps(there, mine)),
    );
    return true;
  }

  const isLast = (file: string) => file === POLICY_MAP_FILE && reload !== undefined;
  const sorted = files
    .filter((file) => !isLast(file))
    .sort((a, b) => toStep(a) - toStep(b));
  const firstPage = sorted.findIndex((file) => toStep(file) >= PAGE_STEP);
  for (const file of sorted.slice(0, firstPage)) await transferFile(file);
  if (reload && (await joinPolicyMap())) await reload();
  for (const file of sorted.slice(firstPage)) await transferFile(file);

  for (const [file, gone] of Object.entries(state.files)) {
    const mayBeRequested =
      toStep(file) === 0 &&
      gone !== null &&
      now.getTime() - Date.parse(gone) < KEEP_MS;
    if (mayBeRequested) {
      report.waiting += 1;
    } else if (gone !== null) {
      await writer.remove(place(file));
      delete state.files[file];
      report.removed += 1;
    }
  }
  for (const file of files.filter(isLast)) await transferFile(file);
  await reload?.();
  await writeState(state);
  return report;
}
