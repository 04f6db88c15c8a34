import Button from '@mui/material/Button';
import { NotifyProvider, useNotify } from './useNotify';

function CopyButton() {
  const notify = useNotify();
  return (
    <Button onClick={() => notify('Invoice number copied')}>Copy number</Button>
  );
}

export default function SnackbarProvider() {
  return (
    <NotifyProvider>
      <CopyButton />
    </NotifyProvider>
  );
}
