import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import Archive from '@mui/icons-material/ArchiveOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Drafts from '@mui/icons-material/DraftsOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { ME } from './data';
import { visuallyHidden } from './styles';
import { type View, VIEW_NAMES } from './types';

const FOLDERS = [
  { view: 'inbox', icon: <Inbox /> },
  { view: 'sent', icon: <Send /> },
  { view: 'drafts', icon: <Drafts /> },
  { view: 'archive', icon: <Archive /> },
  { view: 'bin', icon: <Delete /> },
] as const;

const LABELS = [
  { view: 'clients', icon: <Label color="primary" /> },
  { view: 'suppliers', icon: <Label color="warning" /> },
  { view: 'studio', icon: <Label color="success" /> },
] as const;

interface FoldersProps {
  current: View;
  unread: number;
  drafts: number;
  onShow: (view: View) => void;
}

export default function Folders({ current, unread, drafts, onShow }: FoldersProps) {
  const labelsId = React.useId();
  const storageId = React.useId();
  const counts: Partial<Record<View, number>> = { inbox: unread, drafts };

  const renderItem = (view: View, icon: React.ReactNode) => (
    <ListItem key={view}>
      <ListItemButton
        selected={view === current}
        aria-current={view === current ? 'page' : undefined}
        onClick={() => onShow(view)}
      >
        <ListItemDecorator>{icon}</ListItemDecorator>
        <ListItemContent>{VIEW_NAMES[view]}</ListItemContent>
        {counts[view] ? (
          <Typography level="body-xs" component="span">
            {counts[view]}
            <Box component="span" sx={visuallyHidden}>
              {view === 'inbox' ? ' unread' : ' messages'}
            </Box>
          </Typography>
        ) : null}
      </ListItemButton>
    </ListItem>
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 2, p: 1.5 }}>
      <Box component="nav" aria-label="Folders">
        <List
          size="sm"
          aria-label="Mailboxes"
          sx={{ '--ListItem-radius': '8px', '--List-gap': '2px' }}
        >
          {FOLDERS.map(({ view, icon }) => renderItem(view, icon))}
        </List>
        <Typography
          component="div"
          level="body-xs"
          id={labelsId}
          sx={{ px: 1, pt: 2, pb: 0.5, fontWeight: 'lg' }}
        >
          Labels
        </Typography>
        <List
          size="sm"
          aria-labelledby={labelsId}
          sx={{ '--ListItem-radius': '8px', '--List-gap': '2px' }}
        >
          {LABELS.map(({ view, icon }) => renderItem(view, icon))}
        </List>
      </Box>
      <Box sx={{ mt: 'auto', px: 1, display: 'grid', gap: 1 }}>
        <Typography level="body-xs" id={storageId}>
          6.2 of 15 GB used
        </Typography>
        <LinearProgress
          determinate
          value={41}
          size="sm"
          color="neutral"
          aria-labelledby={storageId}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Avatar size="sm" src={ME.picture ?? ''} alt="" />
          <Box sx={{ minWidth: 0 }}>
            <Typography level="title-sm" noWrap>
              {ME.name}
            </Typography>
            <Typography level="body-xs" noWrap>
              {ME.email}
            </Typography>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
