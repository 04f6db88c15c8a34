import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/Edit';

export default function FabBasic() {
  return (
    <Stack direction="row" spacing={2}>
      <Fab color="primary" aria-label="New order">
        <Add />
      </Fab>
      <Fab color="secondary" aria-label="Edit order">
        <Edit />
      </Fab>
      <Fab disabled aria-label="Edit invoice">
        <Edit />
      </Fab>
    </Stack>
  );
}
