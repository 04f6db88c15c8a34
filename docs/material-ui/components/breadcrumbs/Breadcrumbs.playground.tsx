import Breadcrumbs, { type BreadcrumbsProps } from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default {
  component: Breadcrumbs,
  fixed: { 'aria-label': 'Way to the sheet' },
  controls: {
    separator: { start: '/' },
    maxItems: { min: 2, max: 8, step: 1 },
    itemsBeforeCollapse: { min: 0, max: 2, step: 1 },
    itemsAfterCollapse: { min: 0, max: 2, step: 1 },
    expandText: { start: 'Show the way' },
    children: {
      choices: {
        Way: [
          <Link key="1" href="/material-ui/">
            Archive
          </Link>,
          <Link key="2" href="/material-ui/">
            Maps
          </Link>,
          <Link key="3" href="/material-ui/">
            North
          </Link>,
          <Typography key="4">Sheet 12</Typography>,
        ],
      },
      start: 'Way',
    },
  },
} satisfies Playground<BreadcrumbsProps>;
