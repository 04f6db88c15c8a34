/** Mirrors declarations between left-to-right and right-to-left; the package has no types. */
declare module 'cssjanus' {
  interface TransformOptions {
    transformDirInUrl?: boolean;
    transformEdgeInUrl?: boolean;
  }

  const cssjanus: {
    transform: (css: string, options?: TransformOptions) => string;
  };
  export default cssjanus;
}
