import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';
import Archive from '@mui/icons-material/ArchiveOutlined';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Delete from '@mui/icons-material/DeleteOutlined';
import DeleteForever from '@mui/icons-material/DeleteForeverOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Forward from '@mui/icons-material/Forward';
import MarkRead from '@mui/icons-material/MarkEmailReadOutlined';
import MarkUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import Reply from '@mui/icons-material/Reply';
import { ME } from './data';
import { type Mail } from './types';
import { type Draft, type Mailbox } from './useMailbox';

export interface MailActionsProps {
  mail: Mail;
  mailbox: Mailbox;
  onBack: () => void;
  onWrite: (draft: Draft) => void;
}

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

const quote = ({ from, text }: Mail) =>
  `\n\n${from.name} wrote:\n${text.replace(/^/gm, '> ')}`;

export default function MailActions(props: MailActionsProps) {
  const { mail, mailbox, onBack, onWrite } = props;
  const { folder, from, subject, to, unread } = mail;
  const away = folder === 'archive' || folder === 'bin';
  const toWhom = from.email === ME.email ? to : from.email;

  const buttons = [
    away
      ? {
          title: 'Move to inbox',
          icon: <MoveToInbox />,
          onClick: () => mailbox.move(mail, 'inbox'),
        }
      : {
          title: 'Archive',
          icon: <Archive />,
          onClick: () => mailbox.move(mail, 'archive'),
        },
    folder === 'bin'
      ? {
          title: 'Delete for ever',
          icon: <DeleteForever />,
          onClick: () => mailbox.remove(mail),
        }
      : {
          title: 'Move to bin',
          icon: <Delete />,
          onClick: () => mailbox.move(mail, 'bin'),
        },
  ];

  return (
    <Box
      role="group"
      aria-label="Actions for this message"
      sx={{
        position: 'sticky',
        top: { xs: 56, md: 0 },
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 1.5,
        bgcolor: 'background.surface',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton
        size="sm"
        aria-label="Back to the list"
        onClick={onBack}
        sx={{ display: { md: 'none' } }}
      >
        <ArrowBack sx={mirrored} />
      </IconButton>
      {folder === 'drafts' ? (
        <Button
          size="sm"
          startDecorator={<Edit />}
          onClick={() => onWrite({ id: mail.id, to, subject, text: mail.text })}
        >
          Edit draft
        </Button>
      ) : (
        <>
          <Button
            size="sm"
            variant="outlined"
            color="neutral"
            startDecorator={<Reply sx={mirrored} />}
            onClick={() =>
              onWrite({
                id: null,
                to: toWhom,
                subject: subject.startsWith('Re: ') ? subject : `Re: ${subject}`,
                text: quote(mail),
              })
            }
          >
            Reply
          </Button>
          <Button
            size="sm"
            variant="outlined"
            color="neutral"
            startDecorator={<Forward sx={mirrored} />}
            onClick={() =>
              onWrite({
                id: null,
                to: '',
                subject: `Fwd: ${subject}`,
                text: quote(mail),
              })
            }
          >
            Forward
          </Button>
        </>
      )}
      <Box sx={{ display: 'flex', gap: 0.5, marginInlineStart: 'auto' }}>
        {buttons.map(({ title, icon, onClick }) => (
          <Tooltip key={title} title={title}>
            <IconButton size="sm" onClick={onClick}>
              {icon}
            </IconButton>
          </Tooltip>
        ))}
        <Tooltip title={unread ? 'Mark as read' : 'Mark as unread'}>
          <IconButton size="sm" onClick={() => mailbox.toggleUnread(mail)}>
            {unread ? <MarkRead /> : <MarkUnread />}
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}
