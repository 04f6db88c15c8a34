import type { CodeStyling } from '../../../src/lib/demos/codeStyling';

/** A file beside a demo that the demo imports. */
export interface DemoFile {
  /** Name in this language: `shipments.ts` or `shipments.js`. */
  name: string;
  source: string;
  /** The whole file, highlighted. */
  html: string;
}

/** Source of a demo in one language. */
export interface DemoSource {
  /** The whole file as text. */
  source: string;
  /** The whole file, highlighted. */
  html: string;
  /** The returned JSX, highlighted; `null` if it is too long or not found. */
  preview: string | null;
  /** Files the demo imports from beside itself, in the order of their imports. */
  files: DemoFile[];
}

/** A demo in one styling. */
export interface DemoVariant {
  TS: DemoSource;
  JS: DemoSource;
  /**
   * Packages the demo and its files import, with the peers a project of its own needs:
   * exact installed versions by name, in the order of the names.
   */
  packages: Record<string, string>;
}

/** Content and export of a demo's frame, beside the running component. */
export interface DemoModel extends DemoVariant {
  /** Name of its file or folder, equal to the name of the exported component. */
  name: string;
  /**
   * The stylings beside MUI System in which the demo is written; absent for a demo that is
   * one file and knows no stylings.
   */
  stylings?: Partial<Record<CodeStyling, DemoVariant>>;
}

/** The models of a page by demo name. */
export type DemoModels = Record<string, DemoModel>;

/** The style sheet of a demo, or of one styling of it. */
export interface DemoStyles {
  /** Value of `data-demo-styles` on the element that holds the demo. */
  scope: string;
  /** CSS that reaches no further than that element. */
  css: string;
}
