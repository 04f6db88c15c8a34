import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsActions } from '@mui/material/Tabs';

export default function TabsInPopover() {
  const actions = React.useRef<TabsActions>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [value, setValue] = React.useState(0);

  return (
    <React.Fragment>
      <Button
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Notifications
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        TransitionProps={{ onEntered: () => actions.current?.updateIndicator() }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Notifications' } }}
      >
        <Tabs
          action={actions}
          aria-label="Notifications"
          value={value}
          onChange={(_event, newValue: number) => setValue(newValue)}
        >
          <Tab label="Unread" />
          <Tab label="All" />
        </Tabs>
      </Popover>
    </React.Fragment>
  );
}
