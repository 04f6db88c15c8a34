/**
 * A rule for the bundler that makes a generated file when something imports it. The
 * development server compiles what is opened, so what nobody opens is not made.
 *
 * @param file absolute path; it must exist, whatever is in it
 * @param make gives the contents; it is asked once
 */
export function createLazyModuleRule(
  file: string,
  make: () => Promise<string>,
): object {
  let made: Promise<string> | undefined;
  return {
    module: {
      rules: [
        {
          include: file,
          enforce: 'pre',
          use: [
            {
              loader: require.resolve('./lazyModuleLoader.cjs'),
              options: { make: () => (made ??= make()) },
            },
          ],
        },
      ],
    },
  };
}
