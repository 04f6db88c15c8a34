import { repairPathname } from '../lib/address/decodableAddress';

/**
 * Before the router reads the address: it decodes it without a guard, and takes one with two
 * slashes or a file name for another page than the one the host has sent.
 */
if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const repaired = repairPathname(pathname);
  if (repaired !== pathname) {
    window.history.replaceState(null, '', repaired + search + hash);
  }
}
