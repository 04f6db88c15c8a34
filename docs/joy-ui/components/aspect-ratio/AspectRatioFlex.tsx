import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { harbour } from './pictures';

export default function AspectRatioFlex() {
  return (
    <Sheet variant="soft" sx={{ display: 'flex', maxWidth: 440 }}>
      <AspectRatio flex ratio="1" maxHeight={120} sx={{ minWidth: 80 }}>
        <img src={harbour} alt="" />
      </AspectRatio>
      <Box sx={{ flexShrink: 0, width: 170, p: 2 }}>
        <Typography level="title-md">Sailing course</Typography>
        <Typography level="body-sm">
          Five days on the lake, with a teacher for each boat. The picture is as high
          as this text.
        </Typography>
      </Box>
    </Sheet>
  );
}
