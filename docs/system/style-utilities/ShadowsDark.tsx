import { Box } from '@mui/system';

export default function ShadowsDark() {
  return (
    <Box
      sx={{
        p: 2,
        maxWidth: 260,
        borderRadius: 2,
        border: '1px solid light-dark(transparent, #6d7785)',
        bgcolor: 'light-dark(#fff, #29303a)',
        boxShadow: '0 2px 10px light-dark(rgb(0 0 0 / 35%), transparent)',
      }}
    >
      Backup finished at 02:15
    </Box>
  );
}
