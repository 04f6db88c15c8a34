import Link from '@mui/material/Link';
import OpenInNew from '@mui/icons-material/OpenInNew';

export default function LinkNewTab() {
  return (
    <Link
      href="https://www.w3.org/TR/WCAG22/"
      target="_blank"
      rel="noopener noreferrer"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      WCAG 2.2
      <OpenInNew titleAccess="opens in a new tab" fontSize="inherit" />
    </Link>
  );
}
