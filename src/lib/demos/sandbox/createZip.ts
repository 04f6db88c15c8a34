import type { SandboxProject } from './types';

/** `zipSync` of `fflate`: contents by path, folders by slashes in the paths. */
export type Zip = (files: Record<string, Uint8Array>) => Uint8Array;

/**
 * Packs a project into a folder of its own, so that unpacking it never spills files.
 *
 * @param folder name of that folder
 * @returns the bytes of a ZIP file
 */
export function createZip(
  { files }: Pick<SandboxProject, 'files'>,
  folder: string,
  zip: Zip,
): Uint8Array {
  const encoder = new TextEncoder();
  return zip(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        `${folder}/${path}`,
        encoder.encode(text),
      ]),
    ),
  );
}
