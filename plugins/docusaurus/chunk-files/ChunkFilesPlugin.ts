import type { Chunk, ChunkGroup, Compilation, Compiler } from '@rspack/core';
import { planChunkFiles, type ChunkGroupNode } from './planChunkFiles';

const NAME = 'ChunkFilesPlugin';

/** Global variable that holds the names of files in the browser. */
const STORE = 'globalThis.chunkFiles';

/** Required value of `output.chunkFilename`: the rest of a name follows from the number. */
export const CHUNK_FILENAME = 'assets/js/[id].[contenthash:8].js';

const FILE = /^assets\/js\/(\d+)\.([\da-f]{8})\.js$/;

const RUNTIME = `__webpack_require__.u = (chunkId) =>
  "assets/js/" + chunkId + "." + ${STORE}[chunkId] + ".js";
`;

function fail(problem: string): never {
  throw new Error(`chunk-files: ${problem}`);
}

const findScript = (chunk: Chunk): string | undefined =>
  [...chunk.files].find((file) => file.endsWith('.js'));

function chunkToHash(chunk: Chunk): string {
  const [, id, hash] = FILE.exec(findScript(chunk) ?? '') ?? [];
  return hash && id === chunk.id
    ? hash
    : fail(`the file of chunk ${chunk.id} is named ${findScript(chunk)}.`);
}

/** Names a group: the bundler hands out a new object for it each time. */
const groupToKey = ({ index, name, chunks }: ChunkGroup): string =>
  [index, name, ...chunks.map(({ id }) => id)].join(' ');

const loadsScripts = ({ chunks }: ChunkGroup): boolean =>
  chunks.some((chunk) => findScript(chunk) !== undefined);

/**
 * Lists what is loaded from a group. Where all of a group was there before, the bundler leaves
 * it empty: what is loaded from it is loaded from those it would have come with.
 */
function listChildren(group: ChunkGroup, passed = new Set<string>()): ChunkGroup[] {
  return group.childrenIterable.flatMap((child) => {
    const key = groupToKey(child);
    if (passed.has(key)) {
      return [];
    }
    passed.add(key);
    return loadsScripts(child) ? [child] : listChildren(child, passed);
  });
}

/** Each group once: those given and all that can be loaded from them, in the bundler's order. */
function reachGroups(starts: Iterable<ChunkGroup>): ChunkGroup[] {
  const groups = new Map<string, ChunkGroup>();
  const open = [...starts];
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    const key = groupToKey(group);
    if (!groups.has(key)) {
      groups.set(key, group);
      open.push(...listChildren(group));
    }
  }
  return [...groups.values()].sort(
    (left, right) => (left.index ?? 0) - (right.index ?? 0),
  );
}

function describeGroups(groups: readonly ChunkGroup[]): ChunkGroupNode[] {
  const toNode = (chunk: Chunk) => ({
    id: chunk.id as string,
    groups: [...chunk.groupsIterable].length,
    hasScript: findScript(chunk) !== undefined,
  });
  const nodes = new Map<string, ReturnType<typeof toNode>>();
  const describe = (group: ChunkGroup, children: ChunkGroupNode[]) => ({
    isEntry: group.isInitial(),
    chunks: group.chunks.map((chunk) => {
      const id = chunk.id as string;
      const node = nodes.get(id) ?? toNode(chunk);
      nodes.set(id, node);
      return node;
    }),
    children,
  });
  return groups.map((group) =>
    describe(
      group,
      listChildren(group).map((child) => describe(child, [])),
    ),
  );
}

/** The script of a worker: the bundler gives it a runtime of its own. */
const isWorker = (chunk: Chunk): boolean =>
  chunk.hasRuntime() && !chunk.canBeInitial();

/**
 * Lists the chunks a worker loads. It knows nothing of what the page knows, so its own script
 * has them all.
 */
function listWorkerChunks(worker: Chunk): string[] {
  const chunks = reachGroups(worker.groupsIterable).flatMap((group) => group.chunks);
  const ids = chunks
    .filter((chunk) => findScript(chunk) !== undefined)
    .map(({ id }) => id as string);
  return [...new Set(ids)].filter((id) => id !== worker.id);
}

/**
 * Says which chunk lists the files of which. Chunks that the entry loads are listed by the
 * runtime, which is small and loads first: when a page has changed, the entry keeps its name,
 * and readers who have been here keep it.
 */
function planFiles(chunks: readonly Chunk[]): Map<string, string[]> {
  const main =
    chunks.find(({ name }) => name === 'main') ?? fail('there is no main.');
  const runtime =
    chunks.find((chunk) => chunk.hasRuntime() && chunk.canBeInitial()) ??
    fail('there is no runtime.');
  const workers = chunks.filter(isWorker);
  const plan = planChunkFiles(
    describeGroups(reachGroups(main.groupsIterable)),
    main.id as string,
  );
  // The bundler does not say which script starts a worker; there are few workers.
  const ofMain = [
    ...(plan.get(main.id as string) ?? []),
    ...workers.map(({ id }) => id as string),
  ];
  plan.delete(main.id as string);
  return new Map([
    ...plan,
    [runtime.id as string, ofMain],
    ...workers.map(
      (worker) => [worker.id as string, listWorkerChunks(worker)] as const,
    ),
  ]);
}

/** Directives count at the beginning of a script alone. */
function addStatement(source: string, statement: string): string {
  const directive = /^"use strict";/.exec(source)?.[0] ?? '';
  return directive + statement + source.slice(directive.length);
}

function writeChunkFiles(compilation: Compilation, compiler: Compiler): void {
  const { RawSource } = compiler.rspack.sources;
  const chunks = [...compilation.chunks];
  const byId = new Map(chunks.map((chunk) => [chunk.id as string, chunk]));
  const plan = planFiles(chunks);
  const listed = new Set([...plan.values()].flat());
  for (const chunk of chunks.filter((each) => !each.canBeInitial())) {
    if (findScript(chunk) && !listed.has(chunk.id as string)) {
      fail(`nothing says where chunk ${chunk.id} is.`);
    }
  }
  for (const [id, ids] of plan) {
    const file = findScript(byId.get(id) as Chunk) as string;
    const entries = ids.map(
      (each) => `${each}:"${chunkToHash(byId.get(each) as Chunk)}"`,
    );
    compilation.updateAsset(
      file,
      (source) =>
        new RawSource(
          addStatement(
            source.source().toString(),
            `Object.assign(${STORE}??={},{${entries.join()}});`,
          ),
        ),
    );
  }
}

/** Options have their defaults only when a compilation begins. */
function assertOptions({ options: { output, optimization } }: Compiler): void {
  if (output.chunkFilename !== CHUNK_FILENAME) {
    fail(`output.chunkFilename is ${String(output.chunkFilename)}.`);
  }
  if (!optimization.realContentHash) {
    fail('optimization.realContentHash is off.');
  }
}

/**
 * Lets each script say where the scripts it loads are. The bundler lists the files of all
 * chunks in its runtime, which every page loads: with each page and each demo, every page
 * grows.
 *
 * Names of files are made from contents after this has run (`optimization.realContentHash`),
 * so a script gets a new name when one it loads has got one. Of those the entry loads, that is
 * the runtime.
 */
export class ChunkFilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      assertOptions(compiler);
      let replaced = 0;
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module.name === 'get javascript chunk filename' && module.source) {
          module.source.source = Buffer.from(RUNTIME);
          replaced += 1;
        }
      });
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        () => {
          // A page that has failed to compile says so better than what follows from it.
          if (compilation.errors.length > 0) {
            return;
          }
          if (replaced === 0) {
            fail('the runtime has no function that names files of chunks.');
          }
          writeChunkFiles(compilation, compiler);
        },
      );
    });
  }
}
