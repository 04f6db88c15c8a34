import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const TOOLTIPS = [
  { variant: 'solid', color: 'danger', name: 'Delete', hint: 'Cannot be undone' },
  { variant: 'soft', color: 'primary', name: 'Share', hint: 'With a link' },
  { variant: 'outlined', color: 'neutral', name: 'Move', hint: 'To a folder' },
  { variant: 'plain', color: 'success', name: 'Sync', hint: 'Up to date' },
] as const;

export default function TooltipVariants() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1}>
      {TOOLTIPS.map(({ variant, color, name, hint }) => (
        <Tooltip
          key={name}
          describeChild
          variant={variant}
          color={color}
          size="lg"
          title={hint}
        >
          <Button variant="outlined" color="neutral">
            {name}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
