import * as React from 'react';
import ScannerIcon from '@mui/icons-material/Scanner';
import LoadingButton from '@mui/lab/LoadingButton';
import type {} from '@mui/lab/themeAugmentation';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withLab = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiLoadingButton: {
      defaultProps: { variant: 'contained', loadingPosition: 'start' },
      styleOverrides: { root: { borderRadius: 20 } },
    },
  },
});

export default function LabUploadTheme() {
  const [isSending, setIsSending] = React.useState(false);

  return (
    <ThemeProvider theme={withLab}>
      <Stack spacing={2} alignItems="flex-start">
        <LoadingButton
          loading={isSending}
          startIcon={<ScannerIcon />}
          onClick={() => setIsSending(true)}
        >
          Send the herbarium sheet
        </LoadingButton>
        <Typography role="status" color="text.secondary">
          {isSending ? 'Sending sheet 14' : 'Sheet 14 is scanned'}
        </Typography>
        <LoadingButton
          variant="text"
          loadingPosition="center"
          disabled={!isSending}
          onClick={() => setIsSending(false)}
        >
          Stop
        </LoadingButton>
      </Stack>
    </ThemeProvider>
  );
}
