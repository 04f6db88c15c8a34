import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';

export default function DividerToolbar() {
  return (
    <Stack direction="row" role="group" aria-label="Format">
      <IconButton aria-label="Bold">
        <FormatBold />
      </IconButton>
      <IconButton aria-label="Italic">
        <FormatItalic />
      </IconButton>
      <Divider
        orientation="vertical"
        variant="middle"
        flexItem
        aria-orientation="vertical"
      />
      <IconButton aria-label="Bulleted list">
        <FormatListBulleted />
      </IconButton>
      <IconButton aria-label="Numbered list">
        <FormatListNumbered />
      </IconButton>
    </Stack>
  );
}
