import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { ME } from './data';
import { visuallyHidden } from './styles';
import { type Mail } from './types';

interface MailRowProps {
  mail: Mail;
  current: boolean;
  onOpen: () => void;
  onStar: () => void;
}

export default function MailRow({ mail, current, onOpen, onStar }: MailRowProps) {
  const { from, to, subject, text, date, unread, starred } = mail;
  const mine = from.email === ME.email;

  return (
    <ListItem
      sx={{
        p: 0,
        gap: 0,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        '--ListItemButton-marginInline': '0px',
        '--ListItemButton-marginBlock': '0px',
      }}
    >
      <ListItemButton
        selected={current}
        aria-current={current ? 'true' : undefined}
        onClick={onOpen}
        sx={{ alignItems: 'flex-start', gap: 1.5, py: 1.25, px: 1.5 }}
      >
        <Avatar size="sm" src={from.picture ?? ''} alt="" aria-hidden>
          {from.name[0]}
        </Avatar>
        <ListItemContent sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {unread && (
              <Box
                sx={{
                  flexShrink: 0,
                  width: 8,
                  height: 8,
                  borderRadius: '50%',
                  bgcolor: 'primary.solidBg',
                }}
              >
                <Box component="span" sx={visuallyHidden}>
                  Unread:
                </Box>
              </Box>
            )}
            <Typography
              level="title-sm"
              noWrap
              sx={{ flex: 1, fontWeight: unread ? 'xl' : 'md' }}
            >
              {mine ? `To ${to || 'nobody yet'}` : from.name}
            </Typography>
            <Typography level="body-xs" noWrap sx={{ flexShrink: 0 }}>
              {date}
            </Typography>
          </Box>
          <Typography
            level="body-sm"
            noWrap
            textColor="text.primary"
            sx={{ fontWeight: unread ? 'lg' : 'md' }}
          >
            {subject || 'No subject'}
          </Typography>
          <Typography level="body-xs" noWrap>
            {text}
          </Typography>
        </ListItemContent>
      </ListItemButton>
      <IconButton
        size="sm"
        color={starred ? 'warning' : 'neutral'}
        aria-label={`Star for ${subject || 'No subject'}`}
        aria-pressed={starred}
        onClick={onStar}
        sx={{
          mx: 0.5,
          '&[aria-pressed="true"]:not(:hover)': { bgcolor: 'transparent' },
        }}
      >
        {starred ? <Star /> : <StarBorder />}
      </IconButton>
    </ListItem>
  );
}
