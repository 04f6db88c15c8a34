import preloadRoutes from '@docusaurus/core/lib/client/preload';
import { PAGE_FAILED } from '../../../src/lib/pageFailed';
import { openShardOf } from './openShards';

/** Whether somebody takes care of a page that cannot be loaded. */
const isTaken = (pathname: string): boolean =>
  !window.dispatchEvent(
    new CustomEvent(PAGE_FAILED, { detail: pathname, cancelable: true }),
  );

/**
 * Loads all that the page of an address consists of. Where that fails the framework reloads
 * the document, unless a listener to `PAGE_FAILED` prevents it: then this never ends.
 */
export default async function preload(pathname: string): Promise<void> {
  try {
    await openShardOf(pathname);
    await preloadRoutes(pathname);
  } catch (error) {
    if (!isTaken(pathname)) throw error;
    await new Promise(() => {});
  }
}
