import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperBasic() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <Button
        aria-expanded={Boolean(anchorEl)}
        onClick={(event) => setAnchorEl(anchorEl ? null : event.currentTarget)}
      >
        Shipping costs
      </Button>
      <Popper
        role="note"
        open={Boolean(anchorEl)}
        anchorEl={anchorEl}
        sx={{ zIndex: 'modal' }}
      >
        <Paper sx={{ p: 2 }}>€ 4.90, free from € 50</Paper>
      </Popper>
    </div>
  );
}
