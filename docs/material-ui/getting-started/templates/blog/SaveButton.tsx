import IconButton from '@mui/material/IconButton';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import type { Article } from './types';
import type { BlogState } from './useBlog';

interface SaveButtonProps {
  state: BlogState;
  article: Article;
}

export default function SaveButton({ state, article }: SaveButtonProps) {
  const isSaved = state.isSaved(article.id);

  return (
    <IconButton
      color="primary"
      aria-label={`Save: ${article.title}`}
      aria-pressed={isSaved}
      onClick={() => state.toggleSaved(article.id)}
      // Above the link that covers the card.
      sx={{ position: 'relative', zIndex: 1 }}
    >
      {isSaved ? <Bookmark /> : <BookmarkBorder />}
    </IconButton>
  );
}
