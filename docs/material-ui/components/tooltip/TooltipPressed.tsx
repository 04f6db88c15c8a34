import * as React from 'react';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { visuallyHidden } from '@mui/utils';

const HINT = 'The meter in the cellar, not the one in the flat.';

export default function TooltipPressed() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Stack direction="row" alignItems="center" spacing={0.5}>
        <Typography>Reading of the water meter</Typography>
        <Tooltip
          open={open}
          title={HINT}
          placement="top"
          disableFocusListener
          disableHoverListener
          disableTouchListener
          onClose={() => setOpen(false)}
        >
          <IconButton
            size="small"
            aria-label="Which meter"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <InfoOutlined fontSize="inherit" />
          </IconButton>
        </Tooltip>
        <Box component="span" role="status" sx={visuallyHidden}>
          {open ? HINT : ''}
        </Box>
      </Stack>
    </ClickAwayListener>
  );
}
