import { parseFactor } from './machineSpeed';
import { FACTOR_VARIABLE } from './measureMachine';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * Every limit of a test and of what it waits for, in milliseconds. They end what hangs, and no test
 * is about them: each is several times what the slowest of its kind takes on the reference, since
 * other work may come to a machine after it was measured.
 */
const LIMITS = {
  /** A unit test. Some read all demos. */
  unitTest: 2 * MINUTE,
  /** A test in a browser: several waits, one after the other. */
  browserTest: 5 * MINUTE,
  /** A test that goes through many pages, or through all. */
  manyPages: 20 * MINUTE,
  /** A test that builds the portal, or installs a project. */
  build: 20 * MINUTE,
  /** A test that builds the portal twice at once, in little memory. */
  twoBuilds: 60 * MINUTE,

  /** A wait in a test: for an element, an address, a script of a page, a window. */
  wait: MINUTE,
  /** A browser, until it is there. */
  launch: MINUTE,
  /** A command to a browser over WebDriver: axe on a large page. */
  command: 2 * MINUTE,
  /** Time limit of reading a document over WebDriver, which a page that unloads never answers. */
  glance: 15 * SECOND,
  /** WebKitGTK, until it has found its driver. One in a hundred never does. */
  session: 30 * SECOND,
  /** A step of a page before the browser is asked whether it still draws it. */
  undrawnStep: 15 * SECOND,
  /** The next frame of a page whose timers go on. */
  frame: 15 * SECOND,
  /** A demo that is rendered as static HTML. */
  demo: 30 * SECOND,
} as const;

/** Names of the limits. */
export type LimitName = keyof typeof LIMITS;

/**
 * Returns a time limit for this machine, in milliseconds: longer than on the reference where
 * the machine was measured to be slower.
 */
export const getLimit = (name: LimitName): number =>
  Math.ceil(LIMITS[name] * parseFactor(process.env[FACTOR_VARIABLE]));
