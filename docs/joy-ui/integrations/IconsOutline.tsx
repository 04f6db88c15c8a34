import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import GlobalStyles from '@mui/joy/GlobalStyles';
import Stack from '@mui/joy/Stack';
import { Bell, Parcel } from './outlineIcons';

const iconStyles = (
  <GlobalStyles
    styles={{
      '.lucide': {
        width: '1em',
        height: '1em',
        flexShrink: 0,
        fontSize: 'var(--Icon-fontSize, 1.5rem)',
        color: 'var(--Icon-color)',
        margin: 'var(--Icon-margin)',
      },
    }}
  />
);

export default function IconsOutline() {
  return (
    <Stack
      direction="row"
      useFlexGap
      flexWrap="wrap"
      spacing={2}
      alignItems="center"
    >
      {iconStyles}
      <Button size="sm" startDecorator={<Parcel />}>
        Track
      </Button>
      <Button size="lg" variant="outlined" startDecorator={<Bell />}>
        Notify me
      </Button>
      <Chip size="lg" startDecorator={<Bell />}>
        3 new
      </Chip>
    </Stack>
  );
}
