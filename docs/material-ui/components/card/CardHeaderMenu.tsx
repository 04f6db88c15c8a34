import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreVert from '@mui/icons-material/MoreVert';

export default function CardHeaderMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Card variant="outlined" sx={{ maxWidth: 400 }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main' }}>
            OH
          </Avatar>
        }
        title="Omar Haddad"
        subheader="Commented on 3 May"
        action={
          <IconButton
            aria-label="Options of the comment"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVert />
          </IconButton>
        }
      />
      <CardContent sx={{ pt: 0 }}>
        <Typography>The totals on page 2 are wrong.</Typography>
      </CardContent>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={close}>Edit</MenuItem>
        <MenuItem onClick={close}>Delete</MenuItem>
      </Menu>
    </Card>
  );
}
