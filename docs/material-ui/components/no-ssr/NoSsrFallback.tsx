import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';

function Shortcut() {
  const isMac = window.navigator.userAgent.includes('Mac');

  return isMac ? '⌘ K' : 'Ctrl K';
}

export default function NoSsrFallback() {
  return (
    <Button variant="outlined">
      Search,&nbsp;
      <NoSsr fallback="Ctrl K">
        <Shortcut />
      </NoSsr>
    </Button>
  );
}
