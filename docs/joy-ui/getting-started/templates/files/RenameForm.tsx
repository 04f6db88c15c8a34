import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { type FileItem } from './data';
import NameField from './NameField';
import { checkName } from './tree';
import { type FilesState } from './useFiles';
import useNameForm from './useNameForm';

interface RenameFormProps {
  file: FileItem;
  state: FilesState;
}

export default function RenameForm({ file, state }: RenameFormProps) {
  const [saved, setSaved] = React.useState('');
  const { submit, field } = useNameForm(
    file.name,
    (name) => checkName(state.files, name, file.parent, file.id),
    (name) => {
      if (name !== file.name) {
        state.rename(file, name);
      }
      setSaved(`Saved as ${name}`);
    },
  );

  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={submit}
      sx={{ alignItems: 'flex-start', '& > :first-of-type': { width: '100%' } }}
    >
      <NameField label="File name" {...field} />
      <Button type="submit" size="sm" variant="soft">
        Rename
      </Button>
      <Typography role="status" level="body-sm">
        {saved}
      </Typography>
    </Stack>
  );
}
