import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaFocusRing() {
  return (
    <Stack spacing={2}>
      <Textarea
        aria-label="Thick green ring"
        placeholder="Thick green ring"
        minRows={2}
        sx={{
          '--Textarea-focusedHighlight': 'var(--joy-palette-success-500)',
          '--Textarea-focusedThickness': '3px',
        }}
      />
      <Textarea
        aria-label="Line below"
        placeholder="Line below"
        variant="soft"
        minRows={2}
        sx={{
          '--Textarea-radius': '0px',
          '&::before': {
            boxShadow: 'none',
            borderBottom: '2px solid var(--Textarea-focusedHighlight)',
            transform: 'scaleX(0)',
            transition: 'transform 0.2s',
          },
          '&:focus-within::before': { transform: 'scaleX(1)' },
        }}
      />
    </Stack>
  );
}
