import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function StructureComponent() {
  return (
    <Sheet component="article" variant="outlined" sx={{ p: 2 }}>
      <Typography component="h3" level="title-lg" sx={{ mb: 1 }}>
        Order 1042
      </Typography>
      <Button component="a" href="/joy-ui/react-button/" size="sm">
        Track parcel
      </Button>
    </Sheet>
  );
}
