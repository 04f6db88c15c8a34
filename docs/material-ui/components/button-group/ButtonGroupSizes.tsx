import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';

export default function ButtonGroupSizes() {
  return (
    <Stack
      direction="row"
      useFlexGap
      flexWrap="wrap"
      spacing={2}
      alignItems="center"
    >
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ButtonGroup key={size} size={size} aria-label={`Zoom, ${size}`}>
          <Button aria-label="Zoom out">
            <RemoveRounded fontSize="small" />
          </Button>
          <Button aria-label="Zoom in">
            <AddRounded fontSize="small" />
          </Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
