import { hashInline } from '../../plugins/publish/content-security-policy/addPolicy';
import { findPageContents } from '../../plugins/publish/content-security-policy/findPageContents';

const POLICY_IN_PAGE =
  /<meta http-equiv=["']?Content-Security-Policy["']? content="([^"]*)"/i;

/**
 * Lists all policies that hold for a page: each of its headers, and its own.
 *
 * @param header `Content-Security-Policy` as it was sent
 */
export function readPolicies(header: string | null, html: string): string[] {
  const [, inPage] = POLICY_IN_PAGE.exec(html) ?? [];
  return [...(header?.split(/,\s*/) ?? []), ...(inPage ? [inPage] : [])];
}

function findSources(policy: string, names: readonly string[]): string[] | null {
  const rules = policy.split(';').map((rule) => rule.trim().split(/\s+/));
  for (const wanted of names) {
    const rule = rules.find(([name]) => name === wanted);
    if (rule) {
      return rule.slice(1);
    }
  }
  return null;
}

const SCRIPT_RULES = ['script-src-elem', 'script-src', 'default-src'];
const STYLE_RULES = ['style-src-elem', 'style-src', 'default-src'];

/**
 * Says what is wrong with the policies of a page: what they leave open, and what of the page
 * they block.
 *
 * @returns sentences; none if all is well
 */
export function findPolicyProblems(
  policies: readonly string[],
  html: string,
): string[] {
  const scripts = policies.map((policy) => findSources(policy, SCRIPT_RULES));
  const isOpen = !scripts.some(
    (sources) => sources && !sources.some((source) => source === "'unsafe-inline'"),
  );
  const evaluates = !scripts.some(
    (sources) => sources && !sources.includes("'unsafe-eval'"),
  );
  const problems = [
    ...(policies.length === 0 ? ['The page has no policy.'] : []),
    ...(policies.length > 0 && isOpen
      ? ['The policy lets any inline script run.']
      : []),
    ...(policies.length > 0 && evaluates
      ? ['The policy lets text run as script.']
      : []),
  ];
  for (const { name, attributes, text } of findPageContents(html).inline) {
    const hash = hashInline(text);
    const rules = name === 'script' ? SCRIPT_RULES : STYLE_RULES;
    const blocks = policies.some((policy) => {
      const sources = findSources(policy, rules);
      return (
        sources && !sources.includes(hash) && !sources.includes("'unsafe-inline'")
      );
    });
    if (blocks) {
      problems.push(
        `The inline <${name}${attributes.slice(0, 60)}> is not hashed in every policy of the page, so browsers block it.`,
      );
    }
  }
  return problems;
}
