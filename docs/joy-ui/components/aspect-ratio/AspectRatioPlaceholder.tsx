import AspectRatio from '@mui/joy/AspectRatio';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import ImageOutlined from '@mui/icons-material/ImageOutlined';

export default function AspectRatioPlaceholder() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={2}>
      <AspectRatio ratio="4/3" sx={{ width: 140 }}>
        <div>
          <ImageOutlined />
        </div>
      </AspectRatio>
      <AspectRatio
        ratio="4/3"
        variant="outlined"
        color="primary"
        sx={{ width: 140 }}
      >
        <div>No photo</div>
      </AspectRatio>
      <AspectRatio ratio="4/3" sx={{ width: 140 }}>
        <Skeleton animation="wave" />
      </AspectRatio>
    </Stack>
  );
}
