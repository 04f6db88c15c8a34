import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';
import FolderIcon from '@mui/icons-material/Folder';

export default function IconsBasic() {
  return (
    <Stack direction="row" spacing={1.5} alignItems="center">
      <FolderIcon color="action" />
      <Typography>Invoices 2024</Typography>
      <IconButton aria-label="Delete Invoices 2024">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
