import { Box } from '@mui/system';

export default function FlexboxAlignSelf() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, minHeight: 96 }}>
      <Box sx={{ fontSize: 40, lineHeight: 1 }}>€ 29</Box>
      <Box sx={{ alignSelf: 'flex-start', fontWeight: 700 }}>New</Box>
      <div>per month</div>
    </Box>
  );
}
