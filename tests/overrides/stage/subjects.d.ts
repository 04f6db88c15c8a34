/** Subjects of overrides, put there by `bundleSubjects`. */
declare module 'override-subjects' {
  import type { ComponentType } from 'react';
  import type { DemoModule } from '@site/src/components/demos/Demo/DemoLibrary';
  import type { PartComponent } from '@site/src/lib/demos/demoParts/types';

  /** Imports of overrides, by specifier: as demos have them. */
  export const modules: Record<
    string,
    () => Promise<Record<string, ComponentType | undefined>>
  >;
  export const demos: Record<string, () => Promise<DemoModule>>;
  /** By product. */
  export const components: Record<string, PartComponent[]>;
  /** The classes that overrides in Tailwind use. */
  export const tailwind: string;
}
