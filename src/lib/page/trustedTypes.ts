/** The part of the Trusted Types API that is used; TypeScript does not know it yet. */
interface TrustedTypePolicy {
  // The browser gives objects. They stand for their text wherever a text is written.
  createHTML(html: string): string;
  createScript(json: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
}

/** Name of the policy; `plugins/publish/content-security-policy` allows it in its header. */
const POLICY_NAME = 'portal';

/** Hosts of scripts beside the portal's own. */
const SCRIPT_HOSTS = ['https://www.googletagmanager.com'];

/** An element that loads or runs something. */
const LOADER = /<(?:script|iframe|object|embed|base|meta|link)\b/i;

/** An attribute that runs something: a handler, or an address with code in it. */
const RUNNER =
  /<[^>]*?\s(?:on[a-z]+\s*=|srcdoc\s*=|(?:href|src|action|formaction|xlink:href)\s*=\s*["']?\s*javascript:)/i;

function refuse(what: string, text: string): never {
  throw new TypeError(`${what}: ${text.slice(0, 80)}`);
}

const RULES: TrustedTypePolicy = {
  createHTML: (html) =>
    LOADER.test(html) || RUNNER.test(html)
      ? refuse('HTML that runs something', html)
      : html,
  createScript(json) {
    // Data for search engines is the only text of a script that the portal writes.
    JSON.parse(json);
    return json;
  },
  createScriptURL(address) {
    const { origin } = new URL(address, document.baseURI);
    return origin === window.location.origin || SCRIPT_HOSTS.includes(origin)
      ? address
      : refuse('A script of a foreign host', address);
  },
};

function createPolicy(): TrustedTypePolicy {
  const { trustedTypes } = globalThis as {
    trustedTypes?: TrustedTypePolicyFactory;
  };
  try {
    return trustedTypes?.createPolicy(POLICY_NAME, RULES) ?? RULES;
  } catch {
    // A page that the portal was put into allows other policies: it is to work there too.
    return RULES;
  }
}

let policy: TrustedTypePolicy | undefined;

const getPolicy = (): TrustedTypePolicy => (policy ??= createPolicy());

/** React compares objects by identity: a text has one, however often it is drawn. */
const trusted = new Map<string, { __html: string }>();

/**
 * HTML that the build has made and escaped, for `dangerouslySetInnerHTML`.
 *
 * @throws TypeError where it holds a script, a frame, a handler or an address with code,
 *   in the browser
 * @example <code dangerouslySetInnerHTML={trustHtml(html)} />
 */
export function trustHtml(html: string): { __html: string } {
  if (typeof window === 'undefined') {
    return { __html: html };
  }
  const known = trusted.get(html);
  if (known) {
    return known;
  }
  const made = { __html: getPolicy().createHTML(html) };
  trusted.set(html, made);
  return made;
}

/**
 * The text of a script that holds data.
 *
 * @throws SyntaxError where it is no JSON
 */
export const trustJson = (json: string): string => getPolicy().createScript(json);

/**
 * The address of a script or a worker.
 *
 * @throws TypeError where it leads to a foreign host
 */
export const trustScript = (address: string): string =>
  getPolicy().createScriptURL(address);
