import { isSandboxPolicy } from '../../src/lib/demos/runnerSandbox';
import { findPolicyProblems, readPolicies } from './readPolicies';

/** Result of the checks of one part of a site. */
export interface Finding {
  /** Subject of the check. */
  name: string;
  /** Faults. */
  problems: string[];
  /** Advice: things that work, but could be better on another host or with other settings. */
  notes: string[];
}

/** A response with its text. */
interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Takes what is found; a check that throws has found that, too. */
interface Reporter {
  problem(text: string): void;
  note(text: string): void;
}

type Get = (path: string) => Promise<Answer>;

/** Number of pages of the site map that are requested. */
const PAGE_SAMPLE = 5;

function expectStatus(
  { status }: Answer,
  expected: number,
  path: string,
  report: Reporter,
) {
  if (status !== expected) {
    report.problem(`${path} is answered with ${status} instead of ${expected}.`);
  }
}

function expectType(
  { headers }: Answer,
  type: RegExp,
  path: string,
  report: Reporter,
) {
  const found = headers.get('content-type') ?? 'none';
  if (!type.test(found)) {
    report.problem(`${path} has the type ${found}.`);
  }
}

function expectFresh({ headers }: Answer, path: string, report: Reporter) {
  const found = headers.get('cache-control') ?? '';
  if (/immutable/.test(found)) {
    report.problem(
      `${path} may be kept for good (${found}), so a deploy is never seen.`,
    );
  } else if (!/no-cache|no-store|max-age=0/.test(found)) {
    report.note(`${path} may be kept a while (${found || 'no rule'}).`);
  }
}

type Check = (get: Get, report: Reporter) => Promise<void>;

const CHECKS: Record<string, Check> = {
  async 'home page'(get, report) {
    const home = await get('');
    expectStatus(home, 200, 'The home page', report);
    expectType(home, /^text\/html; *charset=utf-8/i, 'The home page', report);
    expectFresh(home, 'The home page', report);
    if (!/<h1[\s>]/.test(home.text)) {
      report.problem('The home page has no heading without a script.');
    }
    if (!home.headers.get('content-encoding')) {
      report.note('Pages are sent uncompressed.');
    }
  },

  async 'security headers'(get, report) {
    const home = await get('');
    for (const problem of findPolicyProblems(
      readPolicies(home.headers.get('content-security-policy'), home.text),
      home.text,
    )) {
      report.problem(problem);
    }
    const header = home.headers.get('content-security-policy') ?? '';
    if (!/frame-ancestors/.test(header)) {
      report.note('The host sends no policy: other sites may frame the portal.');
    }
    for (const name of [
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Strict-Transport-Security',
    ]) {
      if (!home.headers.get(name)) {
        report.note(`The host does not send ${name}.`);
      }
    }
  },

  async 'scripts and styles'(get, report) {
    const { text } = await get('');
    const [, script] =
      /<script src=["']?[^"'\s>]*?(assets\/js\/[^"'\s>]+)/.exec(text) ?? [];
    const [, sheet] =
      /<link[^>]+href=["']?[^"'\s>]*?(assets\/css\/[^"'\s>]+)/.exec(text) ?? [];
    if (!script || !sheet) {
      report.problem(
        'The home page names no script or no style sheet below assets/.',
      );
      return;
    }
    for (const [path, type] of [
      [script, /javascript/],
      [sheet, /^text\/css/],
    ] as const) {
      const asset = await get(path);
      expectStatus(asset, 200, path, report);
      expectType(asset, type, path, report);
      if (
        !/immutable|max-age=\d{6,}/.test(asset.headers.get('cache-control') ?? '')
      ) {
        report.note(
          `${path} is not kept for good, though its name changes with it.`,
        );
      }
    }
  },

  async 'what is missing'(get, report) {
    const page = await get('nothing/here/');
    expectStatus(page, 404, 'A page that is not there', report);
    if (!/portal:not-found/.test(page.text)) {
      report.problem(
        'A page that is not there is answered without 404.html of the portal.',
      );
    }
    const asset = 'assets/js/none.0a1b2c3d.js';
    // A page instead of a script would be run as one, and kept.
    expectStatus(await get(asset), 404, asset, report);
  },

  async 'site map'(get, report) {
    const map = await get('sitemap.xml');
    expectStatus(map, 200, 'sitemap.xml', report);
    const addresses = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address ?? '',
    );
    if (addresses.length === 0) {
      report.problem('sitemap.xml lists no pages.');
      return;
    }
    const base = addresses.reduce((a, b) => (a.length <= b.length ? a : b));
    const step = Math.max(1, Math.floor(addresses.length / PAGE_SAMPLE));
    for (const address of addresses.filter((_, index) => index % step === 0)) {
      const path = address.startsWith(base) ? address.slice(base.length) : address;
      const page = await get(path);
      expectStatus(page, 200, `/${path} of the site map`, report);
      for (const problem of findPolicyProblems(
        readPolicies(page.headers.get('content-security-policy'), page.text),
        page.text,
      )) {
        report.problem(`/${path}: ${problem}`);
      }
    }
  },

  async 'search index'(get, report) {
    const manifest = await get('assets/search/manifest.json');
    expectStatus(manifest, 200, 'assets/search/manifest.json', report);
    expectFresh(manifest, 'assets/search/manifest.json', report);
    const [, file] =
      /"[^"]*?(assets\/search\/[^"]+\.json)"/.exec(manifest.text) ?? [];
    if (!file) {
      report.problem('assets/search/manifest.json names no part of the index.');
      return;
    }
    const part = await get(file);
    expectStatus(part, 200, file, report);
    JSON.parse(part.text);
  },

  async 'service worker'(get, report) {
    const worker = await get('sw.js');
    expectStatus(worker, 200, 'sw.js', report);
    expectType(worker, /javascript/, 'sw.js', report);
    expectFresh(worker, 'sw.js', report);
  },

  async 'edited demos'(get, report) {
    const frame = await get('runner/frame.html');
    expectStatus(frame, 200, 'runner/frame.html', report);
    expectType(frame, /^text\/html/, 'runner/frame.html', report);
    const header = frame.headers.get('content-security-policy');
    if (header && !isSandboxPolicy(header)) {
      report.problem('runner/frame.html is sent with a policy that is not its own.');
    }
    if (!header) {
      report.note(
        'runner/frame.html is sent without a policy; the attribute of the frame cuts it off, and edited demos do not work offline.',
      );
    }
  },
};

async function runCheck(name: string, check: Check, get: Get): Promise<Finding> {
  const finding: Finding = { name, problems: [], notes: [] };
  try {
    await check(get, {
      problem: (text) => finding.problems.push(text),
      note: (text) => finding.notes.push(text),
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    finding.problems.push(
      reason instanceof Error ? reason.message || reason.name : String(reason),
    );
  }
  return finding;
}

/**
 * Looks at a deployed portal from outside, as readers' browsers do.
 *
 * @param address of its home page
 */
export async function checkSite(address: string): Promise<Finding[]> {
  const base = new URL(address.endsWith('/') ? address : `${address}/`);
  const answers = new Map<string, Promise<Answer>>();
  const request = async (path: string): Promise<Answer> => {
    const response = await fetch(new URL(path, base), {
      signal: AbortSignal.timeout(20_000),
    });
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    };
  };
  const get: Get = (path) => {
    const response = answers.get(path) ?? request(path);
    answers.set(path, response);
    return response;
  };
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    findings.push(await runCheck(name, check, get));
  }
  return findings;
}
