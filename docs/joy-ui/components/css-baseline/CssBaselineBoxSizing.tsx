import Stack from '@mui/joy/Stack';

const FIELD = {
  width: '100%',
  padding: 16,
  border: '4px solid',
  background: 'none',
};

export default function CssBaselineBoxSizing() {
  return (
    <Stack spacing={2} sx={{ width: 200, color: 'text.primary' }}>
      <div style={{ ...FIELD, boxSizing: 'border-box' }}>border-box: 200 px</div>
      <div style={{ ...FIELD, boxSizing: 'content-box' }}>content-box: 240 px</div>
    </Stack>
  );
}
