/* Bundlers load their loaders as JavaScript; this one is written in TypeScript. */
const jiti = require('jiti')(__filename, { interopDefault: true });

const { loadDemoModels } = jiti('./loadDemoModels.ts');

module.exports = loadDemoModels;
