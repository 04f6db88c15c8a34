import { Prism } from './absentHighlighter';
import codeBlocksPlugin from './index';

it('leaves the highlighter out of the bundle, and nothing else', () => {
  const configuration = codeBlocksPlugin().configureWebpack;
  expect(configuration).toEqual(expect.any(Function));
  const { resolve } = (
    configuration as () => { resolve: { alias: Record<string, string> } }
  )();
  // The dollar sign: the package alone, not the files below it.
  expect(Object.keys(resolve.alias)).toEqual(['prism-react-renderer$']);
  expect(jest.requireActual(resolve.alias['prism-react-renderer$'] ?? '')).toEqual({
    Prism,
  });
});

it('has what theme-classic asks of it: an object to hang languages on', () => {
  expect(Prism.languages).toEqual({});
});
