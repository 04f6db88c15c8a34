import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CardVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      {(['outlined', 'soft', 'solid', 'plain'] as const).map((variant) => (
        <Card key={variant} variant={variant} color="primary">
          <Typography level="title-md" textColor="inherit">
            {variant}
          </Typography>
          <Typography textColor="inherit">24 open tasks</Typography>
        </Card>
      ))}
    </Stack>
  );
}
