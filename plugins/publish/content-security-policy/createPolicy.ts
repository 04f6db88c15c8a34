import type { InlineHashes, PolicyHosts } from './types';

/**
 * Hash of the empty text. Emotion's production mode puts rules into an empty `<style>`
 * through the CSS object model; the element itself has to be allowed, and holds nothing.
 */
export const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hosts to which demos are sent as forms, to be opened in a sandbox. */
const SANDBOX_HOSTS = ['https://codesandbox.io', 'https://stackblitz.com'];

/** Hosts of the global tag. Source: Google, "Use Google Analytics with a CSP". */
const TAG_SCRIPTS = 'https://*.googletagmanager.com';
const TAG_REPORTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  TAG_SCRIPTS,
];

type Rules = [directive: string, sources: readonly string[]][];

function serialize(rules: Rules): string {
  return rules
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Creates the rules that hold on every page, whatever its content. */
function createSharedRules(
  { scripts }: Pick<InlineHashes, 'scripts'>,
  { gtagId, feedbackUrl }: PolicyHosts,
): Rules {
  const reports = gtagId ? TAG_REPORTS : [];
  const feedback = feedbackUrl ? [new URL(feedbackUrl).origin] : [];
  return [
    ['script-src', ["'self'", ...scripts, ...(gtagId ? [TAG_SCRIPTS] : [])]],
    ['img-src', ["'self'", 'data:', 'blob:', ...reports]],
    ['font-src', ["'self'", 'data:']],
    ['connect-src', ["'self'", ...feedback, ...reports]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'", ...SANDBOX_HOSTS]],
  ];
}

/**
 * The whole policy of a page. Scripts and style elements run by origin or hash alone; style
 * attributes are allowed, since static HTML of components is full of them.
 *
 * @example createPolicy({ scripts: ["'sha256-a='"], styles: [] }, {})
 * // → "default-src 'self'; script-src 'self' 'sha256-a='; …"
 */
export function createPolicy(hashes: InlineHashes, hosts: PolicyHosts): string {
  return serialize([
    ['default-src', ["'self'"]],
    ...createSharedRules(hashes, hosts),
    ['style-src-elem', ["'self'", EMPTY_STYLE, ...hashes.styles]],
    ['style-src-attr', ["'unsafe-inline'"]],
  ]);
}

/** The directive that browsers take from a header alone: nobody may frame a page of the portal. */
export const FRAME_RULE = "frame-ancestors 'none'";

/**
 * The policy that a host can send with all pages alike: all but the styles, whose hashes
 * differ from page to page. Beside it holds the policy in the page; what is loaded must
 * satisfy both.
 *
 * @param scripts hashes of the inline scripts of all pages
 */
export function createHeaderPolicy(
  scripts: readonly string[],
  hosts: PolicyHosts,
): string {
  return [
    FRAME_RULE,
    serialize([
      ...createSharedRules({ scripts }, hosts),
      ['frame-src', ["'self'"]],
      ['worker-src', ["'self'"]],
      ['manifest-src', ["'self'"]],
    ]),
  ].join('; ');
}
