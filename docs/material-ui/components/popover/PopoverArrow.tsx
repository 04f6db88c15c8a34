import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';

export default function PopoverArrow() {
  const [help, setHelp] = React.useState<Element | null>(null);

  return (
    <div>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        aria-expanded={help !== null}
        onClick={(event) => setHelp(event.currentTarget)}
      >
        What is a workspace?
      </Button>
      <Popover
        open={help !== null}
        anchorEl={help}
        onClose={() => setHelp(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Workspace',
            sx: {
              mt: 1.5,
              p: 2,
              overflow: 'visible',
              '&::before': {
                content: '""',
                position: 'absolute',
                top: -6,
                insetInlineStart: 'calc(50% - 6px)',
                width: 12,
                height: 12,
                background: 'inherit',
                transform: 'rotate(45deg)',
              },
            },
          },
        }}
      >
        All projects of one team
      </Popover>
    </div>
  );
}
