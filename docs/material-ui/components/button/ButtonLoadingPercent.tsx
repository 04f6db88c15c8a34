import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PrintOutlined from '@mui/icons-material/PrintOutlined';

const PAGES = 20;

export default function ButtonLoadingPercent() {
  const [page, setPage] = React.useState(0);
  const printing = page > 0 && page < PAGES;

  React.useEffect(() => {
    if (!printing) {
      return undefined;
    }
    const timer = setTimeout(() => setPage(page + 1), 150);
    return () => clearTimeout(timer);
  }, [page, printing]);

  return (
    <Stack
      direction="row"
      alignItems="center"
      flexWrap="wrap"
      useFlexGap
      spacing={2}
    >
      <LoadingButton
        variant="contained"
        startIcon={<PrintOutlined />}
        loading={printing}
        loadingIndicator={`${page} of ${PAGES}`}
        onClick={() => setPage(1)}
        sx={{ minWidth: 180, fontVariantNumeric: 'tabular-nums' }}
      >
        Print the atlas
      </LoadingButton>
      <Typography role="status" variant="body2" color="text.secondary">
        {printing && 'Printing'}
        {page === PAGES && `All ${PAGES} pages are printed`}
      </Typography>
    </Stack>
  );
}
