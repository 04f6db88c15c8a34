import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const boxes = [
  { borderRadius: 'sm', p: 1.5 },
  { borderRadius: '28px', p: 2.5 },
];

export default function AdjustmentCard() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap">
      {boxes.map((box) => (
        <Card key={box.p} sx={{ ...box, width: 180 }}>
          <AspectRatio ratio={2} color="primary">
            <div />
          </AspectRatio>
          <Typography level="title-md">Living room</Typography>
          <CardOverflow variant="soft">
            <Divider inset="context" />
            <Typography level="body-sm" sx={{ py: 1 }}>
              4 photos
            </Typography>
          </CardOverflow>
        </Card>
      ))}
    </Stack>
  );
}
