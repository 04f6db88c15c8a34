import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import HelpOutline from '@mui/icons-material/HelpOutline';

const HINT =
  'Specific gravity compares the wort with water of the same temperature. 1.050 means that it weighs five per cent more.';

export default function TooltipWidth() {
  return (
    <Stack direction="row" alignItems="center" spacing={0.5}>
      <Typography>Gravity at the start: 1.050</Typography>
      <Tooltip
        describeChild
        title={HINT}
        slotProps={{ tooltip: { sx: { maxWidth: 220, fontSize: 13, p: 1.5 } } }}
      >
        <IconButton size="small" aria-label="What gravity means">
          <HelpOutline fontSize="inherit" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
