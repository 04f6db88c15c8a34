import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import HeaderLinks from './HeaderLinks';
import { logo, selma } from './pictures';

export default function Header() {
  const [isOpen, setOpen] = React.useState(false);

  return (
    <Sheet
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1.5, md: 3 },
        px: { xs: 2, md: 3 },
        py: 1,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton
        variant="outlined"
        aria-label="Open navigation"
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Typography
        component="div"
        level="title-lg"
        startDecorator={
          <Box
            component="img"
            src={logo}
            alt=""
            sx={{ width: 32, height: 32, borderRadius: 'sm' }}
          />
        }
      >
        Polaris Studio
      </Typography>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <HeaderLinks orientation="horizontal" />
      </Box>
      <IconButton
        component="a"
        href="/joy-ui/react-avatar/"
        aria-label="Profile of Selma Lindqvist"
        sx={{ borderRadius: '50%', marginInlineStart: 'auto' }}
      >
        <Avatar size="sm" src={selma} alt="">
          SL
        </Avatar>
      </IconButton>
      <Drawer
        size="sm"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-describedby': undefined } }}
        sx={{ display: { md: 'none' } }}
      >
        <ModalClose
          aria-label="Close navigation"
          sx={{ right: 'auto', insetInlineEnd: '0.625rem' }}
        />
        <DialogTitle>Polaris Studio</DialogTitle>
        <Box sx={{ px: 1 }}>
          <HeaderLinks orientation="vertical" />
        </Box>
      </Drawer>
    </Sheet>
  );
}
