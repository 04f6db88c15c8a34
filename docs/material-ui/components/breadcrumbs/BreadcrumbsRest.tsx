import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';

const BETWEEN = [
  { name: 'Getting started', href: '/material-ui/getting-started/' },
  { name: 'Usage', href: '/material-ui/getting-started/usage/' },
];

export default function BreadcrumbsRest() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Breadcrumbs aria-label="Way, with a menu">
        <Link href="/material-ui/" color="inherit">
          Material UI
        </Link>
        <IconButton
          size="small"
          aria-label="Pages between"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizRounded fontSize="small" />
        </IconButton>
        <Typography component="span" color="text.primary" aria-current="page">
          First component
        </Typography>
      </Breadcrumbs>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Pages between', component: 'div' }}
      >
        {BETWEEN.map(({ name, href }) => (
          <MenuItem key={href} component="a" href={href}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
