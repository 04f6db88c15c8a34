import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipColors() {
  return (
    <Tooltip
      arrow
      describeChild
      title="Paid on 4 May"
      slotProps={{
        tooltip: {
          sx: {
            bgcolor: 'success.main',
            color: 'success.contrastText',
            fontSize: 14,
          },
        },
        arrow: { sx: { color: 'success.main' } },
      }}
    >
      <Chip tabIndex={0} label="Paid" color="success" variant="outlined" />
    </Tooltip>
  );
}
