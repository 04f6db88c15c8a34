/**
 * Says whether a policy alone gives a document an origin of its own, as the attribute
 * `sandbox="allow-scripts"` does.
 *
 * @param policy value of the header `Content-Security-Policy`
 */
export function isSandboxPolicy(policy: string | null): boolean {
  // Where there are several policies, each of them holds.
  return (policy ?? '')
    .split(/[;,]/)
    .some((directive) => /^sandbox\s+allow-scripts$/i.test(directive.trim()));
}

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
