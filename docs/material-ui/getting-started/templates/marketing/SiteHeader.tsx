import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Close from '@mui/icons-material/Close';
import Handyman from '@mui/icons-material/Handyman';
import MenuIcon from '@mui/icons-material/Menu';
import { NAME, SECTIONS, type GoTo, type SectionId } from './data';

const LINKS = [...SECTIONS, { id: 'start', label: 'Start a shed' }] as const;

export default function SiteHeader({ goTo }: { goTo: GoTo }) {
  const [isOpen, setOpen] = React.useState(false);
  const target = React.useRef<SectionId>();
  const close = () => setOpen(false);

  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ bgcolor: 'background.default', borderRadius: 0 }}
    >
      <Container>
        <Toolbar disableGutters sx={{ gap: 1 }}>
          <Handyman color="primary" />
          <Typography sx={{ flexGrow: 1, fontWeight: 800, fontSize: 18 }}>
            {NAME}
          </Typography>
          <Box
            component="nav"
            aria-label="Sections"
            sx={{ display: { xs: 'none', md: 'flex' }, gap: 1 }}
          >
            {LINKS.map(({ id, label }) => (
              <Button
                key={id}
                color={id === 'start' ? 'secondary' : 'inherit'}
                variant={id === 'start' ? 'contained' : 'text'}
                disableElevation
                onClick={() => goTo(id)}
              >
                {label}
              </Button>
            ))}
          </Box>
          <IconButton
            aria-label="Open menu"
            onClick={() => setOpen(true)}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
        </Toolbar>
      </Container>
      <Drawer
        anchor="top"
        open={isOpen}
        onClose={close}
        // The focus is back at the button by now, and may go on from there.
        SlideProps={{
          onExited: () => {
            if (target.current) goTo(target.current);
            target.current = undefined;
          },
        }}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' }}
        sx={{ display: { md: 'none' }, '& .MuiDrawer-paper': { borderRadius: 0 } }}
      >
        <IconButton
          aria-label="Close menu"
          onClick={close}
          sx={{ m: 1, alignSelf: 'flex-end' }}
        >
          <Close />
        </IconButton>
        <List component="nav" aria-label="Sections" sx={{ pb: 2 }}>
          {LINKS.map(({ id, label }) => (
            <ListItem key={id} component="div" disablePadding>
              <ListItemButton
                onClick={() => {
                  target.current = id;
                  close();
                }}
              >
                {label}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </AppBar>
  );
}
