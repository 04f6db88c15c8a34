/**
 * Gives a module the contents that its rule makes, instead of those of its file.
 *
 * @type {import('@rspack/core').LoaderDefinition<{ make: () => Promise<string> }>}
 */
module.exports = function lazyModuleLoader() {
  // The contents depend on more than the file.
  this.cacheable(false);
  const callback = this.async();
  this.getOptions()
    .make()
    .then((text) => callback(null, text), callback);
};
