/** The demos under test, put there by `bundleDemos`. */
declare module 'tested-demos' {
  import type { ComponentType } from 'react';

  type LoadDemo = () => Promise<{ default: ComponentType }>;

  export const demos: Record<
    string,
    { typeScript: LoadDemo; javaScript?: LoadDemo }
  >;
}
