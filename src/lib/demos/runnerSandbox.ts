/**
 * Permissions of the frame of edited demos, in its attribute `sandbox` and the header of its
 * host: run scripts and let them handle a submitted form. Its policy keeps forms from being
 * sent.
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
  // Of several policies, each applies.
  return (policy ?? '').split(/[;,]/).some(isSandbox);
}
