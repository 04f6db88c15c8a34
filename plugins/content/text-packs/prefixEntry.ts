import { prefixToAddress } from '../../../src/lib/address/languagePrefix';

/** Set by the build. */
declare const BASE_URL: string;
declare const PREFIX_LANGUAGES: readonly string[];

const { pathname, search, hash } = window.location;
const base = BASE_URL.slice(0, -1);

const address = prefixToAddress(
  { pathname: pathname.slice(base.length), search, hash },
  PREFIX_LANGUAGES,
);

if (address !== null) {
  // The page below says that there is nothing here, which is not true.
  document.documentElement.hidden = true;
  window.location.replace(base + address);
}
