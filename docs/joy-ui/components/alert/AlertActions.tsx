import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function AlertActions() {
  const archive = React.useRef<HTMLButtonElement>(null);
  const [archived, setArchived] = React.useState(false);

  const handleUndo = () => {
    setArchived(false);
    archive.current?.focus();
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button ref={archive} onClick={() => setArchived(true)}>
        Archive project
      </Button>
      {archived && (
        <Alert
          variant="outlined"
          sx={{ alignSelf: 'stretch', flexWrap: 'wrap' }}
          endDecorator={
            <Stack direction="row" spacing={1}>
              <Button size="sm" variant="soft" onClick={handleUndo}>
                Undo
              </Button>
              <Button
                component="a"
                href="/joy-ui/react-list/"
                size="sm"
                variant="plain"
              >
                Show archive
              </Button>
            </Stack>
          }
        >
          Website relaunch was archived
        </Alert>
      )}
    </Stack>
  );
}
