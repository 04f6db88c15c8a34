import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogTitle from '@mui/joy/DialogTitle';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Textarea from '@mui/joy/Textarea';
import Send from '@mui/icons-material/SendOutlined';
import { checkDraft, type Field, FIELDS, NO_ERRORS } from './checkDraft';
import ComposeField from './ComposeField';
import { visuallyHidden } from './styles';
import { type Draft } from './useMailbox';

interface ComposeDialogProps {
  draft: Draft;
  onSend: (draft: Draft) => void;
  /** Gets what has been written so far. */
  onClose: (draft: Draft) => void;
  onDiscard: () => void;
}

export default function ComposeDialog(props: ComposeDialogProps) {
  const { draft, onSend, onClose, onDiscard } = props;
  const [values, setValues] = React.useState(draft);
  const [tried, setTried] = React.useState(false);
  const [summary, setSummary] = React.useState('');
  const errors = tried ? checkDraft(values) : NO_ERRORS;

  const register = (name: Field) => ({
    name,
    value: values[name],
    error: Boolean(errors[name]),
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues({ ...values, [name]: event.target.value }),
  });

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = checkDraft(values);
    const wrong = FIELDS.filter((field) => found[field]);
    const [first] = wrong;
    if (!first) {
      onSend(values);
      return;
    }
    setTried(true);
    setSummary(`Not sent. ${wrong.map((field) => found[field]).join(' ')}`);
    const input = event.currentTarget.elements.namedItem(first);
    if (input instanceof HTMLElement) {
      input.focus();
    }
  }

  return (
    <Modal open onClose={() => onClose(values)}>
      <ModalDialog
        aria-describedby={undefined}
        sx={(theme) => ({
          width: 'min(100vw, 640px)',
          overflow: 'auto',
          [theme.breakpoints.down('sm')]: {
            inset: 0,
            transform: 'none',
            maxWidth: 'none',
            maxHeight: 'none',
            border: 0,
            borderRadius: 0,
          },
        })}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle sx={{ paddingInlineEnd: 5 }}>
          {draft.id ? 'Edit draft' : 'New message'}
        </DialogTitle>
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 2 }}
        >
          <ComposeField
            label="To"
            help="Separate addresses with commas."
            error={errors.to}
          >
            <Input
              {...register('to')}
              inputMode="email"
              autoComplete="off"
              autoFocus={!draft.to}
            />
          </ComposeField>
          <ComposeField label="Subject" error={errors.subject}>
            <Input {...register('subject')} autoComplete="off" />
          </ComposeField>
          <ComposeField label="Message" error={errors.text}>
            <Textarea
              {...register('text')}
              minRows={8}
              maxRows={16}
              autoFocus={Boolean(draft.to)}
            />
          </ComposeField>
          <Box role="alert" sx={visuallyHidden}>
            {summary}
          </Box>
          <DialogActions>
            <Button type="submit" startDecorator={<Send />}>
              Send
            </Button>
            <Button variant="plain" color="danger" onClick={onDiscard}>
              {draft.id ? 'Discard changes' : 'Discard'}
            </Button>
          </DialogActions>
        </Box>
      </ModalDialog>
    </Modal>
  );
}
