import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function SubmitButton({ isSending }: { isSending: boolean }) {
  return (
    <Button
      type="submit"
      size="large"
      variant="contained"
      startIcon={
        isSending && <CircularProgress aria-hidden size={18} color="inherit" />
      }
    >
      {isSending ? 'Signing in' : 'Sign in'}
    </Button>
  );
}
