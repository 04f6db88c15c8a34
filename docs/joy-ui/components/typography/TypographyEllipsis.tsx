import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TypographyEllipsis() {
  return (
    <Box sx={{ maxWidth: 240 }}>
      <Typography noWrap level="title-md">
        Minutes of the annual general meeting
      </Typography>
      <Typography
        level="body-sm"
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: '2',
          overflow: 'hidden',
        }}
      >
        All 42 members were present. The budget was accepted, and the committee was
        elected for two more years.
      </Typography>
    </Box>
  );
}
