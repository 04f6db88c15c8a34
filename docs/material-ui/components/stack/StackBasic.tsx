import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function StackBasic() {
  return (
    <Stack spacing={2}>
      <Paper sx={{ p: 2 }}>Order #1041</Paper>
      <Paper sx={{ p: 2 }}>Order #1042</Paper>
      <Paper sx={{ p: 2 }}>Order #1043</Paper>
    </Stack>
  );
}
