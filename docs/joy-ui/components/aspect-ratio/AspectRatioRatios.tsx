import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';

export default function AspectRatioRatios() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={2} alignItems="start">
      {['1', '4/3', '16/9', '21/9', '2/3'].map((ratio) => (
        <AspectRatio
          key={ratio}
          ratio={ratio}
          variant="outlined"
          sx={{ width: 100, borderRadius: 'sm' }}
        >
          <div>{ratio}</div>
        </AspectRatio>
      ))}
    </Stack>
  );
}
