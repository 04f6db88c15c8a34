import type { AnatomyNode } from '../../src/lib/reference/anatomy';

/** A documented component, as the stage needs it. */
export interface KnownComponent {
  /** Product and name: `material-ui Slider`. */
  id: string;
  /** `import Slider from '@mui/material/Slider';` */
  import: string;
  /** What its classes begin with; empty where it has none. */
  prefix: string;
  /** Keys of classes that name an element. */
  parts: string[];
  /** Ids of the components that share its page, which are passed to each other. */
  family: string[];
}

/** A demo that the stage draws. */
export interface DrawnDemo {
  id: string;
  library: string;
}

/** A node of one drawing: nothing is known yet of others. */
export type DrawnNode = Omit<AnatomyNode, 'optional' | 'repeats' | 'parts'> & {
  parts: DrawnNode[];
};

/** A component as it was drawn once. */
export interface DrawnComponent {
  /** Its id. */
  component: string;
  /** The demo writes it; others are parts of components. */
  written: boolean;
  /** Nothing replaces its elements or parts. */
  plain: boolean;
  parts: DrawnNode[];
}

declare global {
  interface Window {
    /** Of the page that draws demos. Each different drawing of a demo counts once. */
    anatomyStage: { readDemo(demo: DrawnDemo): Promise<DrawnComponent[]> };
  }
}
