import { RUNNER_SANDBOX } from '../../../src/lib/demos/runnerSandbox';

/**
 * Rules for the document of edited demos: it may run text as script, style itself, and draw
 * embedded data. No request leaves it.
 */
const RULES = {
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': 'data: blob:',
  'media-src': 'data: blob:',
  'font-src': 'data:',
  'connect-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
};

function serializePolicy(rules: Record<string, string>): string {
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/**
 * The policy in the document itself, independent of any host.
 *
 * @param scriptHash of the one script in it: `sha256-…`
 */
export function createFramePolicy(scriptHash: string): string {
  return serializePolicy({
    ...RULES,
    'script-src': `'${scriptHash}' 'unsafe-eval'`,
  });
}

/**
 * The policy that a host sends with everything below `/runner/`. It gives the document
 * an origin of its own even where it is opened without our frame, and only the portal
 * may frame it. Directives of both policies hold together.
 */
export const RUNNER_HEADER_POLICY = [
  `sandbox ${RUNNER_SANDBOX}`,
  serializePolicy({
    ...RULES,
    'script-src': "'unsafe-inline' 'unsafe-eval'",
    'frame-ancestors': "'self'",
  }),
].join('; ');
