import { launchShell } from '../harness/browser';
import { bundleDemos } from './bundleDemos';
import { checkTypes } from './checkTypes';
import { examineDemos } from './examineDemos';
import { fingerprintDemos } from './fingerprintDemos';
import type { TestedDemo } from './listDemos';
import { renderWithProgram } from './renderDemos';
import { serveStage } from './serveStage';
import type { Verdict } from './verdicts';

/** Options of a check of demos. */
export interface DemoChecking {
  /** Told of each demo as soon as all of its checks have run. */
  onVerdict?: (id: string, verdict: Verdict) => void;
  /** Told how long each part took, in seconds. */
  onPart?: (part: string, seconds: number) => void;
  /** Ids of the demos that are opened in a browser, by their fingerprints; default: all. */
  choose?: (fingerprints: ReadonlyMap<string, string>) => ReadonlySet<string>;
  /** Checks the types, which may also be known from elsewhere. */
  findTypes?: typeof checkTypes;
}

/**
 * Runs all checks on demos.
 *
 * @param siteDir absolute path of the site
 * @throws if the demos cannot be packed, with file and line
 */
export async function checkDemos(
  demos: readonly TestedDemo[],
  siteDir: string,
  {
    onVerdict = () => {},
    onPart = () => {},
    choose,
    findTypes = checkTypes,
  }: DemoChecking = {},
): Promise<Map<string, Verdict>> {
  const time = async <T>(part: string, run: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await run();
    onPart(part, (performance.now() - start) / 1000);
    return result;
  };
  const verdicts = new Map<string, Verdict>();
  const note = (id: string, verdict: Verdict) => {
    verdicts.set(id, verdict);
    onVerdict(id, verdict);
  };
  const bundles = await time('bundling', () => bundleDemos(demos, siteDir));
  const rendered = await time('rendering', () =>
    renderWithProgram(demos, bundles.server),
  );
  const typeProblems = await time('types', () => findTypes(demos, siteDir));
  const opened = choose?.(await fingerprintDemos(demos, siteDir, bundles.graph));
  const isOpened = ({ id }: TestedDemo) => opened?.has(id) ?? true;
  const judgeUnopened = (id: string) => ({
    types: typeProblems.get(id) ?? [],
    server: rendered.get(id)?.serverProblems ?? ['was not rendered'],
    javascript: rendered.get(id)?.scriptProblems ?? ['was not rendered'],
  });
  for (const { id } of demos.filter((demo) => !isOpened(demo))) {
    note(id, { ...judgeUnopened(id), unopened: true });
  }
  // First, since a machine without a browser must not leave a server open.
  const browser = await launchShell();
  const stage = await serveStage(bundles, siteDir);
  try {
    const staged = demos.filter(isOpened).map(({ id, library, options }) => ({
      id,
      library,
      options,
      html: rendered.get(id)?.html ?? null,
      darkStyles: rendered.get(id)?.darkStyles ?? '',
    }));
    await time('browser', () =>
      examineDemos(staged, { browser, origin: stage.origin }, (id, findings) =>
        note(id, {
          ...judgeUnopened(id),
          browser: findings.consoleProblems,
          axe: findings.violations,
          narrow: findings.overflow,
        }),
      ),
    );
  } finally {
    await browser.close();
    await stage.close();
  }
  return verdicts;
}
