import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonColors() {
  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={1}
      alignItems="center"
    >
      <Typography>Access for Mia Chen</Typography>
      <Button color="success" variant="outlined">
        Grant access
      </Button>
      <Button color="error">Refuse</Button>
      <Button color="secondary" variant="contained">
        Ask a colleague
      </Button>
      <Button color="inherit">Later</Button>
    </Stack>
  );
}
