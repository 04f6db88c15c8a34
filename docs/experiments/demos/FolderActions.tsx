import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function FolderActions() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [confirming, setConfirming] = useState(false);
  const menuOpen = anchor !== null;
  const askFirst = () => {
    setAnchor(null);
    setConfirming(true);
  };
  return (
    <div>
      <Button
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Folder
      </Button>
      <Menu
        open={menuOpen}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-labelledby': `${id}-button` }}
      >
        <MenuItem onClick={() => setAnchor(null)}>Rename</MenuItem>
        <MenuItem onClick={askFirst}>Empty the folder</MenuItem>
      </Menu>
      <Dialog
        open={confirming}
        aria-labelledby={`${id}-title`}
        onClose={() => setConfirming(false)}
      >
        <DialogTitle id={`${id}-title`}>Empty the folder?</DialogTitle>
        <DialogContent>Twelve letters are lost for good.</DialogContent>
        <DialogActions>
          <Button onClick={() => setConfirming(false)}>Keep them</Button>
          <Button color="error" onClick={() => setConfirming(false)}>
            Empty
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
