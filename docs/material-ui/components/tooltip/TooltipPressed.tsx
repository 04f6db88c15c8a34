import * as React from 'react';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { visuallyHidden } from '@mui/utils';

const hint = 'The three digits on the back of your card';

export default function TooltipPressed() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Stack direction="row" alignItems="center">
        <Typography>Security code</Typography>
        <Tooltip
          open={open}
          title={hint}
          placement="top"
          disableFocusListener
          disableHoverListener
          disableTouchListener
          onClose={() => setOpen(false)}
        >
          <IconButton
            aria-label="What is the security code?"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <InfoOutlined />
          </IconButton>
        </Tooltip>
        <Box component="span" role="status" sx={visuallyHidden}>
          {open ? hint : ''}
        </Box>
      </Stack>
    </ClickAwayListener>
  );
}
