import Alert from '@mui/joy/Alert';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';

export default function AlertSizes() {
  return (
    <Stack spacing={1}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Alert
          key={size}
          size={size}
          role="note"
          startDecorator={<InfoOutlined />}
          endDecorator={
            <IconButton aria-label={`More about guests, ${size}`}>
              <MoreHoriz />
            </IconButton>
          }
        >
          {size}: three guests are waiting
        </Alert>
      ))}
    </Stack>
  );
}
