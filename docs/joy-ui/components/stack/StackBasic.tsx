import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';

export default function StackBasic() {
  return (
    <Stack spacing={2}>
      <Card>Breakfast, 7 to 10</Card>
      <Card>Lunch, 12 to 14</Card>
      <Card>Dinner, 18 to 21</Card>
    </Stack>
  );
}
