import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { useForm } from 'react-hook-form';
import { Button, Dialog, Field, slots } from './parts';

interface Values {
  name: string;
}

export default function ModalForm() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [project, setProject] = React.useState('Website');
  const { formState, handleSubmit, register, reset } = useForm<Values>();
  const error = formState.errors.name?.message;

  const handleOpen = () => {
    reset({ name: project });
    setOpen(true);
  };

  const save = ({ name }: Values) => {
    setProject(name);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button onClick={handleOpen}>Rename {project}</Button>
      <Modal open={open} onClose={() => setOpen(false)} slots={slots}>
        <Dialog role="dialog" aria-modal="true" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>Rename project</h2>
          <form noValidate onSubmit={handleSubmit(save)}>
            <label htmlFor={`${id}-name`}>Project name</label>
            <Field
              id={`${id}-name`}
              autoFocus
              aria-invalid={Boolean(error)}
              aria-describedby={error && `${id}-error`}
              {...register('name', { required: 'Enter a name.' })}
            />
            {error && <p id={`${id}-error`}>{error}</p>}
            <Button type="submit">Save</Button>
            <Button type="button" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </form>
        </Dialog>
      </Modal>
    </React.Fragment>
  );
}
