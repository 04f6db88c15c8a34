import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

interface LicenseKeyOptions {
  /** Licence key of MUI X; without it the packages run for evaluation. */
  licenseKey?: string;
}

/** Module that defines `LicenseInfo`, in either module system. */
export const LICENSE_MODULE =
  /[\\/]@mui[\\/]x-license-pro[\\/](?:\w+[\\/])?utils[\\/]licenseInfo\.js$/;

/** Gives the Pro and Premium packages in the demos of pages the licence key of the portal. */
export default function licenseKeyPlugin(
  _context: LoadContext,
  { licenseKey }: LicenseKeyOptions,
): Plugin {
  return {
    name: 'license-key',
    configureWebpack: () =>
      licenseKey
        ? {
            module: {
              rules: [
                {
                  test: LICENSE_MODULE,
                  loader: path.join(__dirname, 'licenseLoader.cjs'),
                  options: { licenseKey },
                },
              ],
            },
          }
        : {},
  };
}
