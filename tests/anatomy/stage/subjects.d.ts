/** What is drawn, put there by `drawDemos`. */
declare module 'anatomy-subjects' {
  import type { DemoModule } from '@site/src/components/demos/Demo/DemoLibrary';
  import type { KnownComponent } from '@site/tests/anatomy/types';

  export const components: KnownComponent[];
  /** The components themselves, by their import statements. */
  export const modules: Record<string, () => Promise<unknown>>;
  export const demos: Record<string, () => Promise<DemoModule>>;
}
