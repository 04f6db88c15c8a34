/** The parts of an address that routers decode. */
export interface EncodedAddress {
  /** Percent-encoded path. */
  pathname: string;
  /** Percent-encoded hash with its `#`, or nothing. */
  hash: string;
}

function makeDecodable(text: string, decode: (text: string) => string): string {
  try {
    decode(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/**
 * Makes an address safe to be decoded: a part with a broken escape, which `decodeURI` would
 * throw at, is taken as it is written. Never throws.
 *
 * @example toDecodableAddress({ pathname: '/a/', hash: '#100%' }).hash // → '#100%25'
 */
export function toDecodableAddress<T extends EncodedAddress>(address: T): T {
  const pathname = makeDecodable(address.pathname, decodeURI);
  const hash = makeDecodable(address.hash, decodeURIComponent);
  return pathname === address.pathname && hash === address.hash
    ? address
    : { ...address, pathname, hash };
}

/**
 * The path of the page that a host has answered with: hosts take slashes together and have the
 * file of a folder at two addresses, while the router knows one. Never throws.
 *
 * @example repairPathname('/a//b/index.html') // → '/a/b/'
 */
export function repairPathname(pathname: string): string {
  return makeDecodable(pathname, decodeURI)
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/');
}
