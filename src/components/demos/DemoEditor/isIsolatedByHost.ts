import { isSandboxPolicy } from '../../../lib/demos/runnerSandbox';

/**
 * Says whether the host isolates a document by header. Only then may the frame go without the
 * attribute, which keeps service workers, and with them offline use, from the frame.
 *
 * @returns false also where no worker is in charge, or the document cannot be had
 */
export async function isIsolatedByHost(address: string): Promise<boolean> {
  try {
    const { headers } = await fetch(address);
    return isSandboxPolicy(headers.get('Content-Security-Policy'));
  } catch {
    return false;
  }
}
