import Box from '@mui/joy/Box';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipFollowCursor() {
  return (
    <Tooltip followCursor describeChild title="16 orders between 9:00 and 10:00">
      <Box
        role="img"
        aria-label="Orders between 9:00 and 10:00"
        sx={{ width: 200, height: 72, borderRadius: 'sm', bgcolor: 'primary.500' }}
      />
    </Tooltip>
  );
}
