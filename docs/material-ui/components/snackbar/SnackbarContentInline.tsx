import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';

export default function SnackbarContentInline() {
  return (
    <SnackbarContent
      role="note"
      message="Your trial ends in five days. Choose a plan to keep your projects."
      action={
        <Button color="inherit" size="small">
          See plans
        </Button>
      }
    />
  );
}
