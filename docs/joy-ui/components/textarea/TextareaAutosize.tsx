import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const agenda = 'Budget\nHiring\nOffice move\nRetrospective';

export default function TextareaAutosize() {
  return (
    <Stack spacing={1.5}>
      <Textarea aria-label="Grows without limit" placeholder="Grows without limit" />
      <Textarea aria-label="Two to four rows" minRows={2} maxRows={4} />
      <Textarea
        aria-label="Always three rows"
        minRows={3}
        maxRows={3}
        defaultValue={agenda}
      />
    </Stack>
  );
}
