import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { BUILD_DIR } from '../harness/site';

/** The pack as readers get it. */
export interface PublishedPack {
  version: string;
  archiveBytes: number;
  /** Texts by path below the folder that the archive holds. */
  files: Map<string, string>;
}

/**
 * Unpacks the archive that the build has published.
 *
 * @throws if it is not one archive, or one of several folders
 */
export function openPublishedPack(): PublishedPack {
  const folder = path.join(BUILD_DIR, 'agents');
  const [name = '', ...others] = readdirSync(folder);
  if (others.length > 0 || !name.endsWith('.zip')) {
    throw new Error(
      `${folder} holds ${[name, ...others].join(', ')}, not one archive.`,
    );
  }
  const version = name.slice(0, -'.zip'.length);
  const bytes = readFileSync(path.join(folder, name));
  const files = Object.entries(unzipSync(bytes)).map(
    ([file, text]): [string, string] => {
      if (!file.startsWith(`${version}/`)) throw new Error(`${file} is outside.`);
      return [file.slice(version.length + 1), strFromU8(text)];
    },
  );
  return { version, archiveBytes: bytes.length, files: new Map(files) };
}
