import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import UploadIcon from '@mui/icons-material/Upload';

const theme = extendTheme({
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          borderRadius: '24px',
          boxShadow: vars.shadow.sm,
        }),
        startDecorator: { marginInlineEnd: '12px', marginRight: 0 },
      },
    },
  },
});

export default function ThemedStyleOverrides() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack direction="row" gap={1.5}>
        <Button startDecorator={<UploadIcon />}>Upload</Button>
        <Button variant="outlined">Browse</Button>
      </Stack>
    </CssVarsProvider>
  );
}
