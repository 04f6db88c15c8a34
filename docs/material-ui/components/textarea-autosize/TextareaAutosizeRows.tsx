import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const address = 'Acme Ltd\n12 Harbour Street\nDublin 2\nIreland';

export default function TextareaAutosizeRows() {
  return (
    <Stack spacing={2}>
      <TextareaAutosize
        aria-label="Notes, at least 3 rows"
        placeholder="At least 3 rows"
        minRows={3}
        style={{ font: 'inherit' }}
      />
      <TextareaAutosize
        aria-label="Address, at most 3 rows"
        defaultValue={address}
        maxRows={3}
        style={{ font: 'inherit' }}
      />
    </Stack>
  );
}
