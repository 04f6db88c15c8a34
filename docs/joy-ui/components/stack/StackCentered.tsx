import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackCentered() {
  return (
    <Stack
      spacing={2}
      alignItems="center"
      justifyContent="center"
      minHeight={200}
      textAlign="center"
    >
      <Typography level="title-md">Your cart is empty</Typography>
      <Button variant="soft">Browse the shop</Button>
    </Stack>
  );
}
