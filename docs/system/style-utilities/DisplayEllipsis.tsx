import { Box } from '@mui/system';

export default function DisplayEllipsis() {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        maxWidth: 280,
        p: 1,
        border: '1px solid light-dark(#7a8ca5, #7d8ea6)',
      }}
    >
      <Box
        sx={{
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        Minutes of the quarterly planning meeting.pdf
      </Box>
      <Box sx={{ whiteSpace: 'nowrap' }}>1.2 MB</Box>
    </Box>
  );
}
