import type { BrowserContext, Page } from 'playwright-core';
import type { Reader } from '../../tests/harness/reader';
import type { Disturb, FaultHost } from './createFaultHost';
import type { Template } from './templates';

/** Page, browser and host of a fault. */
export interface Scene {
  page: Page;
  context: BrowserContext;
  host: FaultHost;
  template: Template;
}

/** Something that goes wrong for a reader, and what the portal is to make of it. */
export interface Fault {
  /** The fault as a phrase that follows the name of its group. */
  name: string;
  /** Name under which the report counts it. */
  group: string;
  reader?: Reader;
  /** Runs before the scripts of every document. */
  arrange?: (context: BrowserContext) => Promise<unknown> | void;
  /** Disturbance of the host from the beginning. */
  disturb?: (template: Template) => Disturb;
  /** The address that is opened, made from the path of a page. */
  address?: (pathname: string) => string;
  /** Actions of the reader on the page. */
  act?: (scene: Scene) => Promise<void> | void;
  /** Assertions beside survival. */
  expect?: (scene: Scene) => Promise<void>;
  /** Assertions about the page that the reader opens afterwards, once it rests. */
  expectNext?: (page: Page) => Promise<void>;
  /** `static`: the scripts cannot be had, so the page stays what the host sent. */
  ends?: 'alive' | 'static';
  /** The page that is shown in the end; default: the opened one. */
  lands?: 'page' | 'not found';
  /** Names of the templates that have what fails; default: all. */
  templates?: readonly string[];
  /** Messages of the browser that no page can prevent, with the reason. */
  mayBeSaid?: readonly { text: RegExp; because: string }[];
  /** Violations that axe finds because of how the browser renders the fault, with the reason. */
  axeMaySay?: readonly { text: RegExp; because: string }[];
  /** Why axe cannot judge the page, where the fault takes what axe looks at. */
  withoutAxe?: string;
}
