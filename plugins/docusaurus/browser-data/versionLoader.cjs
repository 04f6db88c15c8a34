/* Bundlers load their loaders as JavaScript; this one is written in TypeScript. */
const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

const { writeVersionModule } = jiti('./omitUnread.ts');

module.exports = function versionLoader(source) {
  return writeVersionModule(source, {
    file: path.basename(this.resourcePath),
    query: this.resourceQuery,
    isDevelopment: this.mode !== 'production',
  });
};
