import { Stack } from '@mui/system';

export default function StackCentered() {
  return (
    <Stack
      alignItems="center"
      justifyContent="center"
      spacing={1}
      sx={{ minHeight: 160, border: '1px dashed', borderRadius: 2 }}
    >
      <strong>Your cart is empty</strong>
      <a href="/system/react-box/">Continue shopping</a>
    </Stack>
  );
}
