import Avatar from '@mui/joy/Avatar';
import DialogTitle from '@mui/joy/DialogTitle';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';
import { ME, PEOPLE, PRESENCE_NAMES } from './people';

interface NewConversationDialogProps {
  open: boolean;
  onStart: (person: string) => void;
  onClose: () => void;
}

export default function NewConversationDialog({
  open,
  onStart,
  onClose,
}: NewConversationDialogProps) {
  return (
    <Modal open={open} onClose={onClose}>
      <ModalDialog
        aria-describedby={undefined}
        sx={{ width: 'min(400px, calc(100vw - 32px))', overflow: 'auto' }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle sx={{ paddingInlineEnd: 5 }}>
          Who would you like to write to?
        </DialogTitle>
        <List
          aria-label="People"
          sx={{ '--ListItem-radius': '8px', '--List-gap': '2px' }}
        >
          {PEOPLE.filter(({ id }) => id !== ME.id).map((person) => (
            <ListItem key={person.id}>
              <ListItemButton onClick={() => onStart(person.id)}>
                <Avatar size="sm" src={person.picture ?? ''} alt="" aria-hidden>
                  {person.name[0]}
                </Avatar>
                <ListItemContent>
                  <Typography level="title-sm">{person.name}</Typography>
                  <Typography level="body-xs">
                    {person.role}, {PRESENCE_NAMES[person.presence].toLowerCase()}
                  </Typography>
                </ListItemContent>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </ModalDialog>
    </Modal>
  );
}
