import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import OpenInNew from '@mui/icons-material/OpenInNew';

export default function ChipLinks() {
  return (
    <Stack direction="row" gap={1} flexWrap="wrap">
      <Chip
        component="a"
        href="/material-ui/react-button/"
        clickable
        label="Button"
      />
      <Chip
        component="a"
        href="/material-ui/react-select/"
        clickable
        label="Select"
        color="primary"
      />
      <Chip
        component="a"
        href="/base-ui/"
        target="_blank"
        clickable
        variant="outlined"
        icon={<OpenInNew />}
        label="Base UI, new tab"
      />
    </Stack>
  );
}
