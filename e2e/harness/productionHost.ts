import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import {
  createSiteServer,
  type SiteServer,
} from '../../scripts/server/createSiteServer.mts';
import { launchBrowser } from '../../tests/harness/browser';
import { createHostProxy, type HostProxy } from './hostProxy';
import { BUILD_DIR, readBuilt } from '../../tests/harness/site';

/** The host of `DOCS_URL` where it is not set; the browser finds it on this machine. */
export const HOST = 'docs.example.org';
export const ORIGIN = `http://${HOST}`;

const KILL_SWITCH = path.resolve(
  fileURLToPath(import.meta.url),
  '../../../deploy/kill-switch.js',
);

/** The script that a host publishes to withdraw its worker. */
export const readKillSwitch = (): string => readFileSync(KILL_SWITCH, 'utf8');

/** The built portal on the host that has a worker. */
export interface ProductionHost {
  /** Stands for the host, and can be stopped and broken; whole again after each test. */
  readonly host: HostProxy;
  /** Origin of the server behind it, which is another host, without trailing slash. */
  readonly siteOrigin: string;
  /**
   * Starts a browser that finds the host.
   *
   * @param options.isSafe whether it takes the origin for one with a safe connection; default: true
   */
  launch(options?: { isSafe?: boolean }): Promise<Browser>;
  /** Lets the host answer as it is meant to. */
  mend(): void;
}

/** Sets up the production host before the tests of a file, and clears it after them. */
export function useProductionHost(): ProductionHost {
  let site: SiteServer;
  let host: HostProxy;
  const repair = () => {
    host.changeWorker = null;
    host.isMissing = () => false;
    host.takeOver = () => false;
  };
  beforeAll(async () => {
    site = await createSiteServer({ root: BUILD_DIR });
    host = await createHostProxy(site.origin, () => readBuilt('sw.js'));
  });
  afterEach(repair);
  afterAll(async () => {
    await host?.stop();
    await site?.close();
  });
  return {
    get host() {
      return host;
    },
    get siteOrigin() {
      return site.origin;
    },
    launch: ({ isSafe = true } = {}) =>
      launchBrowser([
        `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${host.port}`,
        // Workers need a safe origin, which a name on this machine is not by itself.
        ...(isSafe ? [`--unsafely-treat-insecure-origin-as-secure=${ORIGIN}`] : []),
      ]),
    mend: repair,
  };
}
