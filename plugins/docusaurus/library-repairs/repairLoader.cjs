/* Bundlers load their loaders as JavaScript; this one is written in TypeScript. */
const jiti = require('jiti')(__filename, { interopDefault: true });

const { repair } = jiti('./repairs.ts');

module.exports = function repairLoader(source) {
  return repair(this.resourcePath, source, this.getOptions());
};
