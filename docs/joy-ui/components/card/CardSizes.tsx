import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const DISKS = [
  { size: 'sm', name: 'Small', space: '10 GB' },
  { size: 'md', name: 'Medium', space: '50 GB' },
  { size: 'lg', name: 'Large', space: '200 GB' },
] as const;

export default function CardSizes() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      alignItems="flex-start"
    >
      {DISKS.map(({ size, name, space }) => (
        <Card key={size} size={size}>
          <Typography level="inherit">{name}</Typography>
          <Typography level="h4" component="p">
            {space}
          </Typography>
        </Card>
      ))}
    </Stack>
  );
}
