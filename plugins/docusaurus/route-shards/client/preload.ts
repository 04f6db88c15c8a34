import preloadRoutes from '@docusaurus/core/lib/client/preload';
import { openShardOf } from './openShards';

/** Loads all that the page of an address consists of. */
export default async function preload(pathname: string): Promise<void> {
  await openShardOf(pathname);
  await preloadRoutes(pathname);
}
