import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getLimit } from '../limits/limits';
import type { TestedDemo } from './listDemos';

/** Request to the process that renders. */
export type RenderRequest = Pick<TestedDemo, 'id' | 'library'>;

/** Outcome of a demo on the server. */
export interface RenderedDemo {
  id: string;
  /** Its static HTML; null where it could not be rendered. */
  html: string | null;
  /** Style sheet that makes it right in dark mode. */
  darkStyles: string;
  /** Errors and console messages. */
  serverProblems: string[];
  /** Differences in its JavaScript. */
  scriptProblems: string[];
}

/** Said before a demo is rendered: from then on its time is counted. */
export interface StartedDemo {
  started: string;
}

export interface RenderingOptions {
  /** Time that a demo may take, in milliseconds; beyond it, an endless loop is assumed. */
  patience?: number;
  /** In which it is rendered, as `Europe/Berlin`; default: that of the machine. */
  timeZone?: string;
}

/** Renders demos until one hangs or ends the process. @returns that one's message */
function renderUntilStopped(
  program: string,
  requests: readonly RenderRequest[],
  { patience = getLimit('demo'), timeZone }: RenderingOptions,
  onRendered: (rendered: RenderedDemo) => void,
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = fork(program, [], {
      execArgv: [],
      stdio: 'inherit',
      env: timeZone ? { ...process.env, TZ: timeZone } : process.env,
    });
    let problem: string | null = null;
    let timer: NodeJS.Timeout | undefined;
    child.on('message', (message: RenderedDemo | StartedDemo) => {
      clearTimeout(timer);
      if ('started' in message) {
        timer = setTimeout(() => {
          problem = `did not end within ${patience / 1000} s`;
          child.kill('SIGKILL');
        }, patience);
      } else {
        onRendered(message);
      }
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(problem ?? (code === 0 ? null : `ended the process with ${code}`));
    });
    child.send(requests);
  });
}

/**
 * Renders demos as static HTML, in both languages, in a process of its own: a demo that
 * never ends fails alone.
 *
 * @param program the bundle for the server, absolute path
 */
export async function renderDemos(
  demos: readonly TestedDemo[],
  program: string,
  options: RenderingOptions = {},
): Promise<Map<string, RenderedDemo>> {
  const rendered = new Map<string, RenderedDemo>();
  for (;;) {
    const waiting = demos.filter(({ id }) => !rendered.has(id));
    if (waiting.length === 0) {
      return rendered;
    }
    const problem = await renderUntilStopped(
      program,
      waiting.map(({ id, library }) => ({ id, library })),
      options,
      (demo) => rendered.set(demo.id, demo),
    );
    const stopped = demos.find(({ id }) => !rendered.has(id));
    if (stopped) {
      const serverProblems = [problem ?? 'ended the process'];
      rendered.set(stopped.id, {
        id: stopped.id,
        html: null,
        darkStyles: '',
        serverProblems,
        scriptProblems: ['its TypeScript could not be rendered'],
      });
    }
  }
}

/** As {@link renderDemos}, with the text of the program. */
export async function renderWithProgram(
  demos: readonly TestedDemo[],
  server: string,
  options?: RenderingOptions,
): Promise<Map<string, RenderedDemo>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'demos-'));
  const program = path.join(folder, 'server.cjs');
  try {
    await writeFile(program, server);
    return await renderDemos(demos, program, options);
  } finally {
    await rm(folder, { recursive: true });
  }
}
