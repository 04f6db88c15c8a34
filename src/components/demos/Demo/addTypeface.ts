import { WEIGHT_RANGES } from '../../../lib/demos/demoTypefaces';

/** A typeface that has been loaded, ready for any document. */
export interface LoadedTypeface {
  family: string;
  font: ArrayBuffer;
  /** As in a style sheet. */
  unicodeRange: string;
}

/** Families by the documents that have them. */
const added = new WeakMap<Document, Set<string>>();

/**
 * Lets a document draw with a typeface.
 *
 * @returns whether it did not do so before
 */
export async function addTypeface(
  owner: Document,
  { family, font, unicodeRange }: LoadedTypeface,
): Promise<boolean> {
  const families = added.get(owner) ?? new Set();
  added.set(owner, families);
  if (families.has(family)) {
    return false;
  }
  families.add(family);
  const { FontFace: Face } = owner.defaultView ?? window;
  const faces = await Promise.all(
    WEIGHT_RANGES.map((weight) =>
      new Face(family, font, { weight, unicodeRange }).load(),
    ),
  );
  for (const face of faces) {
    owner.fonts.add(face);
  }
  return true;
}
