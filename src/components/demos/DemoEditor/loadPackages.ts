import manifest from '@generated/demo-runner/default/manifest.json';
import type { PackedGroup } from './runnerProtocol';

/** Texts of groups that were fetched, for all frames of the page. */
const texts = new Map<string, Promise<string>>();

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return response.text();
}

/**
 * Loads packed groups of packages. The page fetches them, under its own policy and with
 * its caches, since the frame may not fetch at all.
 *
 * @param baseUrl of the portal, with slashes
 * @throws if one cannot be had; the next call tries again
 */
export function loadPackages(
  names: readonly string[],
  baseUrl: string,
): Promise<PackedGroup[]> {
  return Promise.all(
    names.map(async (name) => {
      const address = `${baseUrl}${manifest.groups[name]?.file}`;
      let text = texts.get(address);
      if (!text) {
        text = fetchText(address);
        texts.set(address, text);
        text.catch(() => texts.delete(address));
      }
      return { name, code: await text };
    }),
  );
}
