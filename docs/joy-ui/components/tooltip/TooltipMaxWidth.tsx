import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipMaxWidth() {
  return (
    <Tooltip
      describeChild
      title="Files in the archive stay for seven years. You can restore them at any time; nobody else can see them."
      sx={{ maxWidth: 240 }}
    >
      {/* Without an sx of its own, the button would take that of the tooltip. */}
      <Button variant="outlined" sx={{ minWidth: 120 }}>
        Archive
      </Button>
    </Tooltip>
  );
}
