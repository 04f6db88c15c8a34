import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupLoading() {
  const [loading, setLoading] = React.useState(false);

  const handleExport = async () => {
    setLoading(true);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    setLoading(false);
  };

  return (
    <ButtonGroup aria-label="Report">
      <LoadingButton loading={loading} onClick={handleExport}>
        Export
      </LoadingButton>
      <Button disabled={loading}>Share</Button>
      <Button disabled={loading}>Delete</Button>
    </ButtonGroup>
  );
}
