import AspectRatio from '@mui/joy/AspectRatio';
import { forest } from './pictures';

export default function AspectRatioMinMax() {
  return (
    <AspectRatio ratio="3/1" minHeight={120} maxHeight={180}>
      <img src={forest} alt="" />
    </AspectRatio>
  );
}
