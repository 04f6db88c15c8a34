import { transform } from 'sucrase';
import { findTextsAddress } from '../../../state/loadComponentTexts';
import type { ComponentDefaults } from '../../../state/mergeComponentTexts';

const loaded = new Map<string, Promise<string | null>>();

async function load(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    return response.ok
      ? transform(await response.text(), { transforms: ['imports'] }).code
      : null;
  } catch {
    return null;
  }
}

/**
 * Loads the module of components' texts as CommonJS, for a document that may load nothing
 * itself. Never rejects: without the texts, components speak English.
 *
 * @param texts as the page has them; null for English
 */
export function loadTextsCode(
  texts: ComponentDefaults | null,
): Promise<string | null> {
  const address = texts && findTextsAddress(texts);
  if (!address) {
    return Promise.resolve(null);
  }
  let code = loaded.get(address);
  if (!code) {
    code = load(address);
    loaded.set(address, code);
    // A network that fails now may be back for the next one.
    void code.then((text) => text === null && loaded.delete(address));
  }
  return code;
}
