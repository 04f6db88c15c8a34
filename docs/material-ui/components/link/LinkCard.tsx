import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkCard() {
  return (
    <Card
      variant="outlined"
      sx={{ position: 'relative', '&:focus-within': { outline: '2px solid' } }}
    >
      <CardContent>
        <Typography variant="h6" component="h3">
          <Link
            href="/material-ui/"
            underline="none"
            sx={{
              outline: 0,
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            Desk lamp
          </Link>
        </Typography>
        <Typography color="text.secondary">€ 49.90, in stock</Typography>
      </CardContent>
    </Card>
  );
}
