import type { IconStyle } from '../../../src/lib/icons/iconStyles';

/** Facts about the package for the icon page; `@generated/material-icons/default/manifest.json`. */
export interface IconManifest {
  /** Names of all icons in the order of the alphabet, separated by spaces. */
  readonly names: string;
  /** Styles of the icons that do not have all five. */
  readonly partial: Readonly<Record<string, readonly IconStyle[]>>;
  /** Groups of icons with the same drawing in all styles. */
  readonly twins: readonly (readonly string[])[];
  /** Folder of the drawings below the base URL, with slash at the end. */
  readonly folder: string;
  /** Icons in one file of drawings. */
  readonly chunkSize: number;
}
