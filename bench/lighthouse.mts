import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Scores of Lighthouse's mobile preset, 0 to 100. */
export interface LighthouseScores {
  performance: number;
  accessibility: number;
}

interface Report {
  categories: Record<keyof LighthouseScores, { score: number | null }>;
  runtimeError?: { message: string };
}

/**
 * Reads the scores of a report.
 *
 * @param text JSON, as Lighthouse writes it
 * @throws if the page could not be measured
 */
export function parseScores(text: string): LighthouseScores {
  const { categories, runtimeError } = JSON.parse(text) as Report;
  const read = (name: keyof LighthouseScores) => {
    const score = categories[name]?.score;
    if (typeof score !== 'number') {
      throw new Error(
        runtimeError?.message ?? `The report has no score for ${name}.`,
      );
    }
    return Math.round(score * 100);
  };
  return { performance: read('performance'), accessibility: read('accessibility') };
}

/** Number of trials, after which the page is reported as not measurable. */
const TRIALS = 3;

/** A Lighthouse that was found in a folder. */
export interface Lighthouse {
  version: string;
  run(address: string): Promise<LighthouseScores>;
}

/**
 * Finds Lighthouse in a folder where `npm install lighthouse` has been run; it is no
 * dependency of the portal.
 *
 * @param browserPath of Chromium
 * @throws if it is not there
 */
export function findLighthouse(folder: string, browserPath: string): Lighthouse {
  const home = path.resolve(folder, 'node_modules/lighthouse');
  const manifest = path.join(home, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(`Run "npm install lighthouse" in ${folder} first.`);
  }
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    version: string;
  };
  const measure = (address: string) =>
    promisify(execFile)(
      process.execPath,
      [
        path.join(home, 'cli/index.js'),
        address,
        '--output=json',
        '--quiet',
        '--only-categories=performance,accessibility',
        '--chrome-flags=--headless --no-sandbox --disable-gpu',
      ],
      {
        env: { ...process.env, CHROME_PATH: browserPath },
        maxBuffer: 100_000_000,
        timeout: 300_000,
      },
    );
  return {
    version,
    async run(address) {
      // Now and then it loses its own recording, says so, and asks to be run again.
      for (let trial = 1; ; trial += 1) {
        try {
          return parseScores((await measure(address)).stdout);
        } catch (error) {
          const { stderr } = error as { stderr?: string };
          if (trial === TRIALS || !stderr?.includes('NO_NAVSTART')) {
            throw new Error(
              `Lighthouse cannot measure ${address}: ${stderr ?? String(error)}`,
              { cause: error },
            );
          }
          console.log(`Lighthouse lost its recording of ${address}; it runs again.`);
        }
      }
    },
  };
}
