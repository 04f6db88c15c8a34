import Breadcrumbs, { type BreadcrumbsProps } from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default {
  component: Breadcrumbs,
  fixed: { 'aria-label': 'Breadcrumb' },
  controls: {
    separator: { start: '/' },
    maxItems: { min: 2, max: 8, step: 1 },
    itemsBeforeCollapse: { min: 0, max: 2, step: 1 },
    itemsAfterCollapse: { min: 0, max: 2, step: 1 },
    expandText: { start: 'Show path' },
    children: {
      choices: {
        Path: [
          <Link key="1" href="/material-ui/">
            Home
          </Link>,
          <Link key="2" href="/material-ui/">
            Projects
          </Link>,
          <Link key="3" href="/material-ui/">
            Website relaunch
          </Link>,
          <Typography key="4">Files</Typography>,
        ],
      },
      start: 'Path',
    },
  },
} satisfies Playground<BreadcrumbsProps>;
