import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import HelpOutline from '@mui/icons-material/HelpOutline';

const help =
  'The reference is printed on every invoice. Use your cost centre or the number of your order.\nAt most 20 characters.';

export default function TooltipMaxWidth() {
  return (
    <Tooltip
      describeChild
      title={help}
      slotProps={{
        tooltip: {
          sx: { maxWidth: 220, fontSize: 14, p: 1.5, whiteSpace: 'pre-line' },
        },
      }}
    >
      <IconButton aria-label="About the reference">
        <HelpOutline />
      </IconButton>
    </Tooltip>
  );
}
