import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createPack,
  packToArchive,
  packVersion,
  zipPack,
} from '../../plugins/publish/agent-pack/createPack';
import type { PackFiles, PackSources } from '../../plugins/publish/agent-pack/types';

/** What was written. */
export interface WrittenPack {
  /** Folder of the pack. */
  folder: string;
  /** Zip of the folder. */
  archive: string;
  files: PackFiles;
  archiveBytes: number;
}

/**
 * Writes the pack as a folder that is named by its version, and as a zip beside it. What was in the
 * folder before is removed.
 *
 * @param target folder that holds packs
 */
export async function writePack(
  sources: PackSources,
  target: string,
): Promise<WrittenPack> {
  const version = packVersion(sources.versions);
  const files = createPack(sources);
  const folder = path.join(target, version);
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const archive = path.join(target, path.basename(packToArchive(version)));
  const bytes = zipPack(files, version);
  await writeFile(archive, bytes);
  return { folder, archive, files, archiveBytes: bytes.length };
}
