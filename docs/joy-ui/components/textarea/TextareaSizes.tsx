import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Textarea from '@mui/joy/Textarea';

export default function TextareaSizes() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Textarea
          key={size}
          size={size}
          aria-label={`Reply, ${size}`}
          defaultValue={`Reply with size="${size}"`}
          endDecorator={
            <Button variant="soft" aria-label={`Send, ${size}`}>
              Send
            </Button>
          }
        />
      ))}
    </Box>
  );
}
