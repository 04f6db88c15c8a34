/** Paths of scripts, from the root of the host. */
const ahead = new Set<string>();

/**
 * Notes scripts that are loaded before a link is followed: nobody waits for them, and a click
 * loads them again.
 *
 * @param files paths from the root of the host, or addresses
 */
export function notePrefetchedScripts(files: readonly string[]): void {
  for (const file of files) ahead.add(toPath(file));
}

/** Whether a script was loaded before a link was followed. */
export const isPrefetchedScript = (address: string): boolean =>
  ahead.has(toPath(address));

function toPath(address: string): string {
  return new URL(address, 'https://host.invalid').pathname;
}
