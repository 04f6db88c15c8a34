import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipPlacement() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1}>
      {(['top', 'left', 'right', 'bottom-start'] as const).map((placement) => (
        <Tooltip
          key={placement}
          arrow
          describeChild
          placement={placement}
          title={`The tooltip is at ${placement}`}
        >
          <Button variant="outlined" color="neutral">
            {placement}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
