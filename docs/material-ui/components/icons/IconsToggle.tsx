import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';

export default function IconsToggle() {
  const [isSaved, setIsSaved] = React.useState(false);

  return (
    <IconButton
      color={isSaved ? 'primary' : 'default'}
      aria-label="Save article"
      aria-pressed={isSaved}
      onClick={() => setIsSaved(!isSaved)}
    >
      {isSaved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
    </IconButton>
  );
}
