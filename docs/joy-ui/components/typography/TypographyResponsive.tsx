import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function TypographyResponsive() {
  return (
    <Sheet sx={{ p: 2 }}>
      <Typography level="h2" fontSize={{ xs: 'xl', sm: 'xl3', md: 'xl4' }}>
        Steps by breakpoint
      </Typography>
      <Typography level="h2" fontSize="clamp(1.25rem, 4vw, 2.25rem)">
        Fluid between two sizes
      </Typography>
    </Sheet>
  );
}
