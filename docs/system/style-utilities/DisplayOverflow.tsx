import { Box } from '@mui/system';

const files = Array.from({ length: 12 }, (_, index) => `Report ${index + 1}.csv`);

export default function DisplayOverflow() {
  return (
    <Box
      role="group"
      aria-label="Files"
      tabIndex={0}
      sx={{
        maxHeight: 120,
        overflow: 'auto',
        border: '1px solid light-dark(#7a8ca5, #7d8ea6)',
      }}
    >
      <ul>
        {files.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
    </Box>
  );
}
