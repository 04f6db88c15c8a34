/** Requests the status of an address from the server; null without a response. */
export async function requestStatus(address: string): Promise<number | null> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return null;
  }
}
