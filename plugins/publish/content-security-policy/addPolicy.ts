import { createHash } from 'node:crypto';
import { createPolicy, EMPTY_STYLE } from './createPolicy';
import { findPageContents } from './findPageContents';
import type { InlineElement, InlineHashes, PolicyHosts } from './types';

/**
 * Inline scripts that belong to the portal, by the attribute their plugin gives them. One
 * that comes from elsewhere is not allowed by being there.
 */
const OWN_SCRIPT = /\sdata-(?:first-paint|language-prefix)(?=[\s=]|$)/;

const POLICY_TAG = /<meta http-equiv=["']?Content-Security-Policy["']?[^>]*>/gi;

const START_OF_HEAD = /<head>(?:<meta charset=["']?UTF-8["']?\s*\/?>)?/i;

/** A page that the policy cannot hold for. */
export class PolicyError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.name = 'PolicyError';
  }
}

/**
 * Hash of an inline script or style as it stands in a policy.
 *
 * @example hashInline('') // → "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
 */
export function hashInline(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function describeScript({ attributes, text }: InlineElement): string {
  const start = text.trim().replace(/\s+/g, ' ').slice(0, 60);
  return `<script${attributes}>${start}${text.length > 60 ? '…' : ''}`;
}

function listHashes(elements: readonly InlineElement[]): string[] {
  return [...new Set(elements.map(({ text }) => hashInline(text)))];
}

/**
 * Hashes what stands in a page.
 *
 * @param file name of the page in errors
 * @throws PolicyError for scripts that no policy of the portal allows: inline ones which
 * are not its own, those of other hosts, and event handlers in attributes
 */
export function readInlineHashes(html: string, file: string): InlineHashes {
  const { inline, scriptAddresses, handlers } = findPageContents(html);
  const scripts = inline.filter(({ name }) => name === 'script');
  const stranger = scripts.find(({ attributes }) => !OWN_SCRIPT.test(attributes));
  if (stranger) {
    throw new PolicyError(
      file,
      `the inline script ${describeScript(stranger)} is not hashed and would be blocked. ` +
        'Move it into a module, or name its attribute in plugins/publish/content-security-policy/addPolicy.ts.',
    );
  }
  const foreign = scriptAddresses.find(
    (address) => !/^\/(?!\/)|^\.{1,2}\//.test(address),
  );
  if (foreign !== undefined) {
    throw new PolicyError(
      file,
      `the script ${foreign} comes from another host and would be blocked.`,
    );
  }
  if (handlers[0] !== undefined) {
    throw new PolicyError(
      file,
      `the event handler ${handlers[0]} stands in an attribute and would be blocked.`,
    );
  }
  return {
    scripts: listHashes(scripts),
    styles: listHashes(inline.filter(({ name }) => name === 'style')).filter(
      (hash) => hash !== EMPTY_STYLE,
    ),
  };
}

/**
 * Writes the policy of a page into its head, before anything it could hold for. One that is
 * there already is replaced.
 *
 * @param file name of the page in errors
 * @throws PolicyError
 */
export function addPolicy(
  html: string,
  file: string,
  hosts: PolicyHosts,
): { html: string; hashes: InlineHashes } {
  const bare = html.replace(POLICY_TAG, '');
  const hashes = readInlineHashes(bare, file);
  const start = START_OF_HEAD.exec(bare);
  if (!start) {
    throw new PolicyError(file, 'there is no <head> for the policy.');
  }
  const end = start.index + start[0].length;
  const tag = `<meta http-equiv=Content-Security-Policy content="${createPolicy(hashes, hosts)}">`;
  return { html: bare.slice(0, end) + tag + bare.slice(end), hashes };
}
