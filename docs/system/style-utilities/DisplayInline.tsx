import { Box } from '@mui/system';

export default function DisplayInline() {
  return (
    <div>
      <Box sx={{ display: 'block', fontWeight: 700 }}>Release notes</Box>
      {['Draft', 'Internal', 'Version 4'].map((label) => (
        <Box
          key={label}
          component="span"
          sx={{
            display: 'inline-block',
            px: 1,
            mt: 1,
            marginInlineEnd: 1,
            border: '1px solid',
          }}
        >
          {label}
        </Box>
      ))}
    </div>
  );
}
