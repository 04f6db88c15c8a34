import { Box } from '@mui/system';

const files = ['Invoice.pdf', 'Contract.pdf', 'Logo.svg', 'Budget.csv', 'Plan.md'];

export default function BoxCssGrid() {
  return (
    <Box
      component="ul"
      aria-label="Files"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': {
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'light-dark(#f6eee0, #33291a)',
        },
      }}
    >
      {files.map((file) => (
        <li key={file}>{file}</li>
      ))}
    </Box>
  );
}
