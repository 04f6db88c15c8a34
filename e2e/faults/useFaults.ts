import type { Browser } from 'playwright-core';
import { launchShell } from '../../tests/harness/browser';
import { useStage, type Stage } from '../../tests/harness/site';
import { findFailures, openIn, type OpenWindow } from './findFailures';
import type { Run } from './faults';
import { readTemplate, type Template } from './templates';

/** Browser, host and site that the tests of one file of faults share. */
export interface FaultStage {
  /** Lets a fault happen, and says what did not survive. */
  findFailures: (run: Run) => Promise<string[]>;
  /** Name and version of the browser. */
  getEngine: () => string;
}

/** A browser that faults are tried in. */
export interface Engine {
  name: string;
  launch: () => Promise<Browser>;
  /** Messages of this browser alone about a response that was refused or was wrong. */
  messages?: readonly RegExp[];
}

const CHROMIUM: Engine = { name: 'Chromium', launch: launchShell };

/** Opens windows in a browser, which has a name and version. */
export interface FaultBrowser {
  openWindow: OpenWindow;
  engine: string;
}

/**
 * Tries faults on pages, of which it reads what they are like without one: each before its
 * first fault, so that one that cannot be read fails its own tests alone.
 *
 * @param stage on which they are read
 * @param getBrowser in which faults happen
 */
export function useRuns(
  stage: Stage,
  runsAxe: boolean,
  getBrowser: () => FaultBrowser,
): FaultStage {
  const templates = new Map<string, Promise<Template>>();
  let engine = '';
  return {
    async findFailures({ fault, template: name }) {
      const reading =
        templates.get(name) ?? readTemplate(stage.browser, stage.origin, name);
      templates.set(name, reading);
      const template = await reading;
      const browser = getBrowser();
      ({ engine } = browser);
      return findFailures(browser.openWindow, fault, template, runsAxe);
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
