import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router-dom';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

function toTitle(segment: string) {
  const text = segment.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function UrlBreadcrumbs() {
  const segments = useLocation().pathname.split('/').filter(Boolean);

  return (
    <Breadcrumbs aria-label="Breadcrumbs from the URL">
      {segments.map((segment, index) =>
        index < segments.length - 1 ? (
          <Link
            key={segment}
            component={RouterLink}
            to={`/${segments.slice(0, index + 1).join('/')}/`}
          >
            {toTitle(segment)}
          </Link>
        ) : (
          <Typography key={segment} component="span" aria-current="page">
            {toTitle(segment)}
          </Typography>
        ),
      )}
    </Breadcrumbs>
  );
}

export default function RoutingBreadcrumbs() {
  return (
    <MemoryRouter initialEntries={['/material-ui/react-table/']}>
      <UrlBreadcrumbs />
    </MemoryRouter>
  );
}
