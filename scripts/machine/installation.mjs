/**
 * A package as npm's lock files list it.
 *
 * @typedef {{ version?: string, integrity?: string, optional?: boolean,
 *   devOptional?: boolean, link?: boolean }} LockedPackage
 */

/**
 * A lock file: `package-lock.json`, or `node_modules/.package-lock.json`, in which npm
 * notes what it has really installed.
 *
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/**
 * State of the installation when it was last found complete.
 *
 * @typedef {{ lockHash: string, installedAt: number }} InstallationStamp
 */

/**
 * Compares what should be installed with what is.
 *
 * @param {Lock} lock
 * @param {Lock} installed
 * @returns {string[]} one short line per package that is missing, superfluous or another
 *   version; packages for other machines (optional ones) may be missing
 */
export function compareLocks(lock, installed) {
  const wanted = lock.packages ?? {};
  const found = installed.packages ?? {};
  const differences = [];
  for (const [
    folder,
    { version, integrity, optional, devOptional },
  ] of Object.entries(wanted)) {
    const other = found[folder];
    if (folder === '') {
      continue;
    }
    if (!other) {
      if (!optional && !devOptional) {
        differences.push(`${folder} is missing`);
      }
    } else if (other.version !== version || other.integrity !== integrity) {
      differences.push(`${folder} is ${other.version}, not ${version}`);
    }
  }
  for (const folder of Object.keys(found)) {
    if (!Object.hasOwn(wanted, folder)) {
      differences.push(`${folder} is not in the lock file`);
    }
  }
  return differences;
}

/**
 * Reads a stamp that was kept as JSON.
 *
 * @param {string | null} text
 * @returns {InstallationStamp | null} null for no stamp, or one that is damaged
 */
export function parseStamp(text) {
  try {
    const stamp = JSON.parse(text ?? 'null');
    return typeof stamp?.lockHash === 'string' &&
      typeof stamp.installedAt === 'number'
      ? { lockHash: stamp.lockHash, installedAt: stamp.installedAt }
      : null;
  } catch {
    return null;
  }
}

/**
 * Says whether nothing has changed since the installation was last found complete.
 *
 * @param {InstallationStamp | null} stamp
 * @param {InstallationStamp} now hash of the lock file and the time, in ms, at which npm
 *   last changed `node_modules`
 */
export function isStampCurrent(stamp, now) {
  return stamp?.lockHash === now.lockHash && stamp.installedAt === now.installedAt;
}
