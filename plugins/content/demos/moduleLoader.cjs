/* Bundlers load their loaders as JavaScript; this one is written in TypeScript. */
const jiti = require('jiti')(__filename, { interopDefault: true });

const { loadDemoModule } = jiti('./loadDemoModule.ts');

module.exports = loadDemoModule;
