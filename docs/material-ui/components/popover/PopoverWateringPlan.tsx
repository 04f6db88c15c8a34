import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

export default function PopoverWateringPlan() {
  const labelId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [days, setDays] = React.useState(3);

  return (
    <Stack
      direction="row"
      spacing={2}
      alignItems="center"
      flexWrap="wrap"
      useFlexGap
    >
      <Typography>Water the lemon tree</Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {days === 1 ? 'every day' : `every ${days} days`}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': labelId, sx: { p: 2 } },
        }}
      >
        <Typography id={labelId} variant="subtitle2" component="p">
          Days between two waterings
        </Typography>
        <Stack direction="row" spacing={2} alignItems="center" sx={{ mt: 1 }}>
          <IconButton
            aria-label="One day less"
            onClick={() => setDays(Math.max(1, days - 1))}
          >
            <RemoveIcon />
          </IconButton>
          <Typography role="status" sx={{ minWidth: 24, textAlign: 'center' }}>
            {days}
          </Typography>
          <IconButton
            aria-label="One day more"
            onClick={() => setDays(Math.min(14, days + 1))}
          >
            <AddIcon />
          </IconButton>
        </Stack>
      </Popover>
    </Stack>
  );
}
