import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import ClearIcon from '@mui/icons-material/Clear';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AdjustmentInput() {
  return (
    <Stack gap={1.5} sx={{ maxWidth: 340 }}>
      {sizes.map((size) => (
        <Input
          key={size}
          size={size}
          defaultValue="SUMMER"
          startDecorator={
            <IconButton aria-label={`Clear code, ${size}`}>
              <ClearIcon />
            </IconButton>
          }
          endDecorator={<Button>Apply</Button>}
          slotProps={{ input: { 'aria-label': `Discount code, ${size}` } }}
        />
      ))}
    </Stack>
  );
}
