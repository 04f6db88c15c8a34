/**
 * Settings that a build reads from environment variables. Every value has a harmless default or
 * may be absent.
 */
export interface Environment {
  /**
   * `DOCS_REPOSITORY_URL`: address of the source repository without trailing slash. Gives "Edit
   * this page" and the repository link of the header; both are left out without it.
   */
  readonly repositoryUrl: string | undefined;
  /** `DOCS_URL`: origin the portal is published at. Default: an example origin. */
  readonly productionUrl: string;
  /**
   * `DOCS_PRODUCTION_HOST`: the one host on which the service worker is registered. Default:
   * the host of `productionUrl`.
   */
  readonly productionHost: string;
  /** `DOCS_BASE_URL`: path below the origin, with both slashes. Default: `/`. */
  readonly baseUrl: string;
  /** `DOCS_LOCALES`: languages to build pages in, English first. Default: English alone. */
  readonly locales: readonly string[];
  /** `DOCS_GTAG_ID`: measurement id of the global tag. Without it no tag is loaded. */
  readonly gtagId: string | undefined;
  /**
   * `DOCS_FEEDBACK_URL`: where answers about pages are sent to. Without it they stay in the
   * reader's browser.
   */
  readonly feedbackUrl: string | undefined;
  /**
   * `MUI_X_LICENSE_KEY`: licence key of MUI X, published with the demos of its Pro and Premium
   * packages. Without it they run for evaluation, under the watermark of their makers.
   */
  readonly muiXLicenseKey: string | undefined;
}

const EXAMPLE_URL = 'https://docs.example.org';

/** The variables as they come: strings, or absent. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** Reads a variable; one that is empty or blank counts as absent. */
function readVariable(
  variables: EnvironmentVariables,
  name: string,
): string | undefined {
  return variables[name]?.trim() || undefined;
}

function malformed(name: string, expected: string, value: string): Error {
  return new Error(`${name} must be ${expected}, but is "${value}".`);
}

function parseHttpUrl(name: string, value: string, expected: string): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username ||
    url.search ||
    url.hash
  ) {
    throw malformed(name, expected, value);
  }
  return url;
}

function readRepositoryUrl(variables: EnvironmentVariables): string | undefined {
  const name = 'DOCS_REPOSITORY_URL';
  const value = readVariable(variables, name);
  if (value === undefined) return undefined;
  const expected = 'the http(s) address of a repository';
  const url = parseHttpUrl(name, value, expected);
  if (url.pathname === '/') throw malformed(name, expected, value);
  return url.href.replace(/\/+$/, '');
}

function readProductionUrl(variables: EnvironmentVariables): string {
  const name = 'DOCS_URL';
  const value = readVariable(variables, name);
  if (value === undefined) return EXAMPLE_URL;
  const expected =
    'an http(s) origin without path (the path goes into DOCS_BASE_URL)';
  const url = parseHttpUrl(name, value, expected);
  if (url.pathname !== '/') throw malformed(name, expected, value);
  return url.origin;
}

function readProductionHost(
  variables: EnvironmentVariables,
  productionUrl: string,
): string {
  const name = 'DOCS_PRODUCTION_HOST';
  const value = readVariable(variables, name);
  if (value === undefined) return new URL(productionUrl).host;
  // Default ports are no part of location.host, so "example.org:443" would never match.
  const url = URL.canParse(`https://${value}`) ? new URL(`https://${value}`) : null;
  if (!url || url.host !== value.toLowerCase()) {
    throw malformed(
      name,
      'a host name with an optional port, without scheme or path',
      value,
    );
  }
  return url.host;
}

function readBaseUrl(variables: EnvironmentVariables): string {
  const name = 'DOCS_BASE_URL';
  const value = readVariable(variables, name) ?? '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    throw malformed(name, 'a path that begins and ends with a slash', value);
  }
  return value;
}

function readLocales(variables: EnvironmentVariables): string[] {
  const name = 'DOCS_LOCALES';
  const value = readVariable(variables, name);
  if (value === undefined) return ['en'];
  const locales = value.split(',').map((locale) => locale.trim());
  if (
    locales[0] !== 'en' ||
    new Set(locales).size < locales.length ||
    !locales.every((locale) => /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(locale))
  ) {
    throw malformed(name, 'a list of different languages such as en,fr', value);
  }
  return locales;
}

function readGtagId(variables: EnvironmentVariables): string | undefined {
  const name = 'DOCS_GTAG_ID';
  const value = readVariable(variables, name);
  if (value !== undefined && !/^[A-Z]{1,3}-[A-Z0-9-]+$/.test(value)) {
    throw malformed(name, 'a measurement id such as G-XXXXXXXXXX', value);
  }
  return value;
}

function readFeedbackUrl(variables: EnvironmentVariables): string | undefined {
  const name = 'DOCS_FEEDBACK_URL';
  const value = readVariable(variables, name);
  return value === undefined
    ? undefined
    : parseHttpUrl(name, value, 'an http(s) address without query').href;
}

function readLicenseKey(variables: EnvironmentVariables): string | undefined {
  const name = 'MUI_X_LICENSE_KEY';
  const value = readVariable(variables, name);
  if (value !== undefined && !/^[\w+/=-]+$/.test(value)) {
    // The value is a secret and must not reach a log.
    throw new Error(`${name} must be one word of letters, digits and + / = - _.`);
  }
  return value;
}

/**
 * Reads and checks the variables.
 *
 * @throws an Error that names the variable which is malformed
 * @example readEnvironment({ DOCS_URL: 'https://ui.example.com' }).productionHost
 * // → 'ui.example.com'
 */
export function readEnvironment(variables: EnvironmentVariables): Environment {
  const productionUrl = readProductionUrl(variables);
  return {
    repositoryUrl: readRepositoryUrl(variables),
    productionUrl,
    productionHost: readProductionHost(variables, productionUrl),
    baseUrl: readBaseUrl(variables),
    locales: readLocales(variables),
    gtagId: readGtagId(variables),
    feedbackUrl: readFeedbackUrl(variables),
    muiXLicenseKey: readLicenseKey(variables),
  };
}

/** The surroundings of this build. The only reader of `process.env` in the portal. */
export const environment: Environment = readEnvironment(process.env);
