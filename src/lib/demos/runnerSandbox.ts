/**
 * What the frame of edited demos may do, by its attribute `sandbox` and by the header of its host:
 * run scripts and let them answer a submitted form. Its policy keeps forms from being sent.
 */
export const RUNNER_SANDBOX = 'allow-scripts allow-forms';

const ALLOWED = new Set(RUNNER_SANDBOX.split(' '));

/** A directive that allows no more than the attribute of the frame would. */
function isSandbox(directive: string): boolean {
  const [name, ...allowed] = directive.trim().toLowerCase().split(/\s+/);
  return (
    name === 'sandbox' &&
    allowed.includes('allow-scripts') &&
    allowed.every((token) => ALLOWED.has(token))
  );
}

/**
 * Says whether a policy alone gives a document an origin of its own, as the attribute `sandbox`
 * does.
 *
 * @param policy value of the header `Content-Security-Policy`
 */
export function isSandboxPolicy(policy: string | null): boolean {
  // Where there are several policies, each of them holds.
  return (policy ?? '').split(/[;,]/).some(isSandbox);
}
