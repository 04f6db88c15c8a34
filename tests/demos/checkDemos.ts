import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchShell } from '../../e2e/harness/browser';
import { bundleDemos } from './bundleDemos';
import { checkTypes } from './checkTypes';
import { examineDemos } from './examineDemos';
import type { TestedDemo } from './listDemos';
import { renderDemos, type RenderedDemo } from './renderDemos';
import { serveStage } from './serveStage';
import type { Verdict } from './verdicts';

async function renderInFolder(
  demos: readonly TestedDemo[],
  server: string,
): Promise<Map<string, RenderedDemo>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'demos-'));
  const program = path.join(folder, 'server.cjs');
  try {
    await writeFile(program, server);
    return await renderDemos(demos, program);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Runs all checks on demos.
 *
 * @param siteDir absolute path of the site
 * @param onVerdict told of each demo as soon as all of its checks have run
 * @throws if the demos cannot be packed, with file and line
 */
export async function checkDemos(
  demos: readonly TestedDemo[],
  siteDir: string,
  onVerdict: (id: string, verdict: Verdict) => void = () => {},
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  const bundles = await bundleDemos(demos, siteDir);
  const rendered = await renderInFolder(demos, bundles.server);
  const typeProblems = await checkTypes(demos, siteDir);
  // First, since a machine without a browser must not leave a server open.
  const browser = await launchShell();
  const stage = await serveStage(bundles, siteDir);
  try {
    const staged = demos.map(({ id, library, options }) => ({
      id,
      library,
      options,
      html: rendered.get(id)?.html ?? null,
    }));
    await examineDemos(staged, { browser, origin: stage.origin }, (id, findings) => {
      const verdict = {
        types: typeProblems.get(id) ?? [],
        server: rendered.get(id)?.serverProblems ?? ['was not rendered'],
        javascript: rendered.get(id)?.scriptProblems ?? ['was not rendered'],
        browser: findings.consoleProblems,
        axe: findings.violations,
        narrow: findings.overflow,
      };
      verdicts.set(id, verdict);
      onVerdict(id, verdict);
    });
  } finally {
    await browser.close();
    await stage.close();
  }
  return verdicts;
}
