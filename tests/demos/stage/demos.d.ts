/** The demos under test, put there by `bundleDemos`. */
declare module 'tested-demos' {
  import type { DemoModule } from '@site/src/components/demos/Demo/DemoLibrary';

  type LoadDemo = () => Promise<DemoModule>;

  export const demos: Record<
    string,
    { typeScript: LoadDemo; javaScript?: LoadDemo }
  >;

  /** The reset that demos in Tailwind stand on. */
  export const tailwindBase: string;
}
