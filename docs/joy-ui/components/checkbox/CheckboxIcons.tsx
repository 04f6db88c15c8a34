import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Close from '@mui/icons-material/Close';

export default function CheckboxIcons() {
  return (
    <Stack spacing={1.5}>
      <Checkbox
        variant="plain"
        label="Save this article"
        uncheckedIcon={<BookmarkBorder />}
        checkedIcon={<Bookmark />}
      />
      <Checkbox
        color="danger"
        label="Block this sender"
        checkedIcon={<Close />}
        defaultChecked
      />
    </Stack>
  );
}
