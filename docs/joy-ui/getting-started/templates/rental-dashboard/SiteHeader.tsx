import * as React from 'react';
import Box from '@mui/joy/Box';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Cottage from '@mui/icons-material/Cottage';
import MenuIcon from '@mui/icons-material/Menu';
import { PAGES } from './data';

function PageLinks({ orientation }: { orientation: 'horizontal' | 'vertical' }) {
  return (
    <Box component="nav" aria-label="Main">
      <List
        orientation={orientation}
        sx={{ '--ListItem-radius': '8px', '--List-gap': '4px' }}
      >
        {PAGES.map(({ name, href, current }) => (
          <ListItem key={name}>
            <ListItemButton
              component="a"
              href={href}
              selected={current}
              aria-current={current ? 'page' : undefined}
            >
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

export default function SiteHeader() {
  const [open, setOpen] = React.useState(false);

  return (
    <Sheet
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: { xs: 2, md: 3 },
        py: 1,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label="Open navigation"
        variant="outlined"
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Link
        href="/joy-ui/"
        level="title-lg"
        textColor="text.primary"
        underline="none"
        startDecorator={<Cottage color="primary" />}
        sx={{ marginInlineEnd: 'auto' }}
      >
        Hearthkey
      </Link>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <PageLinks orientation="horizontal" />
      </Box>
      <Drawer
        size="sm"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-describedby': undefined } }}
        sx={{ display: { md: 'none' } }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Hearthkey</DialogTitle>
        <Box sx={{ px: 1 }}>
          <PageLinks orientation="vertical" />
        </Box>
      </Drawer>
    </Sheet>
  );
}
