import type { SiteFacts } from '../../../config/siteFacts';

const customFields: SiteFacts = {
  hasMuiXLicense: false,
  productionHost: 'docs.example.org',
  repositoryUrl: 'https://example.org/portal',
  products: {
    'material-ui': { name: 'Material UI', version: '1.2.3' },
    'joy-ui': { name: 'Joy UI', version: '1.2.3' },
    'base-ui': { name: 'Base UI', version: '1.2.3' },
    system: { name: 'MUI System', version: '1.2.3' },
    x: { name: 'MUI X' },
  },
  versions: { '@mui/material': '1.2.3' },
};

export default {
  title: 'Portal',
  url: 'https://docs.example.org',
  baseUrl: '/',
  trailingSlash: true,
  themeConfig: {
    prism: { magicComments: [] },
    navbar: {},
    colorMode: {},
    docs: {},
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  },
  future: { experimental_router: 'browser' },
  customFields,
};
