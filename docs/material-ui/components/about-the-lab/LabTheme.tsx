import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import type {} from '@mui/lab/themeAugmentation';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import PublishIcon from '@mui/icons-material/Publish';

const theme = createTheme({
  components: {
    MuiLoadingButton: {
      defaultProps: { variant: 'contained', loadingPosition: 'start' },
      styleOverrides: { root: { borderRadius: 20 } },
    },
  },
});

export default function LabTheme() {
  const [isPublishing, setIsPublishing] = React.useState(false);

  const publish = () => {
    setIsPublishing(true);
    setTimeout(() => setIsPublishing(false), 2000);
  };

  return (
    <ThemeProvider theme={theme}>
      <LoadingButton
        loading={isPublishing}
        startIcon={<PublishIcon />}
        onClick={publish}
      >
        Publish project
      </LoadingButton>
    </ThemeProvider>
  );
}
