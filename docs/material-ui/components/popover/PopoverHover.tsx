import * as React from 'react';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverHover() {
  const id = React.useId();
  const [order, setOrder] = React.useState<HTMLElement | null>(null);

  const show = (event: React.SyntheticEvent<HTMLElement>) =>
    setOrder(event.currentTarget);
  const hide = () => setOrder(null);

  return (
    <Typography component="div">
      Payment received for{' '}
      <Link
        component="button"
        variant="body1"
        aria-describedby={order ? id : undefined}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={({ key }: React.KeyboardEvent) => key === 'Escape' && hide()}
      >
        order #1042
      </Link>
      <Popover
        open={order !== null}
        anchorEl={order}
        sx={{ pointerEvents: 'none' }}
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { id } }}
      >
        <Typography sx={{ p: 1 }}>2 desk lamps, € 99.80</Typography>
      </Popover>
    </Typography>
  );
}
