import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { harbour } from './pictures';

export default function AspectRatioObjectFit() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={2}>
      {(['cover', 'contain', 'fill'] as const).map((objectFit) => (
        <div key={objectFit}>
          <AspectRatio ratio="2/1" objectFit={objectFit} sx={{ width: 160 }}>
            <img src={harbour} alt="" />
          </AspectRatio>
          <Typography level="body-sm">{objectFit}</Typography>
        </div>
      ))}
    </Stack>
  );
}
