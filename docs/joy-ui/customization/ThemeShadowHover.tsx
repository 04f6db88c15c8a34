import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function ThemeShadowHover() {
  return (
    <Card
      sx={{
        maxWidth: 280,
        boxShadow: 'sm',
        transition: 'box-shadow 0.2s',
        '&:hover': { boxShadow: 'lg' },
      }}
    >
      <Typography level="title-md" component="h3">
        <Link overlay href="/joy-ui/react-card/">
          Annual report
        </Link>
      </Typography>
      <Typography level="body-sm">PDF, 2.4 MB</Typography>
    </Card>
  );
}
