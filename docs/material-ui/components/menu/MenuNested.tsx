import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

export default function MenuNested() {
  const isRtl = useTheme().direction === 'rtl';
  const [file, setFile] = React.useState<HTMLElement | null>(null);
  const [move, setMove] = React.useState<HTMLElement | null>(null);

  const closeAll = () => {
    setMove(null);
    setFile(null);
  };

  return (
    <React.Fragment>
      <Button aria-haspopup="menu" onClick={(event) => setFile(event.currentTarget)}>
        File
      </Button>
      {/* Before its parent, so that the focus returns to the button. */}
      <Menu
        open={Boolean(move)}
        anchorEl={move}
        anchorOrigin={{ vertical: 'top', horizontal: isRtl ? 'left' : 'right' }}
        onClose={(_event, reason) =>
          reason === 'escapeKeyDown' ? setMove(null) : closeAll()
        }
        onKeyDown={({ key }) => {
          if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) setMove(null);
        }}
      >
        {['Archive', 'Shared', 'Drafts'].map((folder) => (
          <MenuItem key={folder} onClick={closeAll}>
            {folder}
          </MenuItem>
        ))}
      </Menu>
      <Menu open={Boolean(file)} anchorEl={file} onClose={closeAll}>
        <MenuItem onClick={closeAll}>Download</MenuItem>
        <MenuItem
          aria-haspopup="menu"
          aria-expanded={Boolean(move)}
          onClick={(event) => setMove(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) {
              setMove(event.currentTarget);
            }
          }}
        >
          Move to
          {isRtl ? <ChevronLeftIcon /> : <ChevronRightIcon />}
        </MenuItem>
      </Menu>
    </React.Fragment>
  );
}
