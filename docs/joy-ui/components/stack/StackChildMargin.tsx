import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Delete from '@mui/icons-material/DeleteOutlined';

export default function StackChildMargin() {
  return (
    <Stack direction="row" spacing={1} useFlexGap>
      <Button variant="soft">Save</Button>
      <Button variant="plain">Cancel</Button>
      <IconButton
        variant="outlined"
        color="danger"
        aria-label="Delete"
        sx={{ marginInlineStart: 'auto' }}
      >
        <Delete />
      </IconButton>
    </Stack>
  );
}
