import { Box, ThemeProvider, createTheme, styled } from '@mui/system';

const theme = createTheme({
  palette: { note: { soft: 'light-dark(#fff3cd, #4a3d12)' } },
});

const Note = styled('p')((props) =>
  props.theme.unstable_sx({
    m: 0,
    px: { xs: 1, sm: 3 },
    py: 1,
    borderRadius: 2,
    bgcolor: 'note.soft',
  }),
);

export default function StyledSx() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Note>The office is closed on Friday.</Note>
        <Note sx={{ fontWeight: 700, borderRadius: 0 }}>Deliveries are late.</Note>
      </Box>
    </ThemeProvider>
  );
}
