import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

export default function AspectRatioVideo() {
  return (
    <Box sx={{ maxWidth: 360 }}>
      <AspectRatio ratio="16/9">
        <iframe
          title="Introduction"
          srcDoc="<p style='font: 16px sans-serif'>A page of another site</p>"
          allowFullScreen
          style={{ border: 0, background: '#fff' }}
        />
      </AspectRatio>
    </Box>
  );
}
