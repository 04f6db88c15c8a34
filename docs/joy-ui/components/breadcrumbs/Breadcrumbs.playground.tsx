import Breadcrumbs, { type BreadcrumbsProps } from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import ChevronRight from '@mui/icons-material/ChevronRight';

export default {
  component: Breadcrumbs,
  controls: {
    separator: { choices: { Icon: <ChevronRight />, Dot: '·' } },
    size: {},
    children: {
      choices: {
        Path: [
          <Link key="projects" href="/joy-ui/react-card/">
            Projects
          </Link>,
          <Link key="website" href="/joy-ui/react-link/">
            Website
          </Link>,
          <Typography key="files" aria-current="page">
            Files
          </Typography>,
        ],
      },
      start: 'Path',
    },
  },
  fixed: { 'aria-label': 'Breadcrumbs' },
} satisfies Playground<BreadcrumbsProps>;
