import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsActions } from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

export default function TabsInPopover() {
  const actions = React.useRef<TabsActions>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [value, setValue] = React.useState(0);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Stamp collection
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        transitionDuration={400}
        TransitionProps={{ onEntered: () => actions.current?.updateIndicator() }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Stamp collection' } }}
      >
        <Tabs
          action={actions}
          variant="fullWidth"
          aria-label="Stamps"
          value={value}
          onChange={(_event, next: number) => setValue(next)}
          sx={{ width: 260 }}
        >
          <Tab label="Missing" />
          <Tab label="Double" />
        </Tabs>
        <Box sx={{ p: 2 }}>
          <Typography>{value === 0 ? '14 of 120' : '9 to swap'}</Typography>
        </Box>
      </Popover>
    </React.Fragment>
  );
}
