import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import messages from './rtlMessages.json';

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export default function RightToLeftIcon() {
  return (
    <Stack spacing={1} alignItems="start">
      <div dir="ltr">
        <Button endDecorator={<ArrowForward sx={mirrored} />}>Next step</Button>
      </div>
      <div dir="rtl" lang="ar">
        <Button endDecorator={<ArrowForward sx={mirrored} />}>
          {messages.next}
        </Button>
      </div>
    </Stack>
  );
}
