import fs from 'node:fs';
import path from 'node:path';
import { environment } from './environment';

/** Name of the portal, and what it is. */
export const SITE_TITLE = 'Facet';
export const SITE_TAGLINE =
  'Documentation for Material UI, Joy UI, Base UI, MUI System and MUI X';

const PACKAGES_DIR = path.resolve(__dirname, '..', 'node_modules');

/** A documentation set as the shell names it. */
export interface SiteProduct {
  name: string;
  /** Version of the installed package; MUI X packages differ, so the set has none. */
  version?: string;
}

/** Facts that the build knows and the shell shows; passed on as `customFields`. */
export interface SiteFacts {
  /** The one host on which the service worker is registered. */
  productionHost: string;
  repositoryUrl?: string;
  /** Measurement id of the global tag. */
  gtagId?: string;
  /** Address that receives answers about pages. */
  feedbackUrl?: string;
  /** Whether the Pro and Premium packages of MUI X have a licence key. */
  hasMuiXLicense: boolean;
  /** By id of the documentation set. */
  products: Record<string, SiteProduct>;
  /** Installed versions by package name. */
  versions: Record<string, string>;
}

const PACKAGES = [
  '@mui/material',
  '@mui/joy',
  '@mui/base',
  '@mui/system',
  '@mui/icons-material',
  '@mui/lab',
  '@mui/x-data-grid',
  '@mui/x-data-grid-premium',
  '@mui/x-data-grid-pro',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
  '@mui/x-charts',
  '@mui/x-tree-view',
] as const;

function readVersion(packageName: string): string {
  // Read as a file: not every package exports its package.json.
  const file = path.join(PACKAGES_DIR, packageName, 'package.json');
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    version: string;
  };
  return version;
}

/** Reads the installed packages, so that no version is typed by hand. */
export function loadSiteFacts(): SiteFacts {
  const versions = Object.fromEntries(
    PACKAGES.map((name) => [name, readVersion(name)]),
  );
  return {
    productionHost: environment.productionHost,
    ...(environment.repositoryUrl
      ? { repositoryUrl: environment.repositoryUrl }
      : {}),
    ...(environment.gtagId ? { gtagId: environment.gtagId } : {}),
    ...(environment.feedbackUrl ? { feedbackUrl: environment.feedbackUrl } : {}),
    hasMuiXLicense: environment.muiXLicenseKey !== undefined,
    products: {
      'material-ui': { name: 'Material UI', version: versions['@mui/material'] },
      'joy-ui': { name: 'Joy UI', version: versions['@mui/joy'] },
      'base-ui': { name: 'Base UI', version: versions['@mui/base'] },
      system: { name: 'MUI System', version: versions['@mui/system'] },
      x: { name: 'MUI X' },
    },
    versions,
  };
}
