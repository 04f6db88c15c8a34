import * as React from 'react';
import Button from '@mui/material/Button';
import { ConfirmProvider, useConfirm } from './useConfirm';

function ArchiveButton() {
  const confirm = useConfirm();
  const [archived, setArchived] = React.useState(false);

  const handleClick = async () => {
    if (await confirm('Archive this conversation?')) {
      setArchived(true);
    }
  };

  return (
    <Button variant="outlined" disabled={archived} onClick={handleClick}>
      {archived ? 'Archived' : 'Archive'}
    </Button>
  );
}

export default function DialogConfirmProvider() {
  return (
    <ConfirmProvider>
      <ArchiveButton />
    </ConfirmProvider>
  );
}
