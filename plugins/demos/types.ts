/** One language of a demo. */
export interface DemoSource {
  /** The whole file, highlighted. */
  html: string;
  /** The returned JSX, highlighted; `null` if it is too long or not found. */
  preview: string | null;
}

/** What the frame of a demo shows beside the running component. */
export interface DemoModel {
  /** File name without extension, equal to the name of the exported component. */
  name: string;
  TS: DemoSource;
  JS: DemoSource;
  /** Packages the demo imports, in the order of their names. */
  packages: string[];
}

/** The models of a page by demo name. */
export type DemoModels = Record<string, DemoModel>;
