/** In milliseconds. */
const LATENCY = 1200;

const FILES: Readonly<Record<string, readonly string[]>> = {
  Contracts: ['Lease.pdf', 'Insurance.pdf'],
  Invoices: ['INV-1041.pdf', 'INV-1042.pdf', 'INV-1043.pdf'],
  Archive: ['2022.zip', '2023.zip'],
};

/**
 * Replaces a server that lists the files of a folder. The first request for “Archive” fails.
 *
 * @returns a function that resolves to names of files, and rejects with an `Error`
 */
export function createFolderServer(): (folder: string) => Promise<string[]> {
  let archiveRequests = 0;
  return async (folder) => {
    await new Promise((resolve) => {
      setTimeout(resolve, LATENCY);
    });
    if (folder === 'Archive') {
      archiveRequests += 1;
      if (archiveRequests === 1) throw new Error('503 Service Unavailable');
    }
    return [...(FILES[folder] ?? [])];
  };
}
