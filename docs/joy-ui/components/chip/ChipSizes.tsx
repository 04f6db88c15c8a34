import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Flag from '@mui/icons-material/Flag';

const FILES = [
  { size: 'sm', name: 'notes.txt' },
  { size: 'md', name: 'plan.pdf' },
  { size: 'lg', name: 'budget.xlsx' },
] as const;

export default function ChipSizes() {
  return (
    <Stack
      direction="row"
      useFlexGap
      flexWrap="wrap"
      spacing={1.5}
      alignItems="center"
    >
      {FILES.map(({ size, name }) => (
        <Chip
          key={size}
          size={size}
          startDecorator={<Flag />}
          endDecorator={<ChipDelete aria-label={`Remove ${name}`} />}
        >
          {name}
        </Chip>
      ))}
    </Stack>
  );
}
