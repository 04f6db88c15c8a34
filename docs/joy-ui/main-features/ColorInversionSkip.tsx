import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionSkip() {
  return (
    <Card variant="solid" color="success" invertedColors sx={{ maxWidth: 320 }}>
      <Typography level="title-lg">Payment received</Typography>
      <Sheet
        variant="outlined"
        data-skip-inverted-colors
        sx={{ p: 2, borderRadius: 'sm' }}
      >
        <Typography level="title-md">Invoice 2041</Typography>
        <Typography>€ 1,280, paid by bank transfer</Typography>
      </Sheet>
      <Button>Download receipt</Button>
    </Card>
  );
}
