import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const files = ['Invoice.pdf', 'Logo.svg', 'Notes.txt', 'Budget.xlsx'];

export default function GridSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 2, sm: 4 }}>
      {files.map((file) => (
        <Grid key={file} item xs={6}>
          <Box sx={{ p: 1, bgcolor: 'action.selected' }}>{file}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
