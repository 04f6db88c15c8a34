import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 24,
  padding: theme.spacing(1, 3),
  textTransform: 'none',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1, 2) },
}));

export default function CustomizeStyled() {
  return (
    <Stack direction="row" spacing={2}>
      <PillButton variant="contained">Save</PillButton>
      <PillButton variant="outlined" sx={{ fontWeight: 700 }}>
        Discard
      </PillButton>
    </Stack>
  );
}
