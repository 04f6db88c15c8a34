import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Add from '@mui/icons-material/Add';
import Forum from '@mui/icons-material/ForumOutlined';
import { ME } from './people';

interface MessagesHeaderProps {
  unread: number;
  onList: () => void;
  onNew: () => void;
}

export default function MessagesHeader({
  unread,
  onList,
  onNew,
}: MessagesHeaderProps) {
  return (
    <Sheet
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 56,
        flexShrink: 0,
        px: 1.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label={`Open conversations, ${unread} unread`}
        aria-haspopup="dialog"
        variant="outlined"
        onClick={onList}
        sx={{ display: { md: 'none' } }}
      >
        <Forum />
      </IconButton>
      <Typography level="title-lg" component="h1" noWrap>
        Larch Messages
      </Typography>
      <Button
        size="sm"
        variant="soft"
        startDecorator={<Add />}
        onClick={onNew}
        sx={{ marginInlineStart: 'auto', flexShrink: 0 }}
      >
        New
      </Button>
      <Avatar
        size="sm"
        src={ME.picture ?? ''}
        alt={`Signed in as ${ME.name}`}
        sx={{ display: { xs: 'none', sm: 'flex' } }}
      />
    </Sheet>
  );
}
