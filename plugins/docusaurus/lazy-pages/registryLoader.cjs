/**
 * Takes the weak references out of Docusaurus's list of modules: they put no module into a
 * bundle, but the bundler compiles them all. They serve pages that were rendered on a server.
 *
 * @type {import('@rspack/core').LoaderDefinition}
 */
module.exports = function registryLoader(source) {
  return source.replace(/require\.resolveWeak\("[^"]*"\)/g, 'undefined');
};
