import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Star from '@mui/icons-material/Star';
import { mira } from './pictures';

export default function ChipDecorators() {
  return (
    <Stack
      direction="row"
      useFlexGap
      flexWrap="wrap"
      spacing={1}
      alignItems="center"
    >
      <Chip size="lg" startDecorator={<Avatar src={mira} alt="" />}>
        Mira Patel
      </Chip>
      <Chip
        size="lg"
        color="primary"
        startDecorator={
          <Avatar color="primary" variant="solid">
            JW
          </Avatar>
        }
      >
        Jonas Weber
      </Chip>
      <Chip color="success" startDecorator={<CheckCircle />}>
        Delivered
      </Chip>
      <Chip variant="outlined" endDecorator={<Star />}>
        4.8
      </Chip>
    </Stack>
  );
}
