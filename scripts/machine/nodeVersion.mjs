/** Oldest major version of Node the portal is built with; the same as in `package.json`. */
export const OLDEST_NODE = 20;

/**
 * @param {string} version as in `process.versions.node`
 * @returns {string | null} message for the reader, or null where the version is supported
 * @example findNodeProblem('18.19.1') // → 'The portal needs Node 20 or newer, …'
 */
export function findNodeProblem(version) {
  const major = Number.parseInt(version, 10);
  return major >= OLDEST_NODE
    ? null
    : `The portal needs Node ${OLDEST_NODE} or newer, and this is Node ${version}. ` +
        'Install a newer one (https://nodejs.org), or run "nvm use" in this folder.';
}
