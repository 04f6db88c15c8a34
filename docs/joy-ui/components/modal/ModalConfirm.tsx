import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import WarningIcon from '@mui/icons-material/WarningAmber';

export default function ModalConfirm() {
  const [files, setFiles] = React.useState(['Contract.docx', 'Budget.xlsx']);
  const [asked, setAsked] = React.useState<string | null>(null);
  const close = () => setAsked(null);

  return (
    <div>
      <List>
        {files.map((file) => (
          <ListItem
            key={file}
            endAction={
              <Button
                size="sm"
                variant="plain"
                color="danger"
                aria-label={`Delete ${file}`}
                onClick={() => setAsked(file)}
              >
                Delete
              </Button>
            }
          >
            {file}
          </ListItem>
        ))}
      </List>
      <Modal open={asked !== null} onClose={close}>
        <ModalDialog role="alertdialog">
          <DialogTitle>
            <WarningIcon />
            Delete {asked}?
          </DialogTitle>
          <DialogContent>You cannot restore the file.</DialogContent>
          <DialogActions>
            <Button
              color="danger"
              onClick={() => {
                setFiles(files.filter((file) => file !== asked));
                close();
              }}
            >
              Delete
            </Button>
            <Button variant="plain" color="neutral" autoFocus onClick={close}>
              Cancel
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </div>
  );
}
