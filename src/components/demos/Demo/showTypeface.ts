import siteConfig from '@generated/docusaurus.config';
import {
  chooseDemoTypeface,
  TYPEFACE_FOLDER,
  WEIGHT_RANGES,
  type DemoTypeface,
} from '../../../lib/demos/demoTypefaces';
import { addTypeface, type LoadedTypeface } from './addTypeface';

/** Time for which a demo with loaded code waits for its typeface, in milliseconds. */
const PATIENCE = 300;

const loads = new Map<string, Promise<LoadedTypeface | null>>();

/** Whether the reader has asked the system or the browser to load less. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

const fileToAddress = (file: string) =>
  `${window.location.origin}${siteConfig.baseUrl}${TYPEFACE_FOLDER}${file}`;

async function load({
  family,
  basic,
}: DemoTypeface): Promise<LoadedTypeface | null> {
  try {
    const response = await fetch(fileToAddress(basic.file));
    const { unicodeRange } = basic;
    return response.ok
      ? { family, font: await response.arrayBuffer(), unicodeRange }
      : null;
  } catch {
    return null;
  }
}

/**
 * Loads the typeface of a library's theme, once for a page. Never rejects: without it, demos
 * have letters of the system.
 *
 * @param library of a demo
 * @returns null where there is none, or where the reader saves data
 */
export function loadTypeface(
  library: string,
): Promise<LoadedTypeface | null> | null {
  const typeface = chooseDemoTypeface(library);
  if (!typeface || savesData()) {
    return null;
  }
  let loading = loads.get(typeface.family);
  if (!loading) {
    loading = load(typeface);
    loads.set(typeface.family, loading);
    // A network that fails now may be back for the next one.
    void loading.then((loaded) => loaded ?? loads.delete(typeface.family));
  }
  return loading;
}

/** Lets a document draw with a library's typeface; rare letters are loaded when it meets them. */
export async function showTypeface(
  owner: Document,
  library: string,
  typeface: LoadedTypeface,
): Promise<void> {
  const extended = chooseDemoTypeface(library)?.extended;
  if (!(await addTypeface(owner, typeface)) || !extended) {
    return;
  }
  const { FontFace: Face } = owner.defaultView ?? window;
  const source = `url(${fileToAddress(extended.file)})`;
  const { unicodeRange } = extended;
  for (const weight of WEIGHT_RANGES) {
    owner.fonts.add(
      new Face(typeface.family, source, { weight, unicodeRange, display: 'swap' }),
    );
  }
}

/** Pages whose demos began without their typeface, by its family. */
const late = new Map<string, string>();

/**
 * Shows a typeface in the page that is open, if it comes in time. A typeface that arrives later
 * is used from the next page on, like the fonts of the portal: demos would move while they are
 * used.
 */
export async function showTypefaceInTime(
  library: string,
  loading: Promise<LoadedTypeface | null>,
): Promise<void> {
  const { pathname } = window.location;
  if (late.get(library) === pathname) {
    return;
  }
  const timeout = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), PATIENCE);
  });
  const typeface = await Promise.race([loading, timeout]);
  if (typeface === 'late') {
    late.set(library, pathname);
  } else if (typeface) {
    await showTypeface(document, library, typeface);
  }
}
