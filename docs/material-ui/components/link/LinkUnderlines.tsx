import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const LINKS = [
  { underline: 'always', text: 'In a text: always' },
  { underline: 'hover', text: 'In a list: when pointed at' },
  { underline: 'none', text: 'With a mark of its own: none' },
] as const;

export default function LinkUnderlines() {
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
      {LINKS.map(({ underline, text }) => (
        <Typography key={underline} component="li">
          <Link href="/material-ui/" underline={underline}>
            {text}
          </Link>
        </Typography>
      ))}
    </Box>
  );
}
