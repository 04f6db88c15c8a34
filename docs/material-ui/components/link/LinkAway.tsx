import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';

export default function LinkAway() {
  return (
    <Typography>
      How it is announced is laid down in{' '}
      <Link
        href="https://www.w3.org/TR/wai-aria-1.2/"
        target="_blank"
        rel="noopener"
        sx={{ whiteSpace: 'nowrap' }}
      >
        WAI-ARIA 1.2{' '}
        <OpenInNewRounded
          titleAccess="opens in a new tab"
          sx={{ fontSize: '1em', verticalAlign: '-0.125em' }}
        />
      </Link>
      .
    </Typography>
  );
}
