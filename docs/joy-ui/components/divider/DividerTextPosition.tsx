import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerTextPosition() {
  return (
    <Stack spacing={2}>
      {['0%', '20%', '100%'].map((position) => (
        <Divider
          key={position}
          role="presentation"
          sx={{ '--Divider-childPosition': position }}
        >
          {`Text at ${position}`}
        </Divider>
      ))}
    </Stack>
  );
}
