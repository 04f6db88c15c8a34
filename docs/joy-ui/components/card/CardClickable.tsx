import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function CardClickable() {
  return (
    <Card
      sx={{
        maxWidth: 320,
        '&:hover': { boxShadow: 'md', borderColor: 'neutral.outlinedHoverBorder' },
      }}
    >
      <CardContent>
        <Typography level="title-lg" component="h3">
          <Link
            overlay
            underline="none"
            textColor="inherit"
            href="/joy-ui/react-input/"
          >
            Annual report
          </Link>
        </Typography>
        <Typography>12 pages, changed two days ago by Omar Haddad</Typography>
      </CardContent>
    </Card>
  );
}
