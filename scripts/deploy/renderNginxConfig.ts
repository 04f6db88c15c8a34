import {
  CACHE_ONE_DAY,
  CACHE_IMMUTABLE,
  CACHE_NEVER,
  HASHED_FILE,
  PICTURE_OR_FONT,
  SECURITY_HEADERS,
  TRUST_POLICY,
} from '../../plugins/publish/content-security-policy/hostHeaders';
import {
  POLICY_MAP_FILE,
  TWIN_MAP_FILE,
} from '../../plugins/publish/content-security-policy/writePolicies';

/** Folder of the site for nginx, and its address for readers. */
export interface NginxSite {
  /** Absolute path of the folder with the built site. */
  folder: string;
  /** Path of the site, with both slashes. */
  baseUrl: string;
  /** Language tags that may prefix a path: tags of two letters. */
  prefixLanguages: readonly string[];
  /** Address and port, as `listen` takes it. */
  listen: string;
}

/** Media types that are text; HTML always is. */
const COMPRESSED_TYPES = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/wasm',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/tab-separated-values',
  'text/xml',
];

/** Media types that Debian's list lacks, or has otherwise. */
const TYPES = {
  'application/manifest+json': 'webmanifest',
  'application/wasm': 'wasm',
  'application/xml': 'xml',
  'application/json': 'json map',
  'application/zip': 'zip',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'text/css': 'css',
  'text/html': 'html',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/tab-separated-values': 'tsv',
};

const escapePath = (pathname: string) => pathname.replace(/[.~-]/g, '\\$&');

/** Patterns of the site lie below its path there. */
const belowBase = (pattern: RegExp, baseUrl: string) =>
  pattern.source.replace(/\\\//g, '/').replace(/^\^\//, `^${escapePath(baseUrl)}`);

/**
 * The part of `location` that leads addresses with a language prefix to their pages. It is
 * made of the address as it was sent: a decoded one could hold line ends, which would begin
 * another header. Slashes and backslashes after the prefix are dropped, or they would name a
 * host.
 */
function renderPrefixes({ baseUrl, prefixLanguages }: NginxSite) {
  if (prefixLanguages.length === 0) {
    return { maps: '', locations: '' };
  }
  const base = escapePath(baseUrl);
  return {
    maps: `
# /fr/page → /page?userLanguage=fr
map $request_uri $portal_rest {
    "~^${base}[a-z][a-z][/\\x5c]+(?<rest>[^?#]*)" $rest;
}
map $args $portal_more {
    "" "";
    default "&$args";
}
`,
    locations: `
    location ~ "^${base}(?<portal_language>${prefixLanguages.join('|')})/" {
        try_files $uri $uri/ @portal_prefix;
    }
    location @portal_prefix {
        # The blog has one language.
        if ($portal_rest ~ "^blog(?:/|$)") {
            return 302 ${baseUrl}$portal_rest$is_args$args;
        }
        return 302 "${baseUrl}$portal_rest?userLanguage=$portal_language$portal_more";
    }
`,
  };
}

/**
 * Writes the configuration of nginx for a built site, to be included in its `http` block:
 * compression, caching, headers, language prefixes and the page for what is missing.
 *
 * @throws if the folder cannot be written down, or does not end with the path of the site
 */
export function renderNginxConfig(site: NginxSite): string {
  const { folder, baseUrl, listen } = site;
  if (/["'\s;{}$\\]/.test(folder) || !folder.startsWith('/')) {
    throw new Error(
      `The folder must be an absolute path without spaces, quotes and signs of nginx, but is "${folder}".`,
    );
  }
  if (!`${folder}/`.endsWith(baseUrl)) {
    throw new Error(
      `A site at ${baseUrl} must lie in a folder that ends with this path, but is in "${folder}".`,
    );
  }
  const root = `${folder}/`.slice(0, -baseUrl.length) || '/';
  const prefixes = renderPrefixes(site);
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': '$portal_policy',
    'Content-Security-Policy-Report-Only': '$portal_trust',
    'Cache-Control': '$portal_cache',
    Link: '$portal_twin',
  };
  return `# Written by "npm run deploy:nginx". Belongs into the http block of nginx.
map_hash_bucket_size 256;
map_hash_max_size 16384;

# Read when nginx starts, and they hold hashes of what stands in the pages: deploy with
# --reload, or reload nginx after each deploy.
map $uri $portal_policy {
    include ${folder}/${POLICY_MAP_FILE};
}
# Where a page is also there as Markdown; an empty header is not sent.
map $uri $portal_twin {
    include ${folder}/${TWIN_MAP_FILE};
}
# Of pages alone, and not of what edited demos run in; an empty header is not sent.
map $uri $portal_trust {
    default "";
    "~^${escapePath(baseUrl)}(?:[\\w-]+/)?runner/" "";
    "~\\.html$" "${TRUST_POLICY}";
}
map $uri $portal_cache {
    default ${CACHE_NEVER};
    "~${belowBase(HASHED_FILE, baseUrl)}" "${CACHE_IMMUTABLE}";
    "~${belowBase(PICTURE_OR_FONT, baseUrl)}" "${CACHE_ONE_DAY}";
}
${prefixes.maps}
server {
    listen ${listen};
    root ${root};
    index index.html;
    server_tokens off;
    # Behind a proxy nginx knows neither the host nor the scheme that readers see.
    absolute_redirect off;

    types {
${Object.entries(TYPES)
  .map(([type, endings]) => `        ${type} ${endings};`)
  .join('\n')}
    }
    charset utf-8;
    charset_types ${COMPRESSED_TYPES.filter((type) => type !== 'application/wasm').join(' ')};

    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_comp_level 6;
    gzip_min_length 512;
    gzip_proxied any;
    gzip_types ${COMPRESSED_TYPES.join(' ')};

${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}

    error_page 404 ${baseUrl}404.html;
    # A folder without a page.
    error_page 403 =404 ${baseUrl}404.html;

    location ${baseUrl} {
        try_files $uri $uri/ =404;
    }
    # What speaks to hosts, and what is hidden.
    location ~ "^${escapePath(baseUrl)}_[^/]*$|/\\." {
        return 404;
    }
${prefixes.locations}}
`;
}
