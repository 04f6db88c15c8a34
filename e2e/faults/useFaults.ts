import type { Browser } from 'playwright-core';
import { launchBrowser } from '../harness/browser';
import { useStage, type Stage } from '../harness/site';
import { findCasualties, openIn, type OpenWindow } from './survive';
import type { Run } from './faults';
import { readTemplates, type Template } from './templates';

/** Time to open all templates, one after the other, on a busy machine. */
const READING_MS = 300_000;

/** What the tests of a file of faults share. */
export interface FaultStage {
  /** Lets a fault happen, and says what did not survive. */
  findCasualties: (run: Run) => Promise<string[]>;
  /** Name and version of the browser. */
  getEngine: () => string;
}

/** A browser that faults are tried in. */
export interface Engine {
  name: string;
  launch: () => Promise<Browser>;
  /** What it alone says of an answer that was refused, or was not what it should be. */
  messages?: readonly RegExp[];
}

const CHROMIUM: Engine = { name: 'Chromium', launch: launchBrowser };

/** Opens windows in a browser, which has a name and version. */
export interface FaultBrowser {
  openWindow: OpenWindow;
  engine: string;
}

/**
 * Reads what the pages are like without faults, before the tests of a file.
 *
 * @param stage on which they are read
 * @param getBrowser in which faults happen
 */
export function useRuns(
  stage: Stage,
  runsAxe: boolean,
  getBrowser: () => FaultBrowser,
): FaultStage {
  let templates: Template[] = [];
  let engine = '';
  beforeAll(async () => {
    templates = await readTemplates(stage.browser, stage.origin);
    ({ engine } = getBrowser());
  }, READING_MS);
  return {
    findCasualties({ fault, template }) {
      const found = templates.find(({ name }) => name === template);
      if (!found) throw new Error(`There is no template "${template}".`);
      return findCasualties(getBrowser().openWindow, fault, found, runsAxe);
    },
    getEngine: () => engine,
  };
}

/** Sets the stage: one browser, and what the pages are like without faults. */
export function useFaults(runsAxe: boolean, engine = CHROMIUM): FaultStage {
  const stage = useStage(engine.launch);
  return useRuns(stage, runsAxe, () => ({
    openWindow: openIn(stage.browser, stage.origin, engine.messages),
    engine: `${engine.name} ${stage.browser.version()}`,
  }));
}
