import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import { mountains } from './pictures';

export default function AspectRatioBasic() {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <AspectRatio>
        <img src={mountains} alt="Two mountains with snow" loading="lazy" />
      </AspectRatio>
    </Box>
  );
}
