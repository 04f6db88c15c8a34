import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreHoriz from '@mui/icons-material/MoreHoriz';

const hiddenPages = {
  'Getting started': '/material-ui/getting-started/',
  Usage: '/material-ui/getting-started/usage/',
};

export default function BreadcrumbsMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = Boolean(anchorEl);

  return (
    <div>
      <Breadcrumbs aria-label="Breadcrumb with menu">
        <Link href="/material-ui/">Material UI</Link>
        <IconButton
          size="small"
          aria-label="Hidden pages"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={(event) => setAnchorEl(event.currentTarget)}
        >
          <MoreHoriz fontSize="small" />
        </IconButton>
        <Typography component="span" aria-current="page">
          First component
        </Typography>
      </Breadcrumbs>
      <Menu
        open={open}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        MenuListProps={{ 'aria-label': 'Hidden pages', component: 'div' }}
      >
        {Object.entries(hiddenPages).map(([name, href]) => (
          <MenuItem key={href} component="a" href={href}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
