import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import { getPerson, ME } from './people';
import { type Message } from './types';

interface MessageBubbleProps {
  message: Message;
  onLike: () => void;
}

export default function MessageBubble({ message, onLike }: MessageBubbleProps) {
  const { from, text, time, picture, liked } = message;
  const mine = from === ME.id;
  const author = getPerson(from);

  return (
    <Box
      sx={{ display: 'flex', flexDirection: mine ? 'row-reverse' : 'row', gap: 1 }}
    >
      {!mine && (
        <Avatar size="sm" src={author.picture ?? ''} alt="" aria-hidden>
          {author.name[0]}
        </Avatar>
      )}
      <Box sx={{ minWidth: 0, maxWidth: { xs: '82%', sm: 440 } }}>
        <Typography
          level="body-xs"
          sx={{ mb: 0.5, textAlign: mine ? 'end' : 'start' }}
        >
          {mine ? 'You' : author.name}, {time}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-end',
            justifyContent: mine ? 'flex-end' : 'flex-start',
            gap: 0.5,
          }}
        >
          <Sheet
            variant={mine ? 'solid' : 'soft'}
            color={mine ? 'primary' : 'neutral'}
            sx={{
              minWidth: 0,
              p: 1.25,
              borderRadius: 'lg',
              ...(mine
                ? { borderStartEndRadius: '2px' }
                : { borderStartStartRadius: '2px' }),
            }}
          >
            {picture && (
              <AspectRatio
                ratio="8/5"
                sx={{
                  width: 'min(320px, calc(100vw - 140px))',
                  maxWidth: '100%',
                  borderRadius: 'sm',
                  mb: 1,
                }}
              >
                <img src={picture.src} alt={picture.alt} />
              </AspectRatio>
            )}
            <Typography
              textColor="inherit"
              sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {text}
            </Typography>
          </Sheet>
          {!mine && (
            <IconButton
              size="sm"
              color={liked ? 'danger' : 'neutral'}
              aria-label={`Like: ${text}`}
              aria-pressed={liked}
              onClick={onLike}
              sx={{
                '&[aria-pressed="true"]:not(:hover)': { bgcolor: 'transparent' },
              }}
            >
              {liked ? <Favorite /> : <FavoriteBorder />}
            </IconButton>
          )}
        </Box>
      </Box>
    </Box>
  );
}
