/** What the server says of an address now; null without an answer. */
export async function askStatus(address: string): Promise<number | null> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return null;
  }
}
