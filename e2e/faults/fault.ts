import type { BrowserContext, Page } from 'playwright-core';
import type { Reader } from '../../tests/harness/reader';
import type { Disturb, FaultHost } from './createFaultHost';
import type { Template } from './templates';

/** Where a fault happens. */
export interface Scene {
  page: Page;
  context: BrowserContext;
  host: FaultHost;
  template: Template;
}

/** Something that goes wrong for a reader, and what the portal is to make of it. */
export interface Fault {
  /** What goes wrong, as a phrase that follows the name of its group. */
  name: string;
  /** What the report counts together. */
  group: string;
  reader?: Reader;
  /** Runs before the scripts of every document. */
  arrange?: (context: BrowserContext) => Promise<unknown> | void;
  /** What the host does from the beginning. */
  disturb?: (template: Template) => Disturb;
  /** The address that is opened, made from the path of a page. */
  address?: (pathname: string) => string;
  /** What the reader does on the page. */
  act?: (scene: Scene) => Promise<void> | void;
  /** What must hold beside survival. */
  expect?: (scene: Scene) => Promise<void>;
  /** What must come of the page that is gone to afterwards, once it rests. */
  expectNext?: (page: Page) => Promise<void>;
  /** `static`: the scripts cannot be had, so the page stays what the host sent. */
  ends?: 'alive' | 'static';
  /** The page that is there in the end; default: the one that was opened. */
  lands?: 'page' | 'not found';
  /** Names of the templates that have what fails; default: all. */
  templates?: readonly string[];
  /** What is said of the fault and cannot be kept from being said, with the reason. */
  mayBeSaid?: readonly { text: RegExp; because: string }[];
  /** What axe says because of how the browser shows the fault, with the reason. */
  axeMaySay?: readonly { text: RegExp; because: string }[];
  /** Why axe cannot judge the page, where the fault takes what axe looks at. */
  withoutAxe?: string;
}
